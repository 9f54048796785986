public import Foundation

extension UITableView {
  /// Has cells of a class made for an identifier; nil has none made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.sources[identifier] = cellClass.map { .type($0) }
  }

  /// Has cells made from an interface file for an identifier; nil has none made.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.sources[identifier] = nib.map { .nib($0) }
  }

  /// Has headers and footers of a class made for an identifier; nil has none made.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.sources[identifier] = aClass.map { .type($0) }
  }

  /// Has headers and footers made from an interface file for an identifier; nil has none made.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.sources[identifier] = nib.map { .nib($0) }
  }

  /// A cell of this identifier that went out of sight, or else a new one of the class registered for
  /// it; nil where none is.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cellBeingReconfigured, cellBeingReconfigured.reuseIdentifier == identifier {
      return cellBeingReconfigured
    }
    if let cell = cellPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch cellPool.sources[identifier] {
    case .type(let type): return makeCell(type, identifier)
    case .nib(let nib): return nib.makeView(forIdentifier: identifier)
    case .prototype(let prototype): return prototype.make() as? UITableViewCell
    case nil: return nil
    }
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
          + "UITableViewCell, with init(style:reuseIdentifier:), and not be generic, in a function "
          + "or private in a private type"
      )
    }
    return cell
  }

  /// A header or footer of this identifier that went out of sight, or else a new one of the class
  /// registered for it; nil where none is.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    switch headerPool.sources[identifier] {
    case .type(let type): return makeHeader(type, identifier)
    case .nib(let nib): return nib.makeView(forIdentifier: identifier)
    case .prototype(let prototype): return prototype.make() as? UITableViewHeaderFooterView
    case nil: return nil
    }
  }

  private func makeHeader(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    let view = AppClasses.makeReusableView(of: type, identifier: identifier)
    guard let view = view as? UITableViewHeaderFooterView else {
      fatalError(
        "\(AppClasses.shortName(of: type)) cannot be created for reuse: it has to inherit from "
          + "UITableViewHeaderFooterView, with init(reuseIdentifier:), and not be generic or in a "
          + "function")
    }
    return view
  }
}
