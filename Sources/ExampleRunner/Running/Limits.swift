/// What an example may use before it is ended.
package struct Limits: Hashable, Codable, Sendable {
  /// The time of each step of a build, in seconds.
  package var buildSeconds: Int

  /// The time of a launch, in seconds.
  package var runSeconds: Int

  /// The address space of each process of a launch, and what all of them take together.
  package var memoryBytes: Int

  /// The same of the compiler.
  package var buildMemoryBytes: Int

  /// The size of each file that a launch writes.
  package var fileBytes: Int

  /// What a launch writes to files in all.
  package var writtenBytes: Int

  /// The files and folders that a launch may make.
  package var entries: Int

  /// The processes that a launch may have at once.
  package var processes: Int

  /// The events that a launch may record.
  package var traceEvents: Int

  /// What all launches of an example may record, in bytes.
  package var recordBytes = 32 << 20

  /// What a launch may print, on standard output and standard error together.
  package var outputBytes: Int

  package init(
    buildSeconds: Int = 20, runSeconds: Int = 5, memoryBytes: Int = 512 << 20,
    buildMemoryBytes: Int = 2 << 30, fileBytes: Int = 16 << 20,
    writtenBytes: Int = 256 << 20, entries: Int = 10_000, processes: Int = 64,
    traceEvents: Int = 20_000, outputBytes: Int = 1 << 20
  ) {
    self.buildSeconds = buildSeconds
    self.runSeconds = runSeconds
    self.memoryBytes = memoryBytes
    self.buildMemoryBytes = buildMemoryBytes
    self.fileBytes = fileBytes
    self.writtenBytes = writtenBytes
    self.entries = entries
    self.processes = processes
    self.traceEvents = traceEvents
    self.outputBytes = outputBytes
  }
}
