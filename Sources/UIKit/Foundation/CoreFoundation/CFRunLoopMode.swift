public import Foundation

/// What a run loop listens to, as Core Foundation names it.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode = Self("kCFRunLoopDefaultMode")
  public static let commonModes = Self("kCFRunLoopCommonModes")
}
