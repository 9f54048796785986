// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped
  case playing
  case paused
  case interrupted
  case seekingForward
  case seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`
  case none
  case one
  case all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`
  case off
  case songs
  case albums
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
}

open class MPMediaItem: NSObject, @unchecked Sendable {
  open var persistentID: UInt64 { 0 }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
}

open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

open class MPMediaQuery: NSObject {
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// The user refuses; the library is empty.
open class MPMediaLibrary: NSObject {
  nonisolated(unsafe) private static var wasAsked = false

  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    wasAsked ? .denied : .notDetermined
  }

  open class func requestAuthorization(
    _ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    InertFramework.asked(.notPermitted, for: "requestAuthorization(_:)")
    wasAsked = true
    InertFramework.later(completionHandler) { $0(.denied) }
  }
}

/// Plays nothing.
open class MPMusicPlayerController: NSObject {
  nonisolated(unsafe) public static let systemMusicPlayer = MPMusicPlayerController()
  nonisolated(unsafe) public static let applicationMusicPlayer = MPMusicPlayerController()
  public static var iPodMusicPlayer: MPMusicPlayerController { systemMusicPlayer }

  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }

  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with query: MPMediaQuery) {}
  open func prepareToPlay() {}
  open func play() { InertFramework.asked(.notPlayed) }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() { InertFramework.asked(.nothingComes) }
  open func endGeneratingPlaybackNotifications() {}
}

/// A slider that changes no volume.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}
