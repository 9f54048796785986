import SwiftSyntax

/// What a condition of `#if` says of the platform, answered as for an app on a phone.
struct PlatformCondition {
  /// The modules whose sources are the app's, which can be imported as others can.
  let mergedModules: Set<String>

  /// Whether a condition holds; nil where only the compiler knows, as of `DEBUG`.
  func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    return condition.as(FunctionCallExprSyntax.self).flatMap(answer)
  }

  /// `&&` binds more tightly than `||`.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var anyOf: [[Bool?]] = [[]]
    for element in sequence.elements {
      guard let connective = element.as(BinaryOperatorExprSyntax.self) else {
        anyOf[anyOf.count - 1].append(value(of: element))
        continue
      }
      if connective.operator.text == "||" { anyOf.append([]) }
    }
    let alternatives = anyOf.map { $0.contains(false) ? false : $0.contains(nil) ? nil : true }
    return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
  }

  /// The answer to one question: `os(iOS)`, `canImport(CoreData)`, `swift(>=5)`.
  func answer(_ question: FunctionCallExprSyntax) -> Bool? {
    guard let argument = question.arguments.first?.expression else { return nil }
    let text = argument.trimmedDescription
    switch question.calledExpression.trimmedDescription {
    case "os": return text == "iOS"
    case "targetEnvironment": return false
    case "canImport": return canImport(String(text.prefix { $0 != "." }))
    case "swift", "compiler": return comparison(argument)
    default: return nil
    }
  }

  private func canImport(_ module: String) -> Bool? {
    if mergedModules.contains(module) || module == "Darwin" { return true }
    if ["AppKit", "Cocoa", "TVUIKit", "WatchKit"].contains(module) { return false }
    if let missing = MissingFramework.all.first(where: { $0.name == module }) {
      return !missing.present.isEmpty
    }
    return AppleModules.names.contains(module) ? true : nil
  }

  /// Whether the language is as new as all that the engine's compiler has in any mode.
  private func comparison(_ argument: ExprSyntax) -> Bool? {
    guard let prefix = argument.as(PrefixOperatorExprSyntax.self),
      let major = Int(prefix.expression.trimmedDescription.prefix(while: \.isNumber)), major <= 5
    else { return nil }
    return switch prefix.operator.text {
    case ">=": true
    case "<": false
    default: nil
    }
  }
}
