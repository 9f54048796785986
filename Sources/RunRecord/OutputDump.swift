/// What an example printed, as text.
package enum OutputDump {
  /// The output of one launch, without the last line end.
  package static func text(of launch: LaunchRecord) -> String {
    launch.output.hasSuffix("\n") ? String(launch.output.dropLast()) : launch.output
  }

  /// The output of all launches; with more than one, each below a heading.
  package static func text(of run: RunRecord) -> String {
    guard run.launches.count > 1 else { return run.launches.first.map(text(of:)) ?? "" }
    return run.launches
      .map { launch in
        let output = text(of: launch)
        return "Launch \(launch.number)\n--------" + (output.isEmpty ? "" : "\n\(output)")
      }
      .joined(separator: "\n\n")
  }
}
