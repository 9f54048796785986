import RunRecord
import Testing

struct TraceChangeTests {
  private func launch(savedBytes: Int) -> LaunchRecord {
    let event = TraceEvent(phase: .preserve, .warning(.savedStateIsLarge(byteCount: savedBytes)))
    return LaunchRecord(number: 1, events: [event], output: "", termination: .killedAtEnd)
  }

  @Test func isEmptyWhereAReaderSeesTheSame() {
    let first = launch(savedBytes: 63_210)
    #expect(TraceChange(from: first, to: launch(savedBytes: 63_220)).isEmpty)
    #expect(!TraceChange(from: first, to: launch(savedBytes: 64_000)).isEmpty)
  }
}
