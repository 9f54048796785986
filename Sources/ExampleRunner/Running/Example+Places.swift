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

  private static func asksForItsPlace(_ line: String) -> Bool {
    placeWords.contains { line.hasBytes(of: $0) }
  }

  private static let placeWords = ["#line", "#file", "#column", "callStack"]
}
