package import Diagnostics
package import ExampleRunner
import FlyingFox
import FlyingSocks
import Foundation
import Glibc
package import SiteBuilder

/// Serves a project's site on this machine while its guides are being written.
package struct SiteServer: Sendable {
  private let pipeline: Pipeline
  private let folders: ProjectFolders
  private let programFiles: [String]

  /// - Parameters:
  ///   - pipeline: One with a memory, or every change costs as much as the first.
  ///   - programFiles: What is built again with the program that serves.
  package init(pipeline: Pipeline, folders: ProjectFolders, programFiles: [String]) {
    self.pipeline = pipeline
    self.programFiles = programFiles
    self.folders = folders
  }

  /// Serves until the task is canceled; then everything that it started has ended.
  ///
  /// - Parameters:
  ///   - port: The port to listen at; where it is in use, the next free one.
  ///   - started: Told the address, and what keeps examples apart, when the server listens.
  ///   - changed: Told what is wrong with the guides, whenever they were gone through.
  ///   - outdated: Told when the program was rebuilt.
  package func run(
    port wanted: UInt16, started: @escaping @Sendable (String, Isolation) -> Void,
    changed: @escaping @Sendable ([Diagnostic]) -> Void,
    outdated: @escaping @Sendable () -> Void
  ) async throws {
    let program = ProgramWatch(programFiles)
    let files = try ServeFiles(folder: folders.site)
    let isolation = try await pipeline.isolationOfExamples()
    let listener = try ConnectionListener.open(from: wanted)
    let playground = Playground(pipeline: pipeline)
    let listeners = PageListeners { page in Task { await playground.cancel(page) } }
    let live = LiveSite(pipeline: pipeline, folders: folders, listeners: listeners)
    let language = LanguageService(folder: "\(folders.cache)/language") { [pipeline] in
      try await pipeline.languageTools(in: $0)
    }
    let handler = SiteHandler(
      gate: RequestGate(port: listener.port, token: SessionToken()), live: live,
      listeners: listeners,
      playground: playground, language: language, files: files,
      templates: Templates.all(in: folders))
    // A name that leaves nothing on the disk, whatever ends the process.
    let inner = sockaddr_un.unix(abstractNamespace: "reprise-\(SessionToken().text)")
    let server = HTTPServer(
      address: inner, timeout: Self.longestAnswer, pool: SocketPool(queue: PollEventQueue()),
      logger: .disabled, handler: handler)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          try await listener.admit(to: inner)
        }
        group.addTask {
          started("http://127.0.0.1:\(listener.port)/", isolation)
          try await follow(
            live, playground: playground, templates: handler.templates, changed: changed)
        }
        group.addTask {
          try await program.follow {
            live.becomeOutdated()
            outdated()
          }
        }
        defer { group.cancelAll() }
        // None of them ends but by an error, or because all shall.
        try await group.next()
      }
    } catch {
      // Whatever ended it, nothing that it started goes on.
      await playground.close()
      await language.end()
      throw error
    }
  }

  /// A build and sixteen launches, each up to its limit.
  private static let longestAnswer: TimeInterval = 180

  /// Goes through the project whenever it has changed, and gives up what it was at when it changes
  /// again.
  private func follow(
    _ live: LiveSite, playground: Playground, templates: [String: ServedExample],
    changed: @escaping @Sendable ([Diagnostic]) -> Void
  ) async throws {
    let watch = FolderWatch(
      [folders.content, folders.site], flat: pipeline.currentModules.watchedFolders)
    // Nothing that changes while the guides are read for the first time is missed.
    watch.begin()
    var isFirst = true
    while true {
      let warmsUp = isFirst
      isFirst = false
      let work = Task(executorPreference: WorkThreads.shared) {
        try await live.update()
        changed(live.state.findings)
        if warmsUp, let template = templates.values.first { await playground.warmUp(template) }
      }
      do {
        try await watch.change()
      } catch {
        await Self.end(work)
        throw error
      }
      await Self.end(work)
    }
  }

  /// Gives something up, and returns when its processes and folders are gone.
  private static func end(_ work: Task<Void, any Error>) async {
    work.cancel()
    _ = await work.result
  }
}
