/// The files of a program as the compiler is given them.
struct BenchmarkProgram {
  var sources: [String]

  /// Where its executable goes.
  var executable: String

  /// What the compiler needs besides: the engine, for an app.
  var flags: [String]
}
