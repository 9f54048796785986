/// What Clang answered to this process.
actor LinkerCalls {
  private var known: [[String]: Task<LinkerCall, any Error>] = [:]

  /// How Clang would call the linker with these arguments.
  func call(clang: String, arguments: [String]) async throws -> LinkerCall {
    let question = [clang] + arguments
    if let known = known[question] { return try await known.value }
    let task = Task { try await Self.ask(clang, arguments) }
    known[question] = task
    do {
      return try await task.value
    } catch {
      known[question] = nil
      throw error
    }
  }

  private static func ask(_ clang: String, _ arguments: [String]) async throws -> LinkerCall {
    let command = Command(
      executable: clang, arguments: ["-###"] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
    let answer = try await command.runSuccessfully()
    guard let call = LinkerCall(printed: answer.errorText) else {
      throw RunnerError.commandFailed(
        executable: clang, reason: "it does not print how it calls the linker: \(answer.errorText)")
    }
    return call
  }
}
