import SwiftSyntax

/// Operators that an app declares for two `NSNumber`s, as old versions of SwiftyJSON do.
///
/// Foundation on Linux has such operators too, as members of the class, so a use would be ambiguous. Members in an
/// extension of the app's take precedence over Foundation's.
enum NumberOperators {
  static func edits(in file: AssembledFile) -> [SourceEdit] {
    guard file.syntax.description.contains("NSNumber") else { return [] }
    return file.syntax.statements.flatMap { statement -> [SourceEdit] in
      guard let function = statement.item.as(FunctionDeclSyntax.self),
        case .binaryOperator = function.name.tokenKind,
        function.signature.parameterClause.parameters.count == 2,
        function.signature.parameterClause.parameters.allSatisfy({
          $0.type.trimmedDescription == "NSNumber"
        })
      else { return [] }
      let range = function.utf8Range
      let own = function.modifiers.filter { $0.name.tokenKind == .keyword(.private) }
      return [.insertion("extension NSNumber { ", at: range.lowerBound)]
        + own.map { SourceEdit(range: $0.name.utf8Range, replacement: "fileprivate") }
        + [
          .insertion("static ", at: function.funcKeyword.utf8Range.lowerBound),
          .insertion(" }", at: range.upperBound),
        ]
    }
  }
}
