import SwiftSyntax

/// What is between the brackets of `#selector(…)`.
enum SelectorLiteral {
  /// The type after `as`.
  static func functionType(in expression: ExprSyntax) -> FunctionTypeSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { functionType(in: $0.expression) }
    }
    let last = expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    var type = last?.type
    while let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      type = tuple.elements.first?.type
    }
    let unwrapped =
      type?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    return unwrapped?.as(TupleTypeSyntax.self)?.elements.first?.type.as(FunctionTypeSyntax.self)
      ?? unwrapped?.as(FunctionTypeSyntax.self)
  }

  /// The name of the method, and what is before the dot.
  static func reference(
    in expression: ExprSyntax
  ) -> (name: DeclReferenceExprSyntax, receiver: String?)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, nil) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.declName, member.base?.trimmedDescription)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.flatMap(reference)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { reference(in: $0.expression) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      // `save()` names a method without arguments in the oldest spellings.
      return reference(in: call.calledExpression)
    }
    return nil
  }
}
