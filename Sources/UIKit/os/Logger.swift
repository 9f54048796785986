/// Writes lines to the system's log: not to standard output, but to the record of the run.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a writer for the part of the log that belongs to no app.
  public init() {
    log = .default
  }

  /// Creates a writer for a part of the log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Creates a writer for a part of the log.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { log.add(message.text, .default) }

  /// Writes a line of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.add(message.text, level) }

  /// Writes what is of interest while the app is made.
  public func trace(_ message: OSLogMessage) { log.add(message.text, .debug) }

  /// Writes what is of interest while the app is made.
  public func debug(_ message: OSLogMessage) { log.add(message.text, .debug) }

  /// Writes what is of interest while something is looked for.
  public func info(_ message: OSLogMessage) { log.add(message.text, .info) }

  /// Writes a line.
  public func notice(_ message: OSLogMessage) { log.add(message.text, .default) }

  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { log.add(message.text, .error) }

  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.add(message.text, .error) }

  /// Writes that something went wrong in the system.
  public func critical(_ message: OSLogMessage) { log.add(message.text, .fault) }

  /// Writes that something went wrong in the system.
  public func fault(_ message: OSLogMessage) { log.add(message.text, .fault) }
}
