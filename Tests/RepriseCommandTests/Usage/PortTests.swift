import Foundation
import Testing

@Suite("serve --port")
struct PortTests {
  /// Listens at a port of the system's choice, or at the one that `serve` takes, for the time of `body`.
  private func listening(
    at wanted: UInt16 = 0, _ body: (UInt16) async throws -> Void
  ) async throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = wanted.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        // Another program may listen there already, which is as good.
        if bind(descriptor, address, length) == 0 { listen(descriptor, 1) }
        getsockname(descriptor, address, &length)
      }
    }
    try await body(UInt16(bigEndian: address.sin_port))
  }

  @Test("Refuses a port that is taken")
  func takenPort() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try await listening { port in
        let finished = try await project.reprise("serve", "--port", "\(port)")
        #expect(finished.exitCode == 2)
        #expect(
          finished.errors == """
            reprise: error: Port \(port) cannot be used: address already in use. Without --port, the \
            next free one is used.

            """)
      }
    }
  }

  @Test("Takes the next port where none was asked for, and says why")
  func nextPort() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("", to: "said")
      let said = project.folder
      try await listening(at: 8137) { _ in
        let command = try project.start(["serve"], output: "\(said.path)/said")
        try await Waiting.until {
          try said.text("said").contains("\n")
        } then: {
          _ = kill(command.identifier, SIGTERM)
        }
        let line = try said.text("said")
        #expect(line.hasPrefix("Serving Content (port 8137 is in use), examples run "))
        #expect(line.contains(", at http://127.0.0.1:"))
        #expect(!line.contains("127.0.0.1:8137/"))
        _ = try await command.finished()
      }
    }
  }
}
