public import Foundation

/// An interface file with views, which are made as often as they are needed.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The file's name, without `.nib`.
  private let name: String
  private let bundle: Bundle?

  /// The file's content, where it was given.
  private let data: Data?

  /// Names an interface file of a bundle, or of the app's where that is nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    data = nil
  }

  /// Takes the content of an interface file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    self.data = data
  }

  /// Makes what is in the file, and connects it with its owner.
  ///
  /// Traps, as UIKit raises an exception, for a file that is not in the bundle.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    NibLoading(document, bundle: bundle, owner: ownerOrNil as? NSObject).load()
  }

  /// A view of a list from a file that was registered for an identifier.
  func makeView<View: UIView>(forIdentifier identifier: String) -> View {
    let objects = NibLoading(document, bundle: bundle, owner: nil, reuseIdentifier: identifier)
      .load()
    guard objects.count == 1, let view = objects.first as? View else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance. UIKit raises an exception here.")
    }
    return view
  }

  private var document: InterfaceDocument {
    if let data { return InterfaceFiles.read(data, name: name) }
    if let document = InterfaceFiles.document(name, "xib", in: bundle) { return document }
    fatalError("Could not load NIB in bundle with name '\(name)'. UIKit raises an exception here.")
  }

  /// What can be said when an interface file is loaded.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand in for placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
