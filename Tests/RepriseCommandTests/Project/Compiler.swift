import Foundation
import Testing

/// The Swift compiler that tests find.
enum Compiler {
  /// A folder for `PATH` with the compiler, and nothing else.
  static func folderWithoutBubblewrap(in folder: Folder) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(
      path.split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile))
    let programs = folder("programs")
    try programs.make()
    // The compiler finds its own parts from where it really lies.
    let script = "#!/bin/sh\nexec \(compiler) \"$@\"\n"
    try programs.write(script, to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(programs.path)/swiftc")
    return programs.path
  }
}
