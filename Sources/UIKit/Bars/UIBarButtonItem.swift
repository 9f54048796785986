public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  open var style = Style.plain

  /// The width; 0 for as wide as what is in it.
  open var width: CGFloat = 0

  /// The titles that the button may have, so that it is wide enough for all.
  open var possibleTitles: Set<String>?

  /// The view that is the button.
  open var customView: UIView?

  /// The method that the button calls.
  open var action: Selector?

  /// The object whose method is called; with nil, the first in the chain of responders that has it.
  open weak var target: AnyObject?

  /// What the button does, in place of calling a method.
  open var primaryAction: UIAction? {
    didSet { takeOver(primaryAction) }
  }

  /// The menu that the button shows.
  open var menu: UIMenu?

  /// The color of the button; nil for the bar's.
  open var tintColor: UIColor?

  /// Which button of the system it is; nil for none of them.
  private(set) var systemItem: SystemItem?

  /// Creates a button that does nothing.
  public override init() {
    super.init()
  }

  /// Creates a button from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    systemItem = InterfaceCoder.element(coder)?.choice("systemItem", InterfaceScope.systemItems)
  }

  // Convenience, as all but two: a class of the app's that overrides those two inherits the others.
  private convenience init(ofSystem systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    style = systemItem.isDone ? .done : .plain
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    call(action, of: target, style: style)
  }

  /// Creates a button with an image, and one for a low bar.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    call(action, of: target, style: style)
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(ofSystem: systemItem)
    self.target = target.map(MessagedClass.receiver)
    self.action = action
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the system's buttons with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(ofSystem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action, whose title and image it has if it is given none.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeOver(primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }

  /// Room of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Room as wide as there is.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  private func call(_ action: Selector?, of target: Any?, style: Style) {
    self.style = style
    self.target = target.map(MessagedClass.receiver)
    self.action = action
  }

  private func takeOver(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    title = action.title
    image = action.image
  }

  override var names: [String] {
    let system = systemItem?.name
    return super.names + [system].compactMap { $0 } + (customView?.namesForUser ?? [])
  }

  /// What the item stands for is room only.
  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Presses the button, as the user does.
  package func userTaps() {
    guard isEnabled, !isSpace else { return }
    if let customView { return customView.userTaps() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let menu, action == nil { return OpenMenu.open(menu, for: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
