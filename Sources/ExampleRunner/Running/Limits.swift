/// What an example may use before it is ended.
package struct Limits: Hashable, Codable, Sendable {
  /// The time of each step of a build, in seconds.
  package var buildSeconds: Int

  /// The time of a launch, in seconds.
  package var runSeconds: Int

  /// The address space of a launch.
  package var memoryBytes: Int

  /// The size of each file that a launch writes.
  package var fileBytes: Int

  /// The processes and threads that a launch may add to those its user has.
  ///
  /// Other programs of the user count too while it runs, so there is room for them. The system does
  /// not hold the superuser to it.
  package var processes: Int

  /// What a launch may print, on standard output and standard error together.
  package var outputBytes: Int

  package init(
    buildSeconds: Int = 20, runSeconds: Int = 5, memoryBytes: Int = 512 << 20,
    fileBytes: Int = 16 << 20, processes: Int = 512, outputBytes: Int = 1 << 20
  ) {
    self.buildSeconds = buildSeconds
    self.runSeconds = runSeconds
    self.memoryBytes = memoryBytes
    self.fileBytes = fileBytes
    self.processes = processes
    self.outputBytes = outputBytes
  }
}
