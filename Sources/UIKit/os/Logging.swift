// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the system's log: not to standard output, but to the record of the run.
///
/// In Apple's SDK the values are `CVarArg`s, which strings are not on Linux.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.add(LogFormat.text(message.text, args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the system's log: not to standard output, but to the record of the run.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ args: Any...
) {
  log.add(LogFormat.text(message.text, args), type)
}
