// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// The way to a network, which there is none of.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  public var status: Status { .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
