import AppleDialect
import Testing

/// Which cells the program can create for a table, as far as the text of their classes tells.
@Suite struct ReusableViewTests {
  private func creations(_ text: String) -> [String] {
    adapt(text).files[0].text.matches(of: #/makeReusableView: \{ (.+?) \}/#).map { "\($0.1)" }
  }

  private func creation(_ name: String) -> String {
    "\(name)(style: .default, reuseIdentifier: $0)"
  }

  @Test func createsCellsThatHaveOrInheritTheInitialiser() {
    let text = """
      class Plain: UITableViewCell { let label = UILabel() }
      private class Own: UIKit.UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Convenient: Plain { convenience init(text: String) { self.init(style: .default, reuseIdentifier: text) } }
      enum List { class Row: UITableViewCell {} }
      """
    #expect(creations(text) == ["Plain", "Own", "Convenient", "List.Row"].map(creation))
  }

  @Test func createsHeadersOfTablesAndViewsOfCollections() {
    let text = """
      class Header: UITableViewHeaderFooterView {}
      class Item: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }
      class Row: UICollectionViewListCell {}
      class Title: UICollectionReusableView {}
      class Designated: UICollectionViewCell { init(number: Int) { super.init(frame: .zero) } }
      """
    #expect(creations(text) == ["Header(reuseIdentifier: $0)"])
    #expect(
      adapt(text).files[0].text.matches(of: #/makeFramedView: \{ (.+?) \}/#).map { "\($0.1)" }
        == ["Item", "Row", "Title"].map { $0 + "(frame: $0)" })
  }

  @Test func createsNoOtherCells() {
    let text = """
      class NoCell: UIView {}
      class Base {}
      class Other: Base {}
      class Designated: UITableViewCell { init(number: Int) { super.init(style: .default, reuseIdentifier: nil) } }
      class Below: Designated {}
      class Hidden: UITableViewCell { private override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) } }
      class Unavailable: UITableViewCell { @available(*, unavailable) override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() } }
      class Conditional: UITableViewCell {
        #if hasFeature(X)
        init(number: Int) { super.init(style: .default, reuseIdentifier: nil) }
        #endif
      }
      """
    #expect(creations(text) == [])
  }
}
