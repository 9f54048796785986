import Foundation

/// A menu of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the other menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells this menu from others.
  public let identifier: Identifier

  /// How the menu is shown in another.
  public let options: Options

  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Creates a menu; without an identifier it is like no other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions that the user can choose here and in the menus in it.
  var choosableActions: [UIAction] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.choosableActions }
      guard let action = element as? UIAction,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      return [action]
    }
  }
}
