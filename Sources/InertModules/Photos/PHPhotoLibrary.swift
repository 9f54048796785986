// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Synchronization
@_spi(InertModules) @_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case invalidResource = 3302
    case requestNotSupportedForAsset = 3306
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var accessUserDenied: Code { .accessUserDenied }
  public static var userCancelled: Code { .userCancelled }
}

public class PHChange: NSObject {}

@preconcurrency @MainActor
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// An empty library, to which the user refuses access when the app asks.
open class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  private static let isRefused = Mutex(false)

  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    isRefused.withLock { $0 } ? .denied : .notDetermined
  }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    refuse()
    InertFramework.later(handler) { $0(.denied) }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    refuse()
    InertFramework.later(handler) { $0(.denied) }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    refuse()
    return .denied
  }

  private class func refuse() {
    InertFramework.asked(.notPermitted, for: "requestAuthorization(for:)")
    isRefused.withLock { $0 = true }
  }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    InertFramework.asked(.fails, for: "performChanges(_:completionHandler:)")
    guard let completionHandler else { return }
    InertFramework.later(completionHandler) { $0(false, PHPhotosError(.accessUserDenied)) }
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    InertFramework.asked(.fails)
    throw PHPhotosError(.accessUserDenied)
  }
}
