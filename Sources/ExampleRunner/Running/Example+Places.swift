import GuideExamples
import GuideMarkup

extension Example {
  /// The fences whose code the compiler sees.
  var codeFences: [Fence] { files.flatMap(\.fences) + launches.compactMap(\.fence) }

  /// Whether its code, or that of a build before it, can see on which line it stands.
  var asksForItsPlace: Bool {
    mustFail || earlierBuilds.contains(where: \.asksForItsPlace)
      || codeFences.contains { fence in
        fence.body.contains { Self.asksForItsPlace($0.text) }
      }
  }

  /// Words are looked for only where one could be: every line of a project is asked at each run.
  private static func asksForItsPlace(_ line: String) -> Bool {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "S") }) else {
      return false
    }
    return placeWords.contains { line.contains($0) }
  }

  private static let placeWords = ["#line", "#file", "#column", "callStack"]
}
