import AccessibilityModel
import UIKitModel

extension Drawing {
  /// What can be seen, as data: the layers that are not covered, from back to front.
  var json: JSON {
    let seen: [JSON] = visibleLayers.map { layer in
      var members = [JSON.Member("layer", .string(layer.role.rawValue))]
      switch layer.paint {
      case .fill(let color): members.append(JSON.Member("fill", color.json))
      case .outline(let color): members.append(JSON.Member("outline", color.json))
      case .text(let text, let color):
        members.append(JSON.Member("text", .string(text)))
        members.append(JSON.Member("color", color.json))
      case .image(let image): members.append(JSON.Member("image", .string(image.name)))
      }
      members.append(JSON.Member("frame", layer.rect.json))
      return .object(members)
    }
    return ["size": size.json, "opacity": .number(opacity), "layers": .array(seen)]
  }
}
