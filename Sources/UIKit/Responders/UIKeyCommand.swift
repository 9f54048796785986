public import Foundation

/// The keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Keys that call a method; kept as data, because nobody types keys here.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?

  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// The method.
  public let action: Selector?

  /// What the user reads.
  open var discoverabilityTitle: String?

  /// What the user reads in a menu.
  open var title: String

  /// Creates keys that call a method of the first responder that has it.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
}
