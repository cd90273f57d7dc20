import AccessibilityModel
public import UIKitModel

extension RecordingDelegate: UIAlertViewDelegate {
  /// `{"delegate":"clicked","of":"alert","with":[index]}`.
  public func alertView(_ alert: UIAlertView, clickedButtonAt index: Int) {
    told("clicked", [index.json])
  }

  /// `{"delegate":"cancel","of":"alert"}`.
  public func alertViewCancel(_ alert: UIAlertView) { told("cancel") }

  /// `{"delegate":"willPresent","of":"alert"}`.
  public func willPresent(_ alert: UIAlertView) { told("willPresent") }

  /// `{"delegate":"didPresent","of":"alert"}`.
  public func didPresent(_ alert: UIAlertView) { told("didPresent") }

  /// `{"delegate":"willDismiss","of":"alert","with":[index]}`.
  public func alertView(_ alert: UIAlertView, willDismissWithButtonIndex index: Int) {
    told("willDismiss", [index.json])
  }

  /// `{"delegate":"didDismiss","of":"alert","with":[index]}`.
  public func alertView(_ alert: UIAlertView, didDismissWithButtonIndex index: Int) {
    told("didDismiss", [index.json])
  }

  /// `{"delegate":"shouldEnableFirstOther","of":"alert"}`; yes unless it says no.
  public func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView) -> Bool {
    asked("shouldEnableFirstOther", else: true)
  }
}

extension ObjectClass {
  /// An alert. Its texts are taken when it is made; it is shown from nowhere.
  static var uiAlertView: ObjectClass {
    var entry = ObjectClass(
      "UIAlertView", inherits: "UIView",
      make: { birth throws(ScenarioError) in
        let others = birth.node.properties.last { $0.name == "otherButtonTitles" }?.value
        return UIAlertView(
          title: birth.text("title"), message: birth.text("message"), delegate: nil,
          cancelButtonTitle: birth.text("cancelButtonTitle"),
          otherButtonTitles: others.flatMap { [String].read($0) } ?? [])
      },
      properties: [
        .choice(
          "alertViewStyle", of: UIAlertView.self,
          [
            ("default", .default), ("secureTextInput", .secureTextInput),
            ("plainTextInput", .plainTextInput),
            ("loginAndPasswordInput", .loginAndPasswordInput),
          ],
          get: { $0.alertViewStyle }, set: { $0.alertViewStyle = $1 }),
        Property(
          "texts", of: UIAlertView.self,
          get: { alert in (0..<2).compactMap { alert.textField(at: $0)?.text } }),
      ],
      methods: [
        Method("typeText", of: UIAlertView.self) { (alert, arguments) throws(ScenarioError) in
          let index = try arguments.value(0, Int.self)
          guard let field = alert.textField(at: index) else {
            throw ScenarioError("the alert has no field \(index)")
          }
          field.insertText(try arguments.value(1, String.self))
          return nil
        },
        Method("fields", of: UIAlertView.self) { (alert, _) throws(ScenarioError) in
          .array((0..<3).map { (alert.textField(at: $0)?.isSecureTextEntry).json })
        },
        Method("layout", of: UIAlertView.self) { (alert, _) throws(ScenarioError) in
          [
            "frame": alert.frame.json,
            "buttons": .array(
              alert.visibleButtons.map { [($0.title ?? "").json, $0.frame.json] }),
          ]
        },
      ])
    entry.taken = ["title", "message", "cancelButtonTitle", "otherButtonTitles"]
    entry.drawing = { ($0 as? UIAlertView)?.drawing() }
    entry.delegates = DelegateHook(methods: [
      ("clicked", UIAlertView.DelegateSelector.clicked),
      ("cancel", UIAlertView.DelegateSelector.cancel),
      ("willPresent", UIAlertView.DelegateSelector.willPresent),
      ("didPresent", UIAlertView.DelegateSelector.didPresent),
      ("willDismiss", UIAlertView.DelegateSelector.willDismiss),
      ("didDismiss", UIAlertView.DelegateSelector.didDismiss),
      ("shouldEnableFirstOther", UIAlertView.DelegateSelector.shouldEnable),
    ]) { (object, delegate) throws(ScenarioError) in
      (object as? UIAlertView)?.delegate = delegate
    }
    entry.show = { (object, _, _, player) throws(ScenarioError) in
      (object as? UIAlertView)?.show(on: player.screen)
    }
    entry.shown = { ($0 as? UIAlertView)?.isVisible == true ? "alert" : nil }
    entry.systemCancel = { object, _ in (object as? UIAlertView)?.systemCancel() }
    return entry
  }
}
