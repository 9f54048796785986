import Foundation
import SiteHTML
import SiteModel
import Testing

@Suite("The colors")
struct ContrastTests {
  /// Which texts stand on which grounds.
  static let pairs: [(texts: [String], grounds: [String])] = [
    (["ink", "muted", "link"], ["ground", "panel", "sunk"]),
    (
      ["keyword", "type", "function", "string", "number", "comment", "attribute"]
        .map { "code-" + $0 }, ["ground", "panel", "sunk"]
    ),
    (["starting", "restoring", "running", "saving", "over"], ["ground", "panel"]),
    (["starting", "ink", "muted"], ["starting-tint"]),
    (["restoring", "ink", "muted"], ["restoring-tint"]),
    (["running", "ink", "muted"], ["running-tint"]),
    (["saving", "ink", "muted"], ["saving-tint"]),
    (["over", "ink", "muted"], ["over-tint"]),
    (["panel"], ["over"]),
  ]

  @Test("Leave every text readable on every ground, in both themes", arguments: ["light", "dark"])
  func texts(theme: String) throws {
    let colours = try #require(themes()[theme])
    for pair in Self.pairs {
      for text in pair.texts {
        for ground in pair.grounds {
          let contrast = try contrast(#require(colours[text]), #require(colours[ground]))
          #expect(contrast >= 4.5, "\(theme): \(text) on \(ground) is \(contrast)")
        }
      }
    }
  }

  @Test("Leave the edges of controls visible", arguments: ["light", "dark"])
  func edges(theme: String) throws {
    let colours = try #require(themes()[theme])
    let contrast = try contrast(#require(colours["line-strong"]), #require(colours["ground"]))
    #expect(contrast >= 3)
  }

  @Test("Name every color of code that the highlighter tells apart")
  func completeness() throws {
    let css = try #require(render(SampleGuide.site)["style.css"]).text
    let html = try #require(render(SampleGuide.site)["tab-bar.html"]).text
    let used = Set(html.matches(of: /<span class="(c[a-z])">/).map { String($0.output.1) })
    #expect(used.count >= 6)
    for name in used { #expect(css.contains(".\(name) {"), "\(name)") }
  }

  @Test("Are computed right")
  func computation() {
    #expect(abs(contrast([255, 255, 255], [0, 0, 0]) - 21) < 0.001)
    #expect(abs(contrast([119, 119, 119], [255, 255, 255]) - 4.478) < 0.001)
  }

  private func themes() throws -> [String: [String: [Double]]] {
    let css = try #require(render(SampleGuide.site)["style.css"]).text
    let pairs = css.matches(of: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/)
    return [
      "light": Dictionary(
        uniqueKeysWithValues: pairs.map { (String($0.output.1), colour($0.output.2)) }),
      "dark": Dictionary(
        uniqueKeysWithValues: pairs.map { (String($0.output.1), colour($0.output.3)) }),
    ]
  }

  private func colour(_ digits: Substring) -> [Double] {
    let value = Int(digits, radix: 16) ?? 0
    return [value >> 16, value >> 8 & 255, value & 255].map(Double.init)
  }

  /// The contrast of two colors as WCAG 2 defines it.
  private func contrast(_ a: [Double], _ b: [Double]) -> Double {
    let luminances = [luminance(a), luminance(b)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(_ colour: [Double]) -> Double {
    let linear = colour.map { $0 / 255 }.map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
