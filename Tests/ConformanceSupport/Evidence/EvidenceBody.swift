public import Scenarios

/// What a test observed, as a page shows it: the `kind` and `body` of an evidence line.
public enum EvidenceBody: Hashable, Sendable {
  /// What was done and what followed, in order.
  ///
  /// `{"steps":[{"do":"tap Wi-Fi","then":["says “Wi-Fi. Switch Button. Off.”"]}]}`
  case transcript([Step])

  /// A screen, the steps on it and what followed, complete enough to be played again.
  ///
  /// `{"schema":1,"device":{…},"screen":{…},"steps":[…],"observed":[…]}`
  case scenario(Scenario)

  /// Values that were compared, in order.
  ///
  /// `{"rows":[{"what":"track colour","expected":"systemGreen","got":"systemGreen"}]}`
  case comparison([Row])

  /// A picture in SVG with a title and a text for those who do not see it.
  ///
  /// `{"title":"On","alternative":"A switch that is on","svg":"<svg …>"}`
  case picture(title: String, alternative: String, svg: String)

  /// Plain text.
  ///
  /// `{"text":"…"}`
  case text(String)

  /// One thing that was done and what followed.
  public struct Step: Hashable, Sendable {
    /// What was done, in the present tense, such as "taps Wi-Fi".
    public var action: String
    /// What followed, in order; may be empty.
    public var consequences: [String]

    /// A step and what followed.
    public init(_ action: String, then consequences: [String] = []) {
      self.action = action
      self.consequences = consequences
    }
  }

  /// One value that was compared.
  public struct Row: Hashable, Sendable {
    /// What the value is.
    public var what: String
    /// What it should be.
    public var expected: String
    /// What it was.
    public var got: String

    /// A value with what it should be.
    public init(what: String, expected: String, got: String) {
      self.what = what
      self.expected = expected
      self.got = got
    }
  }

  /// The value of `kind`.
  var kind: String {
    switch self {
    case .transcript: "transcript"
    case .scenario: "scenario"
    case .comparison: "comparison"
    case .picture: "picture"
    case .text: "text"
    }
  }

  /// The value of `body`, as JSON.
  var json: String {
    switch self {
    case .transcript(let steps):
      JSONText.object([
        "steps": JSONText.array(
          steps.map { step in
            JSONText.object([
              "do": JSONText.string(step.action),
              "then": JSONText.array(step.consequences.map(JSONText.string)),
            ])
          })
      ])
    case .scenario(let scenario): scenario.json.description
    case .comparison(let rows):
      JSONText.object([
        "rows": JSONText.array(
          rows.map { row in
            JSONText.object([
              "what": JSONText.string(row.what), "expected": JSONText.string(row.expected),
              "got": JSONText.string(row.got),
            ])
          })
      ])
    case .picture(let title, let alternative, let svg):
      JSONText.object([
        "title": JSONText.string(title), "alternative": JSONText.string(alternative),
        "svg": JSONText.string(svg),
      ])
    case .text(let text):
      JSONText.object(["text": JSONText.string(text)])
    }
  }
}
