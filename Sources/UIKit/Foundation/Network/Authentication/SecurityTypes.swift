// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The types of the framework Security that Foundation's own declarations name. Its functions are in the inert module
// `Security`.

/// The result of a function of Security or Core Services.
public typealias OSStatus = Int32

/// The certificates that a server presents; there is no server here.
public final class SecTrust: SecurityObject, Sendable {
  @_spi(InertModules) public init() {}
}

/// Who a certificate is for, with the private key.
public final class SecIdentity: SecurityObject, Sendable {
  @_spi(InertModules) public init() {}
}

/// An object of Security's, which is equal to itself alone.
public protocol SecurityObject: AnyObject, Hashable {}

extension SecurityObject {
  public static func == (a: Self, b: Self) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
