import SwiftSyntax

/// Collects the public members of types that have no code: variables that only hold a value, and methods with an empty body.
///
/// Defaults of protocols are left out: a delegate without the method is what they stand for.
final class InertMembers: SyntaxVisitor {
  struct Member: Hashable {
    /// The type that has it, with the names of the types around it.
    var type: String

    /// Its name, with labels for a method.
    var name: String
  }

  private(set) var variables: [Member] = []
  private(set) var methods: [Member] = []

  /// The protocols, whose extensions have the defaults.
  private(set) var protocols: Set<String> = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.areSeen, node.bindingSpecifier.tokenKind == .keyword(.var),
      let type = node.typeAround
    else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      variables.append(Member(type: type, name: name))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.areSeen, node.body?.statements.isEmpty == true, let type = node.typeAround,
      !node.name.text.hasPrefix("_")
    {
      methods.append(Member(type: type, name: node.swiftName))
    }
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether an app sees what has them, and it is no override, which says what another member is.
  fileprivate var areSeen: Bool {
    let names = map(\.name.tokenKind)
    return (names.contains(.keyword(.public)) || names.contains(.keyword(.open)))
      && !names.contains(.keyword(.override))
  }
}

extension SyntaxProtocol {
  /// The name of the type whose member the node is, with those of the types around it; nil for none.
  fileprivate var typeAround: String? {
    let names = namesAround
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
