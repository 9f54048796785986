public import Foundation

/// A view with wheels, each of which has a selected row; state restoration does not save it
/// (uikit-restoration 4).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who knows how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that UIKit asks for titles and notifies about selection.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// Whether the selected row is marked.
  open var showsSelectionIndicator = true

  /// The rows that were selected, by wheel.
  private(set) var selectedRows: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of a row.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: 32)
  }

  /// Asks for all wheels again; a selected row that is gone gives way to the last.
  open func reloadAllComponents() {
    for component in selectedRows.keys { reloadComponent(component) }
  }

  /// Asks for a wheel again; a selected row that is gone gives way to the last.
  open func reloadComponent(_ component: Int) {
    guard let row = selectedRows[component] else { return }
    selectedRows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// The selected row of a wheel; -1 for a missing wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return -1 }
    return numberOfRows(inComponent: component) > 0 ? selectedRows[component] ?? 0 : -1
  }

  /// Turns a wheel, as the user does.
  package func userSelects(row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(
      self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }

  /// Creates wheels; without a frame they have the room that they always had.
  public override init(frame: CGRect) {
    let size = frame.isEmpty ? Self.usualSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates wheels from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// As large as on an iPhone with iOS 17.
  private static let usualSize = CGSize(width: 320, height: 216)

  open override var intrinsicContentSize: CGSize { Self.usualSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
