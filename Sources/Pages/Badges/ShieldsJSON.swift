/// A badge for shields.io's endpoint: its keys and no others.
struct ShieldsJSON {
  let bytes: [UInt8]

  init(_ badge: Badge) {
    var json = JSONWriter(capacity: 160)
    json.object { json in
      json.key("schemaVersion")
      json.number(1)
      json.key("label")
      json.string(badge.label)
      json.key("message")
      json.string(badge.message)
      json.key("color")
      json.string(badge.shieldsColor)
      if badge.isError {
        json.key("isError")
        json.bool(true)
      }
      json.key("cacheSeconds")
      json.number(3600)
    }
    bytes = json.bytes + [UInt8(ascii: "\n")]
  }
}
