public import Foundation

extension UITableView {
  /// Has cells of a class made for an identifier; nil has none made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// A cell of this identifier that went out of sight, or else a new one of the class registered for
  /// it; nil where none is.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { makeCell($0, identifier) }
  }

  /// A cell of this identifier that went out of sight, or else a new one of the class registered for
  /// it.
  ///
  /// Traps where none is registered, as UIKit raises an exception.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  private func makeCell(_ type: AnyClass, _ identifier: String) -> UITableViewCell {
    if type == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let cell = AppClasses.makeReusableView(of: type, identifier: identifier)
    guard let cell = cell as? UITableViewCell else {
      fatalError(
        "\(AppClasses.shortName(of: type)) cannot be created for reuse: it has to inherit from "
          + "UITableViewCell, with init(style:reuseIdentifier:), and not be generic or in a function"
      )
    }
    return cell
  }
}
