import Foundation

/// Something that is shown beside the content of an item of a list.
public struct UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// A sign that there is more behind the item.
    case disclosureIndicator
    /// A check mark.
    case checkmark
    /// A sign that there are items below the item.
    case outlineDisclosure
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// By what the user takes the item to another place.
    case reorder
    /// A sign of whether the item is selected among several.
    case multiselect
    /// A button for more about the item.
    case detail
    /// A text.
    case label
    /// A view of the app's.
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// At all times.
    case always
    /// While the item is edited.
    case whenEditing
    /// While the item is not edited.
    case whenNotEditing
  }

  /// How an accessory looks.
  public struct Options {
    /// Whether the accessory is out of sight.
    public var isHidden: Bool

    /// The accessory's color; nil for the item's.
    public var tintColor: UIColor?

    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How such an accessory looks.
  public typealias DisclosureIndicatorOptions = Options

  /// How such an accessory looks.
  public typealias CheckmarkOptions = Options

  /// How such an accessory looks.
  public typealias OutlineDisclosureOptions = Options

  /// How such an accessory looks.
  public typealias DeleteOptions = Options

  /// How such an accessory looks.
  public typealias InsertOptions = Options

  /// How such an accessory looks.
  public typealias ReorderOptions = Options

  /// How such an accessory looks.
  public typealias MultiselectOptions = Options

  /// How such an accessory looks.
  public typealias DetailOptions = Options

  /// How such an accessory looks.
  public typealias LabelOptions = Options

  /// What the accessory is.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let options: Options
  var text: String?
  var action: (() -> Void)?

  /// What the app said of a view of its own.
  var custom: CustomViewConfiguration?

  /// A sign that there is more behind the item.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    Self(accessoryType: .disclosureIndicator, displayed: displayed, options: options)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self {
    Self(accessoryType: .checkmark, displayed: displayed, options: options)
  }

  /// A sign that there are items below the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      accessoryType: .outlineDisclosure, displayed: displayed, options: options,
      action: actionHandler)
  }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(accessoryType: .delete, displayed: displayed, options: options, action: actionHandler)
  }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(accessoryType: .insert, displayed: displayed, options: options, action: actionHandler)
  }

  /// By what the user takes the item to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self {
    Self(accessoryType: .reorder, displayed: displayed, options: options)
  }

  /// A sign of whether the item is selected among several.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self {
    Self(accessoryType: .multiselect, displayed: displayed, options: options)
  }

  /// A button for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(accessoryType: .detail, displayed: displayed, options: options, action: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    Self(accessoryType: .label, displayed: displayed, options: options, text: text)
  }

  /// A view of the app's.
  @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    var accessory = Self(
      accessoryType: .customView(configuration.customView),
      displayed: configuration.placement.displayed,
      options: Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor))
    accessory.custom = configuration
    return accessory
  }
}
