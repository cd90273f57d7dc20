/// A bar from which sheets can be shown; the model has none of its items.
///
/// Source: uikit-headers
public final class UITabBar: UIView {}
