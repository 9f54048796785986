import ExampleRunner

extension Limits {
  /// The limits for programs that end by themselves, however busy the machine is.
  static let patient = Limits(buildSeconds: 300, runSeconds: 120)
}
