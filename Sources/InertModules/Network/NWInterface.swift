// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// A connection of the device to a network; no path has one.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}
