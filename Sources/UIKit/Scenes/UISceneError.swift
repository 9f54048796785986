/// Why a request about scenes was refused.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The app or the device shows one scene only.
    case multipleScenesNotSupported
    /// The system refused.
    case requestDenied
    /// A scene cannot stand like that.
    case geometryRequestUnsupported = 100
    /// The scene stays as it stands.
    case geometryRequestDenied
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The app or the device shows one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

  /// A scene cannot stand like that.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }

  /// The scene stays as it stands.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  /// The system refused.
  public static var requestDenied: Code { .requestDenied }
}
