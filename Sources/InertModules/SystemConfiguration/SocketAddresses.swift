// The names are those of the C library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

// The first field of Apple's addresses is their length, which those of Linux don't have.

extension sockaddr_in {
  /// The length of the address, which is that of its type whatever an app sets.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address, which is that of its type whatever an app sets.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr {
  /// The length of the address, which is that of its type whatever an app sets.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
