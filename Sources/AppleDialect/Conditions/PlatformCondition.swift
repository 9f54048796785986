import SwiftSyntax

/// Whether a condition of `#if` holds in a program, answered as for an app on a phone.
struct PlatformCondition {
  /// The modules whose sources are the app's, which can be imported as others can.
  let mergedModules: Set<String>

  /// The names that hold: `DEBUG`.
  let defined: Set<String>

  /// The version of the language that the program is compiled as: `5`, `4.2`.
  let languageMode: String

  init(_ program: AuthoredProgram) {
    mergedModules = program.mergedModules
    defined = program.definedConditions
    languageMode = program.swiftVersion
  }

  /// Whether a condition holds; nil where only the compiler knows, as of a module that may be there.
  func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return defined.contains(name.baseName.text)
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
    case "arch": return text == "arm64"
    case "_endian": return text == "little"
    case "_runtime": return text == "_ObjC"
    case "swift": return answer(argument, about: .language(mode: languageMode))
    case "compiler": return answer(argument, about: .compiler)
    default: return nil
    }
  }

  private static let modulesOfAll: Set = [
    "Darwin", "Dispatch", "Foundation", "ObjectiveC", "Swift", "UIKit",
  ]

  private static let modulesOfOthers: Set = [
    "AppKit", "Cocoa", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "TVUIKit",
    "WatchKit",
    "WinSDK",
  ]

  private func canImport(_ module: String) -> Bool? {
    if mergedModules.contains(module) || Self.modulesOfAll.contains(module)
      || InertModules.names.contains(module)
    {
      return true
    }
    if Self.modulesOfOthers.contains(module) { return false }
    if MissingFramework.names.contains(module) { return false }
    return AppleModules.names.contains(module) ? true : nil
  }

  /// Whether the answer to a question about a version, `>=5.9`, is yes.
  private func answer(_ question: ExprSyntax, about version: KnownVersion) -> Bool? {
    guard let prefix = question.as(PrefixOperatorExprSyntax.self),
      let isReached = version.isAtLeast(prefix.expression.trimmedDescription)
    else { return nil }
    return switch prefix.operator.text {
    case ">=": isReached
    case "<": !isReached
    default: nil
    }
  }
}
