/// Why a request about scenes was refused.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The app or the device shows one scene only.
    case multipleScenesNotSupported
    /// The system refused.
    case requestDenied
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The app or the device shows one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

  /// The system refused.
  public static var requestDenied: Code { .requestDenied }
}
