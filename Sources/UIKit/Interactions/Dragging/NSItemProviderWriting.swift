public import Foundation

/// What an item can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the types it can be offered as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
}

extension NSURL: NSItemProviderWriting {
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
}

extension UIColor: NSItemProviderWriting {
  /// A color.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

extension NSUserActivity: NSItemProviderWriting {
  /// What the user does.
  public nonisolated static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.useractivity"]
  }
}
