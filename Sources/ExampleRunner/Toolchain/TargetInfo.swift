/// What `swiftc -print-target-info` answers, as far as it is needed here.
struct TargetInfo: Decodable {
  struct Target: Decodable {
    var triple: String
    var arch: String
  }

  struct Paths: Decodable {
    var runtimeLibraryPaths: [String]
    var runtimeResourcePath: String
  }

  var compilerVersion: String
  var target: Target
  var paths: Paths
}

/// Has each compiler asked once for its places, however many want to know at the same time.
///
/// Runners that begin together would each start a process otherwise, and run out of descriptors.
actor TargetInfoRequests {
  private var running: [String: Task<String, any Error>] = [:]

  /// What a compiler answers; a call after the answer has come asks again.
  func answer(
    of compiler: String, _ ask: @escaping @Sendable (String) async throws -> String
  ) async throws -> String {
    if let task = running[compiler] { return try await task.value }
    let task = Task { try await ask(compiler) }
    running[compiler] = task
    defer { running[compiler] = nil }
    return try await task.value
  }
}
