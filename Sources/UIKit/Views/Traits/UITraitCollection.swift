public import Foundation
import Synchronization

/// What an interface adapts to: the kind of device, how much room there is, light or dark.
///
/// A trait that a collection does not say is `unspecified`, or zero for the scale.
///
/// It never changes, and belongs to no thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let traits: Traits

  /// The traits that a collection may say, nil where it does not.
  struct Traits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var scale: CGFloat?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var forceTouch: UIForceTouchCapability?
    var textSize: UIContentSizeCategory?
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection that says nothing.
  public override init() {
    traits = Traits()
    super.init()
  }

  /// Creates a collection of all that others say; of two that say the same trait, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.map(\.traits).reduce(Traits()) { $0.overridden(by: $1) })
  }

  /// Creates a collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// Creates a collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// Creates a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// Creates a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(scale: scale == 0 ? nil : scale))
  }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// Creates a collection that says the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Creates a collection that says whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Traits(forceTouch: capability == .unknown ? nil : capability))
  }

  /// Creates a collection that says the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let isSaid = preferredContentSizeCategory != .unspecified
    self.init(Traits(textSize: isSaid ? preferredContentSizeCategory : nil))
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }

  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }

  /// The pixels of a point; zero where the collection does not say it.
  open var displayScale: CGFloat { traits.scale ?? 0 }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }

  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.direction ?? .unspecified
  }

  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouch ?? .unknown }

  /// The size of text that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize ?? .unspecified }

  /// Whether this collection says everything that another says, and the same.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Whether colors may look different under another collection.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Makes this collection `current` while `actions` run.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.stored.withLock { $0 }
    Self.stored.withLock { $0 = self }
    actions()
    Self.stored.withLock { $0 = previous }
  }

  /// The traits that code without a view or controller of its own may ask; the screen's unless
  /// others were set.
  ///
  /// One for the whole app; in UIKit each thread has its own.
  public class var current: UITraitCollection {
    get { stored.withLock { $0 } ?? ofScreen }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex<UITraitCollection?>(nil)

  private class var ofScreen: UITraitCollection {
    guard Thread.isMainThread else { return UITraitCollection() }
    return MainActor.assumeIsolated { UIScreen.main.traitCollection }
  }

  /// The same collection, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection.Traits {
  func overridden(by other: Self) -> Self {
    Self(
      idiom: other.idiom ?? idiom, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical, scale: other.scale ?? scale,
      style: other.style ?? style, direction: other.direction ?? direction,
      forceTouch: other.forceTouch ?? forceTouch, textSize: other.textSize ?? textSize)
  }
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// The direction in which an interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  /// Little, as a phone has from side to side.
  case compact
  /// Much, as a tablet has.
  case regular
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override, that of the surroundings.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
