import Foundation
import Glibc
import KeyedArchive
import Testing

struct BoundedFileTests {
  @Test(arguments: [0, 1, 1_000])
  func readsAFileUpToTheLimit(count: Int) throws {
    let file = try ScratchFolder().file(Data(repeating: 7, count: count))
    #expect(
      try BoundedFile.read(file.path, limit: count) == Data(repeating: 7, count: count))
  }

  @Test func refusesALargerFile() throws {
    let file = try ScratchFolder().file(Data(repeating: 7, count: 11))
    #expect(
      error(file.path, limit: 10) == "\(file.path): it has more than the 10 bytes that are read")
  }

  @Test func refusesAHugeFileWithoutReadingIt() throws {
    let file = try ScratchFolder().file(Data())
    try #require(truncate(file.path, 4 << 30) == 0)
    #expect(
      error(file.path, limit: 64 << 20)
        == "\(file.path): it has more than the 67108864 bytes that are read")
  }

  @Test(.timeLimit(.minutes(5)))
  func doesNotWaitForAPipe() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(
      error(folder.path("pipe"), limit: 10) == "\(folder.path("pipe")): it is not a regular file")
  }

  @Test func namesWhatIsNoFile() throws {
    let folder = try ScratchFolder()
    #expect(error(folder.path, limit: 10) == "\(folder.path): it is not a regular file")
    #expect(error("/dev/zero", limit: 10) == "/dev/zero: it is not a regular file")
    let missing = folder.path("missing")
    #expect(error(missing, limit: 10) == "\(missing): cannot open it: No such file or directory")
  }

  @Test func namesALinkToItself() throws {
    let folder = try ScratchFolder()
    let path = folder.path("loop")
    try #require(symlink("loop", path) == 0)
    #expect(error(path, limit: 10) == "\(path): cannot open it: Too many levels of symbolic links")
  }

  private func error(_ path: String, limit: Int) -> String {
    do throws(FileError) {
      _ = try BoundedFile.read(path, limit: limit)
      return "no error"
    } catch {
      return error.description
    }
  }
}
