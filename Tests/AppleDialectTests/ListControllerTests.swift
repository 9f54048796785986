import AppleDialect
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Apple's controllers of tables and collections have each method of the protocols to which they
/// conform: an app's subclass writes `override` before it.
@Suite struct ListControllerTests {
  @Test(arguments: [
    (
      "Tables/UITableViewController",
      ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"]
    ),
    (
      "Collections/UICollectionViewController",
      ["UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"]
    ),
  ])
  func hasEveryMethodOfItsProtocols(file: String, protocols: [String]) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/UIKit/Views/\(file).swift").standardizedFileURL
    let syntax = Parser.parse(source: try String(contentsOf: url, encoding: .utf8))
    let type = try #require(
      syntax.statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }.first)
    let methods = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.contains { $0.name.text == "open" } }.map(\.swiftName)
    let needed = OptionalMethod.all.filter { protocols.contains($0.protocolName) }.map(\.name)
    #expect(needed.count > 10)
    #expect(needed.filter { !methods.contains($0) } == [])
  }
}
