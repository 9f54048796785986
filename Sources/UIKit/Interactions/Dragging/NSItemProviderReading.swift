public import Foundation

/// What can be read from an item.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the types it can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension NSURL: NSItemProviderReading {
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension UIImage: NSItemProviderReading {
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension UIColor: NSItemProviderReading {
  /// A color.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension NSUserActivity: NSItemProviderReading {
  /// What the user does.
  public nonisolated static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}
