public import Foundation

/// What the user sees beside a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The icons that the system has.
  public enum IconType: Int, Sendable {
    case compose
    case play
    case pause
    case add
    case location
    case search
    case share
    case prohibit
    case contact
    case home
    case markLocation
    case favorite
    case love
    case cloud
    case invitation
    case confirmation
    case mail
    case message
    case date
    case time
    case capturePhoto
    case captureVideo
    case task
    case taskCompleted
    case alarm
    case bookmark
    case shuffle
    case audio
    case update
  }

  private enum Source: Hashable {
    case system(IconType)
    case template(String)
    case symbol(String)
  }

  private let source: Source

  /// Creates an icon of the system's.
  public init(type: IconType) {
    source = .system(type)
  }

  /// Creates an icon from an image of the app's.
  public init(templateImageName: String) {
    source = .template(templateImageName)
  }

  /// Creates an icon from a symbol of the system's.
  public init(systemImageName: String) {
    source = .symbol(systemImageName)
  }

  /// Icons are equal if they show the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  open override var hash: Int { source.hashValue }
}
