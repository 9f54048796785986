extension ClassTable {
  /// The expression by which a cell of a class is created, its reuse identifier in `$0`; nil for
  /// classes that are no cells, or have not the initialiser that UIKit calls.
  func reusableViewCreation(of description: ClassDescription) -> String? {
    for kind in Self.reusableViews
    where has(kind.initialiser, description, from: kind.className) {
      return "\(description.typeName)(\(kind.arguments))"
    }
    return nil
  }

  private static let reusableViews = [
    (
      className: "UITableViewCell", initialiser: "init(style:reuseIdentifier:)",
      arguments: "style: .default, reuseIdentifier: $0"
    )
  ]

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
