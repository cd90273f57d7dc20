import Testing

@testable import Pages

@Suite("Pictures that tests record")
struct PictureTests {
  private static let begin = "<svg xmlns=\"http://www.w3.org/2000/svg\""

  private func refusal(_ svg: String) -> String? {
    guard case .failure(let refusal) = Picture.check(svg) else { return nil }
    return refusal.reason
  }

  @Test(arguments: [
    "\(begin) width=\"51\" height=\"31\"><!-- a switch --><g fill='#0f0'><rect width=\"51\"/></g></svg>",
    "\(begin)><title>On &amp; off &#8212;</title><use href=\"#a\"/><path fill=\"url(#b)\" d=\"M0 0\"/></svg>\n",
  ])
  func areShownWhenTheyOnlyDraw(svg: String) throws {
    #expect(refusal(svg) == nil)
  }

  @Test(arguments: [
    ("\(begin)><script>boo()</script></svg>", "it has the element 'script'"),
    ("\(begin)><foreignObject/></svg>", "it has the element 'foreignObject'"),
    ("\(begin)><image href=\"#a\"/></svg>", "it has the element 'image'"),
    ("\(begin)><animate attributeName=\"href\"/></svg>", "it has the element 'animate'"),
    ("\(begin)><a href=\"#a\"/></svg>", "it has the element 'a'"),
    ("\(begin)><style>*{}</style></svg>", "it has the element 'style'"),
    ("\(begin) onload=\"boo()\"></svg>", "it has the attribute 'onload'"),
    ("\(begin)><g style=\"fill:red\"/></svg>", "it has the attribute 'style'"),
    ("\(begin)><use href=\"https://example.org/#a\"/></svg>", "it refers to another file"),
    ("\(begin)><use xlink:href=\"#a\"/></svg>", "it has the attribute 'xlink:href'"),
    ("\(begin)><g fill=\"URL( 'http://example.org'\"/></svg>", "it refers to another file"),
    (
      "\(begin)><g fill=\"u&#114;l(http://example.org)\"/></svg>", "it hides something in an entity"
    ),
    ("\(begin)><g fill=\"u\\72l(http://example.org)\"/></svg>", "it hides something in an entity"),
    ("\(begin)><g></svg>", "it is not well-formed"),
    ("\(begin)><g>", "it is not whole"),
    ("\(begin) width=\"1\" width=\"2\"/>", "the attribute 'width' stands twice"),
    ("\(begin)/>\(begin)/>", "something follows the picture"),
    ("\(begin)/>words", "text stands around the picture"),
    ("<svg/>", "it does not say that it is SVG"),
    ("<g/>", "it does not begin with 'svg'"),
    ("<!DOCTYPE svg><svg/>", "it is not plain SVG"),
    ("<?xml version=\"1.0\"?>\(begin)/>", "it is not plain SVG"),
    ("\(begin)><![CDATA[x]]></svg>", "it is not plain SVG"),
    ("\(begin)>&boo;</svg>", "it has the entity '&boo;'"),
    ("\(begin)>\u{0}</svg>", "it has a control character"),
    ("\(begin) fill=\"\u{1}\"/>", "it has a control character"),
    ("\(begin)><!-- \u{1} --></svg>", "it has a control character"),
    ("\(begin)><!-- --!> <g> --></svg>", "it is not well-formed"),
    ("\(begin)>]]></svg>", "it is not well-formed"),
    ("\(begin)>\u{FFFE}</svg>", "it has a character that XML does not allow"),
    ("\(begin)>&#0;</svg>", "it has the entity '&#0;'"),
    ("\(begin)>&#xD800;</svg>", "it has the entity '&#xD800;'"),
    ("\(begin)>&#;</svg>", "it has the entity '&#;'"),
    ("\(begin)>&#+65;</svg>", "it has the entity '&#+65;'"),
    ("", "it is not whole"),
    (begin + String(repeating: "><g", count: 100) + ">", "it is nested too deep"),
    (begin + " d=\"" + String(repeating: "M", count: 300_000) + "\"/>", "it is too large"),
  ])
  func areRefusedWhenTheyDoMore(svg: String, reason: String) {
    #expect(refusal(svg) == reason)
  }

  @Test(arguments: [
    ("width=\"51\" height=\"31\"", 51, 31), ("width=\"51px\" height=\"31px\"", 51, 31),
    ("viewBox=\"0 0 50.5 31\"", 51, 31), ("viewBox=\"0,0,9,8\" width=\"100%\"", 9, 8),
  ])
  func tellTheirSize(attributes: String, width: Int, height: Int) throws {
    let picture = try Picture.check("\(Self.begin) \(attributes)/>").get()
    #expect(picture.size == Picture.Size(width: width, height: height))
  }

  @Test func haveNoSizeThatCannotBe() throws {
    for attributes in ["width=\"1e9\" height=\"3\"", "width=\"nan\" height=\"1\"", ""] {
      #expect(try Picture.check("\(Self.begin) \(attributes)/>").get().size == nil)
    }
  }

  @Test func areNamedByTheirBytes() throws {
    let one = try Picture.check("\(Self.begin)/>").get()
    let other = try Picture.check("\(Self.begin) />").get()
    #expect(one.hash.count == 32 && one.hash != other.hash)
    #expect(try Picture.check("\(Self.begin)/>").get() == one)
  }
}
