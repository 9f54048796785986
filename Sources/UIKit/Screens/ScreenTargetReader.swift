import Foundation
import RunRecord

/// Reads what the user can press, or type into, of what is in front on the screen.
///
/// Only what a launch can find again: by a name that nothing else has, or by the property that holds it.
@MainActor
struct ScreenTargetReader {
  private let targets = UserTargets.all
  private let views: [UIView]
  private let outlets: OutletNames
  private var found: [ScreenTarget] = []

  private init() {
    let root = UserTargets.front?.viewIfLoaded ?? UIApplication.shared.keyWindow
    views = root.map(\.viewsToPress) ?? []
    outlets = OutletNames()
  }

  static func targets() -> [ScreenTarget] {
    if let alert = UserTargets.front?.visibleDescendant as? UIAlertController {
      let titles = alert.actions.filter(\.isEnabled).compactMap(\.title)
      return titles.filter { title in
        isShort(title) && titles.count { $0 == title } == 1
      }.prefix(mostTargets).map { ScreenTarget(.alertButton, .name($0), title: $0) }
    }
    var reader = ScreenTargetReader()
    reader.readTabs()
    for view in reader.views { reader.read(view) }
    reader.readPages()
    reader.readBars()
    return Array(reader.found.prefix(mostTargets))
  }

  private mutating func readTabs() {
    let tabs = UserTargets.tabs
    let selected = (UserTargets.front?.controllersInSight ?? [])
      .compactMap { ($0 as? UITabBarController)?.tabBar.selectedItem?.title }
    for tab in tabs where tab.isEnabled {
      guard let name = UserTargets.name(of: tab, among: tabs), Self.isShort(name),
        !selected.contains(name)
      else { continue }
      found.append(ScreenTarget(.tab, .name(name), title: name))
    }
  }

  private mutating func readPages() {
    guard let page = UserTargets.front?.visibleDescendant,
      let pages = page.parent as? UIPageViewController,
      pages.dataSource?.pageViewController(pages, viewControllerAfter: page) != nil
    else { return }
    found.append(ScreenTarget(.page, .visibleController))
  }

  private mutating func readBars() {
    for target in targets where target.isInBar && target.isEnabled {
      guard let name = UserTargets.name(of: target, among: targets), Self.isShort(name) else {
        continue
      }
      found.append(ScreenTarget(.barButton, .name(name), title: name))
    }
  }

  private mutating func read(_ view: UIView) {
    switch view {
    case let table as UITableView: readFirstRow(of: table)
    case let collection as UICollectionView: readFirstItem(of: collection)
    case let segments as UISegmentedControl: readSegment(of: segments)
    case let field as UITextField where field.isEnabled && field.canBecomeFirstResponder:
      add(
        .field, field, names: field.namesForTyping, isAlone: isOnlyInput,
        takesDigits: field.keyboardType.hasDigitsAlone)
    case let text as UITextView where text.isEditable && text.canBecomeFirstResponder:
      add(.textArea, text, names: text.namesForUser, isAlone: isOnlyInput)
    case let toggle as UISwitch where toggle.isEnabled:
      add(.toggle, toggle, names: toggle.namesForUser, isAlone: isOnlyTarget)
    case let button as UIButton where button.isEnabled:
      add(.button, button, names: button.namesForUser, isAlone: isOnlyTarget)
    default: break
    }
  }

  private mutating func readFirstRow(of table: UITableView) {
    let first = (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
    guard let first, table.allowsSelection else { return }
    let place = IndexPath(row: 0, section: first)
    let names = table.cellForRow(at: place).map { $0.namesForUser + $0.textsForUser } ?? []
    addPlace(.row, [first, 0], of: table, names: names)
  }

  private mutating func readFirstItem(of collection: UICollectionView) {
    let first = (0..<collection.numberOfSections)
      .first { collection.numberOfItems(inSection: $0) > 0 }
    guard let first, collection.allowsSelection else { return }
    let place = IndexPath(item: 0, section: first)
    let names = collection.cellForItem(at: place).map { $0.namesForUser + $0.textsOfLabels } ?? []
    addPlace(.item, [first, 0], of: collection, names: names)
  }

  private mutating func readSegment(of control: UISegmentedControl) {
    let next = (0..<control.numberOfSegments).first {
      $0 != control.selectedSegmentIndex && control.isEnabledForSegment(at: $0)
    }
    guard let next, control.isEnabled else { return }
    addPlace(
      .segment, [next], of: control,
      names: [control.titleForSegment(at: next)].compactMap(\.self))
  }

  private mutating func add(
    _ kind: ScreenTarget.Kind, _ view: UIView, names: [String], isAlone: (String) -> Bool,
    takesDigits: Bool = false
  ) {
    let name = names.first { Self.isShort($0) && isAlone($0) }
    guard let reach = name.map({ .name($0) }) ?? outlets.reach(of: view) else { return }
    found.append(
      ScreenTarget(kind, reach, title: names.first(where: Self.isShort), takesDigits: takesDigits))
  }

  private mutating func addPlace(
    _ kind: ScreenTarget.Kind, _ place: [Int], of view: UIView, names: [String]
  ) {
    let name = names.first { Self.isShort($0) && isOnlyTarget($0) }
    guard let reach = name.map({ .name($0) }) ?? outlets.reach(of: view) else { return }
    found.append(
      ScreenTarget(kind, reach, title: names.first(where: Self.isShort), place: place))
  }

  private func isOnlyTarget(_ name: String) -> Bool {
    let meant = UserTargets.meant(by: name, among: targets)
    return meant.count == 1 && meant[0].isControl && meant[0].isEnabled
  }

  private func isOnlyInput(_ name: String) -> Bool {
    let inputs = views.filter { view in
      let names = (view as? UITextField)?.namesForTyping ?? (view as? UITextView)?.namesForUser
      return names?.contains(name) ?? false
    }
    return inputs.count == 1
  }

  /// More than anybody presses by hand.
  private static let mostTargets = 200

  /// Whether a name fits into a line of the file; what has a longer one is found by its property.
  private static func isShort(_ name: String) -> Bool { name.utf8.count <= 200 }
}

extension UIKeyboardType {
  fileprivate var hasDigitsAlone: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension UIView {
  /// The view and all in it that is in sight, but for what is in controls and in bars.
  fileprivate var viewsToPress: [UIView] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    if self is UIControl || self is UITextView || self is UINavigationBar || self is UITabBar
      || self is UIToolbar || self is UISearchBar
    {
      return [self]
    }
    return [self] + subviews.flatMap(\.viewsToPress)
  }
}
