import Foundation
import SiteServer
import Testing

@Suite("What a language server sends")
struct LanguageMessageTests {
  @Test("Is taken apart by the lengths before the messages, in whatever pieces it comes")
  func messages() throws {
    let sent = "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\nContent-Type: x\r\n\r\n[1]"
    #expect(try messages(in: sent) == ["{}", "[1]"])
  }

  @Test(
    "Ends where a head is none, or tells of more than a message may have",
    arguments: [
      "Content-Length: -1", "Content-Length: 9223372036854775807", "Content-Length: 67108865",
      "Content-Length:", "Length: 2", String(repeating: "x", count: 100_000),
    ])
  func damage(head: String) throws {
    #expect(try messages(in: "Content-Length: 1\r\n\r\n1\(head)\r\n\r\n[]") == ["1"])
  }

  private func messages(in sent: String) throws -> [String] {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    // More than a pipe holds waits to be read.
    Thread.detachNewThread {
      end.write(Data(sent.utf8))
      try? end.close()
    }
    var messages = LanguageMessages(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var texts: [String] = []
    while let message = messages.next() { texts.append(String(decoding: message, as: UTF8.self)) }
    return texts
  }
}
