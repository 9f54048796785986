extension ClassTable {
  /// By which of the engine's factories, and which expression, a table's or a collection's view of a
  /// class is created, its reuse identifier or frame in `$0`; nil for classes that are no such views,
  /// or lack the initializer that UIKit calls.
  func reusableViewCreation(
    of description: ClassDescription
  ) -> (factory: String, expression: String)? {
    let kind = Self.reusableViews.first { has($0.initialiser, description, from: $0.className) }
    return kind.map { ($0.factory, "\(description.typeName)(\($0.arguments))") }
  }

  private struct ReusableView {
    var className: String
    var initialiser: String
    var factory: String
    var arguments: String
  }

  private static let reusableViews =
    [
      ReusableView(
        className: "UITableViewCell", initialiser: "init(style:reuseIdentifier:)",
        factory: "makeReusableView", arguments: "style: .default, reuseIdentifier: $0"),
      ReusableView(
        className: "UITableViewHeaderFooterView", initialiser: "init(reuseIdentifier:)",
        factory: "makeReusableView", arguments: "reuseIdentifier: $0"),
    ]
    + ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"].map {
      ReusableView(
        className: $0, initialiser: "init(frame:)", factory: "makeFramedView",
        arguments: "frame: $0")
    }

  /// Whether a class has an initialiser of one of UIKit's classes, its own or inherited: Swift
  /// inherits initialisers where a class declares none that is designated.
  private func has(
    _ initialiser: String, _ description: ClassDescription, from className: String
  ) -> Bool {
    let line = [description] + ancestors(of: description)
    guard let root = line.last, [className, "UIKit." + className].contains(root.inherited.first)
    else { return false }
    for description in line {
      if let own = description.initialisers.first(where: { $0.name == initialiser }) {
        return own.isCallable
      }
      guard description.initialisers.allSatisfy(\.isConvenience),
        !description.hasConditionalMembers
      else { return false }
    }
    return true
  }
}
