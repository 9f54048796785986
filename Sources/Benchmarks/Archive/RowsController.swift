import Foundation
import UIKit

/// A table with many rows, every hundredth of which is selected.
final class RowsController: UITableViewController {
  let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(style: .plain)
    restorationIdentifier = "rows"
    // What is restored would be cleared before it can be looked at.
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.allowsMultipleSelection = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  static func selectedRows(of rowCount: Int) -> [IndexPath] {
    stride(from: 0, to: rowCount, by: 100).map { IndexPath(row: $0, section: 0) }
  }
}
