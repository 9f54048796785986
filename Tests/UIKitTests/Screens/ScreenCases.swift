import RunRecord
import Testing

/// Cases of one app: each is a launch of its own, which ends in front of the user.
///
/// All cases of a suite are compiled once.
struct ScreenCases {
  private let launches: Task<[String: LaunchRecord], any Error>

  init(_ cases: KeyValuePairs<String, String>, beside code: String = "") {
    let names = cases.map(\.key)
    let program = AppProgram(
      page: "class Page: UIViewController {}\n" + Self.help + "\n" + code,
      launches: cases.map(\.value))
    launches = Task {
      let run = try await program.run()
      return Dictionary(uniqueKeysWithValues: zip(names, run.launches))
    }
  }

  /// The launch of a case.
  func launch(_ name: String) async throws -> LaunchRecord {
    try #require(try await launches.value[name])
  }

  /// Checks what VoiceOver would read of the last screen of a case, without its size.
  func check(
    _ name: String, at moment: ScreenMoment? = nil, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let drawing = try #require(try await launch(name).drawing(at: moment))
    let lines = ScreenDump.text(drawing).split(separator: "\n").dropFirst()
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  private static let help = """
    func label(_ text: String, y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
      label.text = text
      return label
    }
    """
}
