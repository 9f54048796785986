import Foundation
import Glibc
import KeyedArchive
import Testing

struct AtomicFileTests {
  @Test func writesANewFileAndReplacesAnOldOne() throws {
    let folder = try ScratchFolder()
    let path = folder.path("data.data")
    for text in ["first", "a second, longer one", "3"] {
      try AtomicFile.write(Data(text.utf8), to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(try folder.names == ["data.data"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func writesALargeFile() throws {
    let folder = try ScratchFolder()
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try AtomicFile.write(data, to: folder.path("large"))
    #expect(try BoundedFile.read(folder.path("large"), limit: 3_000_000) == data)
  }

  @Test func leavesAFolderInTheFilesPlaceAsItWas() throws {
    let folder = try ScratchFolder()
    let path = folder.path("data.data")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write(Data("new".utf8), to: path)
    }
    #expect(error?.description == "\(path): cannot rename it: Is a directory")
    #expect(try folder.names == ["data.data"])
  }

  @Test func replacesAPipeAndALinkWithoutFollowingThem() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try AtomicFile.write(Data("new".utf8), to: folder.path("pipe"))
    #expect(try String(contentsOfFile: folder.path("pipe"), encoding: .utf8) == "new")

    try "old".write(toFile: folder.path("target"), atomically: false, encoding: .utf8)
    try #require(symlink("target", folder.path("link")) == 0)
    try AtomicFile.write(Data("new".utf8), to: folder.path("link"))
    #expect(try String(contentsOfFile: folder.path("target"), encoding: .utf8) == "old")
    #expect(try folder.names == ["link", "pipe", "target"])
  }

  @Test func namesAFolderThatDoesNotExist() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write(Data(), to: folder.path("missing/data.data"))
    }
    guard case .system(.open, code: ENOENT)? = error?.reason else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func removesOnlyWhatCrashedWritersOfThatFileLeft() throws {
    let folder = try ScratchFolder()
    let path = folder.path("data.data")
    for name in [
      ".data.data.1f.saving", ".data.data.0.saving", ".other.data.1.saving", "data.data",
      ".data.data.saved",
    ] {
      _ = try folder.file(Data("x".utf8), named: name)
    }
    try #require(mkfifo(folder.path(".data.data.2.saving"), 0o600) == 0)
    try #require(symlink("data.data", folder.path(".data.data.3.saving")) == 0)
    #expect(try AtomicFile.removeLeftovers(of: path) == 2)
    #expect(
      try folder.names == [
        ".data.data.2.saving", ".data.data.3.saving", ".data.data.saved", ".other.data.1.saving",
        "data.data",
      ])
  }

  @Test func leavesAFileAloneThatIsBeingWritten() throws {
    let folder = try ScratchFolder()
    let path = folder.path("data.data")
    let temporary = try folder.file(Data("half".utf8), named: ".data.data.5.saving")
    let descriptor = open(temporary.path, O_RDONLY)
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(try AtomicFile.removeLeftovers(of: path) == 0)
    close(descriptor)
    #expect(try AtomicFile.removeLeftovers(of: path) == 1)
  }

  @Test func lastsThroughWritersAndRemoversAtOnce() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("data.data")
    let contents = (0..<4).map { Data(repeating: UInt8($0), count: 10_000) }
    try AtomicFile.write(contents[0], to: path)
    try await withThrowingTaskGroup { group in
      for content in contents {
        group.addTask { for _ in 0..<20 { try AtomicFile.write(content, to: path) } }
      }
      group.addTask { for _ in 0..<100 { try AtomicFile.removeLeftovers(of: path) } }
      for _ in 0..<100 {
        #expect(contents.contains(try BoundedFile.read(path, limit: 10_000)))
      }
      try await group.waitForAll()
    }
    #expect(try folder.names == ["data.data"])
  }
}
