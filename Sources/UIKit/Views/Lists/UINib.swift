public import Foundation

/// An interface file; there are none here, so that it can be registered, and nothing made from it.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The file's name, without `.nib`.
  private let name: String

  /// Names an interface file of a bundle, or of the app's where that is nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Makes what is in the file.
  ///
  /// Traps, as UIKit raises an exception for a file that is not in the bundle.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    failToLoad()
  }

  func failToLoad() -> Never {
    fatalError("Could not load NIB in bundle with name '\(name)'. UIKit raises an exception here.")
  }

  /// What can be said when an interface file is loaded.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
