/// How important a line of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a type.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// As most.
  public static let `default` = OSLogType(rawValue: 0)
  /// Of interest while something is looked for.
  public static let info = OSLogType(rawValue: 1)
  /// Of interest while the app is made.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong in the app.
  public static let error = OSLogType(rawValue: 16)
  /// Something went wrong in the system.
  public static let fault = OSLogType(rawValue: 17)

  /// The word a line of the log begins with; none for most.
  var prefix: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}
