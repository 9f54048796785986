import RunRecord

extension LaunchPanel {
  /// The calls of methods that an app may implement, in order.
  var callbacks: [TraceEvent] {
    trace.phases.flatMap(\.events).filter { $0.methodCall != nil }
  }
}
