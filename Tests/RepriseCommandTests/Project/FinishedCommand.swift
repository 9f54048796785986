/// What a use of the command line left: its exit code and everything it printed.
struct FinishedCommand: Hashable {
  var exitCode: Int32
  var output: String
  var errors: String
}

extension FinishedCommand {
  /// What it printed on standard error, without the counts of examples in front.
  var findings: String {
    String(errors.trimmingPrefix(#/(?:(?:names in )?examples \d+/\d+\n)+/#))
  }
}
