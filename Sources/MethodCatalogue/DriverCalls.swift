import SwiftSyntax

/// Collects what code does with `app`.
final class DriverCalls: SyntaxVisitor {
  /// The properties that are read or set, and the methods that are called, by name.
  private(set) var properties: Set<String> = []
  private(set) var calls: [(name: String, arguments: [(label: String, isText: Bool)])] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "app" else { return .visitChildren }
    let name = node.declName.baseName.text
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    {
      calls.append(
        (
          name,
          call.arguments.map {
            ($0.label?.text ?? "", $0.expression.is(StringLiteralExprSyntax.self))
          }
        ))
    } else {
      properties.insert(name)
    }
    return .visitChildren
  }

  /// Whether there is an example of a member.
  func contains(_ member: DriverMember) -> Bool {
    guard member.parameters != nil else { return properties.contains(member.name) }
    let name = member.name.prefix { $0 != "(" }
    return calls.contains { $0.name == name && member.canBe(called: $0.arguments) }
  }
}
