import AppleDialect

/// The main file of a program whose `@Test` functions run.
///
/// Swift Testing finds the functions in the program, and tells of each event as JSON through the entry point that it has
/// for tools. The file makes values of the record of them: `TestEvent` reads these again.
enum TestProgram {
  /// The file in which the author's code stands: that of `main.swift` would run from top to bottom, and have no tests.
  static let file = "Tests.swift"

  static var main: AuthoredProgram.File {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return AuthoredProgram.File(
      name: "main.swift",
      pieces: [
        AuthoredProgram.Piece(
          path: "main.swift", firstLine: 1, lines: lines.map { .init(text: String($0)) })
      ])
  }

  /// One at a time, or the record would have another order in each run.
  ///
  /// The smallest verbosity is the one with which Swift Testing prints nothing: what it prints has durations.
  private static let text = """
    import Foundation

    @_silgen_name("swt_abiv0_getEntryPoint")
    private func _entryPointOfTests() -> UnsafeRawPointer

    do {
      @Sendable func note(_ json: UnsafeRawBufferPointer) {
        guard let record = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any],
          let event = record["payload"] as? [String: Any]
        else { return }
        // A suite starts, too; only functions have parentheses.
        if event["kind"] as? String == "testStarted",
          (event["testID"] as? String)?.contains("(") == true
        {
          ExampleSupport._recordValue("test started", nil, "", 0)
        }
        // Where a skipped test stands is only in its identifier: `Module.name()/Tests.swift:3:2`.
        if event["kind"] as? String == "testSkipped", let test = event["testID"] as? String,
          test.contains("("), let slash = test.lastIndex(of: "/")
        {
          let place = test[test.index(after: slash)...].split(separator: ":")
          let name = test[..<slash].drop { $0 != "." }.dropFirst()
          ExampleSupport._recordValue(
            "test skipped \\(place.last ?? "1") \\(name)", nil, String(place.first ?? ""),
            place.count == 3 ? Int(place[1]) ?? 0 : 0)
        }
        guard let issue = event["issue"] as? [String: Any], issue["isKnown"] as? Bool != true,
          issue["isFailure"] as? Bool != false
        else { return }
        let messages = event["messages"] as? [[String: Any]] ?? []
        let text = messages.compactMap { $0["text"] as? String }.joined(separator: "\\n")
        let place = issue["sourceLocation"] as? [String: Any] ?? [:]
        ExampleSupport._recordValue(
          "test failed \\(place["column"] as? Int ?? 1) \\(text)", nil,
          place["filePath"] as? String ?? place["_filePath"] as? String ?? "",
          place["line"] as? Int ?? 0)
      }
      typealias EntryPoint = @convention(thin) @Sendable (
        UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
      ) async throws -> Bool
      let choice = Data(#"{"verbosity": -9223372036854775808, "parallel": false}"#.utf8)
      let configuration = UnsafeMutableRawBufferPointer.allocate(
        byteCount: choice.count, alignment: 1)
      configuration.copyBytes(from: choice)
      let entryPoint = unsafeBitCast(_entryPointOfTests(), to: EntryPoint.self)
      let passed = try await entryPoint(UnsafeRawBufferPointer(configuration), note)
      ExampleSupport._recordValue(passed ? "tests passed" : "tests failed", nil, "", 0)
    }
    """
}
