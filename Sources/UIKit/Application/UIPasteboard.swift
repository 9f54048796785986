public import Foundation

/// What is copied and pasted; each launch begins with nothing.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// That of the pasteboard for all apps.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard for all apps.
  public static let general = UIPasteboard(.general)

  /// The pasteboard's name.
  public let name: Name

  /// How often the contents changed.
  open var changeCount: Int { Self.kept[name]?.changeCount ?? 0 }

  private struct Kept {
    var contents: [Any] = []
    var changeCount = 0
  }

  private static var kept: [Name: Kept] = [:]

  private var contents: [Any] {
    get { Self.kept[name]?.contents ?? [] }
    set {
      var kept = Self.kept[name] ?? Kept()
      kept.contents = newValue
      kept.changeCount += 1
      Self.kept[name] = kept
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name) {
    self.name = name
  }

  /// The pasteboard of a name; nil where there is none and `create` does not ask for one.
  public init?(name pasteboardName: Name, create: Bool) {
    name = pasteboardName
    super.init()
    guard Self.kept[pasteboardName] == nil else { return }
    guard create else { return nil }
    Self.kept[pasteboardName] = Kept()
  }

  /// A pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Posted when the contents changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The texts.
  open var strings: [String]? {
    get { all() }
    set { contents = newValue ?? [] }
  }

  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The URLs.
  open var urls: [URL]? {
    get { all() }
    set { contents = newValue ?? [] }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The images.
  open var images: [UIImage]? {
    get { all() }
    set { contents = newValue ?? [] }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The colors.
  open var colors: [UIColor]? {
    get { all() }
    set { contents = newValue ?? [] }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }

  /// Whether there is an image.
  open var hasImages: Bool { images != nil }

  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }

  /// How many things there are.
  open var numberOfItems: Int { contents.count }

  private func all<Content>() -> [Content]? {
    let found = contents.compactMap { $0 as? Content }
    return found.isEmpty ? nil : found
  }
}
