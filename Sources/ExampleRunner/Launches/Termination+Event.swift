import RunRecord

extension Termination {
  /// The last event of a process that died without a word: what a trace ends with.
  ///
  /// Where a launch asks for an end, its process tells the end itself.
  var event: TraceEvent {
    TraceEvent(
      phase: .end, .life(.processEnds(termination: withoutCallSites)), callSites: callSites)
  }

  /// The ending without its calls: the event has them, and their addresses differ from run to run.
  private var withoutCallSites: Termination {
    var termination = self
    termination.callSites = []
    return termination
  }
}
