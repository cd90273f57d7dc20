import UIKitModel

extension ObjectClass {
  /// A slider.
  static var uiSlider: ObjectClass {
    var entry = ObjectClass(
      "UISlider", inherits: "UIControl", make: { _ throws(ScenarioError) in UISlider() },
      properties: [
        Property(
          "minimumValue", of: UISlider.self, get: { $0.minimumValue },
          set: { $0.minimumValue = $1 }),
        Property(
          "maximumValue", of: UISlider.self, get: { $0.maximumValue },
          set: { $0.maximumValue = $1 }),
        Property(
          "isContinuous", of: UISlider.self, get: { $0.isContinuous },
          set: { $0.isContinuous = $1 }),
        Property("value", of: UISlider.self, get: { $0.value }, set: { $0.value = $1 }),
        Property(
          "thumbTintColor", of: UISlider.self, get: { $0.look.thumbTintColor },
          set: { $0.look.thumbTintColor = $1 }),
        Property(
          "minimumTrackTintColor", of: UISlider.self, get: { $0.look.minimumTrackTintColor },
          set: { $0.look.minimumTrackTintColor = $1 }),
        Property(
          "maximumTrackTintColor", of: UISlider.self, get: { $0.look.maximumTrackTintColor },
          set: { $0.look.maximumTrackTintColor = $1 }),
      ],
      methods: [
        Method("setThumbImage", of: UISlider.self) { (slider, arguments) throws(ScenarioError) in
          slider.look.setThumbImage(try arguments.value(0, UIImage?.self), for: .normal)
          return nil
        },
        Method("setValue", of: UISlider.self) { (slider, arguments) throws(ScenarioError) in
          slider.setValue(
            try arguments.value(0, Double.self), animated: try arguments.value(1, Bool.self))
          return nil
        },
      ])
    entry.drawing = { ($0 as? UISlider)?.drawing() }
    return entry
  }
}
