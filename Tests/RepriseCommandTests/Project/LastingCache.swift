import Foundation

/// The cache that tests share and that outlives them, for those that are not about a cache.
enum LastingCache {
  /// A folder for results, another one for each build of the tool: results of an older build would
  /// hide what the new one does.
  static func folder() throws -> Folder { try ofThisBuild.get() }

  /// The compiled modules of the toolchain, which take most of the time of filling an empty cache.
  static let modules = parent("modules")

  private static let parent = Folder(
    path: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/tested").standardizedFileURL.path)

  private static let ofThisBuild = Result {
    let builds = parent("command")
    let build = builds(try digestOfTool())
    if try !builds.names().contains(URL(filePath: build.path).lastPathComponent) {
      // What an older build left is not used again.
      try? FileManager.default.removeItem(atPath: builds.path)
      try build.make()
    }
    try link("module-cache", of: build, to: modules)
    return build
  }

  /// Makes an empty cache use what all tests share: the compiled modules of the toolchain, the copy
  /// of the engine, and what is known of files.
  static func linkWhatIsShared(from cache: Folder) throws {
    try link("module-cache", of: cache, to: modules)
    for name in ["engine", "known"] { try link(name, of: cache, to: folder()(name)) }
  }

  private static func link(_ name: String, of cache: Folder, to shared: Folder) throws {
    try shared.make()
    try cache.make()
    guard try !cache.names().contains(name) else { return }
    try FileManager.default.createSymbolicLink(
      atPath: cache(name).path, withDestinationPath: shared.path)
  }

  /// A digest of all programs on which a result depends, but for the engine: its content is part of
  /// each result's key.
  private static func digestOfTool() throws -> String {
    let tool = try RunningCommand.tool()
    let folder = tool.deletingLastPathComponent().path
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "cat \"$@\" | sha256sum", "sh", tool.path, "\(folder)/reprise-supervisor",
      "\(folder)/reprise-launcher", "\(folder)/libRepriseForkServer.so",
    ]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return String(text.prefix(32))
  }
}
