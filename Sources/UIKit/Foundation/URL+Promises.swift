public import Foundation

extension URL {
  /// Whether a file that may be on another machine is there; here, all files are on this one.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
