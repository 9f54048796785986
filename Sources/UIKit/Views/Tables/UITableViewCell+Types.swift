extension UITableViewCell {
  /// How a cell's labels are laid out.
  public enum CellStyle: Int, Sendable {
    /// A text label.
    case `default`
    /// A text label and a value at the right.
    case value1
    /// A small label and a text.
    case value2
    /// A text label and a smaller one below.
    case subtitle
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row.
    case insert
  }

  /// What is shown at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron.
    case disclosureIndicator
    /// A chevron and a button.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As the system likes.
    case `default`
  }

  /// What separates cells.
  public enum SeparatorStyle: Int, Sendable {
    case none
    /// A line.
    case singleLine
    /// A line with a light below.
    case singleLineEtched
  }
}
