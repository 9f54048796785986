import Foundation
import RunRecord
import Testing

struct RecordStreamTests {
  private let event = RecordStream.Entry.event(
    TraceEvent(
      phase: .preserve, object: ObjectReference(path: "Tabs/:[0]:/Feed", className: "Feed"),
      .hook(
        MethodCall("encode", detail: "a \"quoted\"\nline / é", isImplemented: true)),
      callSites: [CallSite(address: .max), CallSite(address: nil, path: "a.md", line: 3)]))

  private let termination = RecordStream.Entry.termination(
    .signalled(signal: 5, message: "Fatal error", callSites: []))

  @Test func readsWhatWasWritten() throws {
    let data = try RecordStream.line(for: event) + RecordStream.line(for: termination)
    #expect(try RecordStream.entries(in: data) == [event, termination])
  }

  @Test func writesEachEntryOnOneLine() throws {
    let line = try RecordStream.line(for: event)
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(line.last == UInt8(ascii: "\n"))
  }

  @Test func readsNothingFromAnEmptyFile() throws {
    #expect(try RecordStream.entries(in: Data()) == [])
    #expect(try RecordStream.entries(in: Data("\n".utf8)) == [])
  }

  @Test func leavesOutALastLineThatWasCutAnywhere() throws {
    let first = try RecordStream.line(for: event)
    let last = try RecordStream.line(for: termination)
    for length in 0..<last.count {
      #expect(try RecordStream.entries(in: first + last.prefix(length)) == [event])
    }
  }

  @Test func leavesOutAnOnlyLineThatWasCut() throws {
    let line = try RecordStream.line(for: event)
    #expect(try RecordStream.entries(in: line.dropLast()) == [])
  }

  @Test(arguments: ["{}\n", "no JSON\n", "\u{0}\n", "{\"event\":{}}\n", "[]\n"])
  func refusesAWholeLineThatIsNoEntry(_ line: String) throws {
    let data = try RecordStream.line(for: event) + Data(line.utf8)
    #expect(throws: DecodingError.self) { try RecordStream.entries(in: data) }
  }

  @Test func readsDataThatIsPartOfOther() throws {
    let data = Data("xx".utf8) + (try RecordStream.line(for: event))
    #expect(try RecordStream.entries(in: data.dropFirst(2)) == [event])
  }
}
