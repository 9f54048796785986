import SwiftSyntax

/// A call of a method that its object may not have: `dataSource?.tableView?(table, …)`.
struct OptionalCall {
  let baseName: String
  let labels: [String]

  /// The question mark behind the method's name.
  let mark: TokenSyntax

  /// Whether it is a method of one of UIKit's protocols, all of which answer here.
  var isOfUIKit: Bool {
    Self.names.contains("\(baseName)(\(labels.map { $0 + ":" }.joined()))")
  }

  private static let names = Set(OptionalMethod.all.map(\.name))
}
