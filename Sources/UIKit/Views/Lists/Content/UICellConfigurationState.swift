/// What a cell is in, as far as its looks depend on it.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell takes no touches.
  public var isDisabled = false

  /// Whether the cell is shown as touched.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Whether the cell is focused.
  public var isFocused = false

  /// Whether the cell is being edited.
  public var isEditing = false

  /// Whether what is below the cell is shown.
  public var isExpanded = false

  /// Whether the cell is swiped aside.
  public var isSwiped = false

  /// Whether the cell is taken to another place.
  public var isReordering = false

  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}
