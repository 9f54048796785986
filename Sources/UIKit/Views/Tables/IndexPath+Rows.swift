public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) {
    // Two indices have their place in the path itself; a list of them would take memory first.
    self = IndexPath(index: section).appending(row)
  }

  /// Creates the path of an item in a section of a collection.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row of a table.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item of a collection.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
