import SwiftSyntax

/// Collects declarations and calls of the files that it walks.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var protocols: [ProtocolDeclSyntax] = []
  private(set) var methodsOfClasses: [(typeName: String, method: FunctionDeclSyntax)] = []

  /// The public classes, each with the names of the types around it.
  private(set) var classNames: Set<String> = []
  private(set) var methodsOfExtensions: [(typeName: String, method: FunctionDeclSyntax)] = []
  private(set) var typeNames: Set<String> = []

  /// The methods that some code calls on another object, or takes as a value, with the names of the files
  /// that do.
  private(set) var calledMethods: [String: Set<String>] = [:]

  /// The methods that extensions of types call on `self`: those of protocols call what an app has.
  private(set) var methodsThatProtocolsCall: [(typeName: String, name: String, file: String)] = []

  private var file = ""

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  func walk(_ syntax: SourceFileSyntax, of file: String) {
    self.file = file
    walk(syntax)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.append(node)
    typeNames.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    if node.modifiers.contains(where: { ["open", "public"].contains($0.name.text) }),
      node.genericParameterClause == nil
    {
      let name = (node.namesAround + [node.name.text]).joined(separator: ".")
      classNames.insert(name)
      methodsOfClasses += node.memberBlock.methods.map { (name, $0) }
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    methodsOfExtensions += node.memberBlock.methods
      .filter { isPublic || !$0.isHidden }.map { (name, $0) }
    return .visitChildren
  }

  /// A name counts where it is in a file and in no other type.
  private func note(_ node: some DeclSyntaxProtocol, named name: TokenSyntax) {
    let isAtFileScope = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if isAtFileScope { typeNames.insert(name.text) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.calledMember, !called.isOfSuper else {
      return .visitChildren
    }
    for name in node.names(calling: called.declName.baseName.text) {
      if !called.isOfSelf {
        calledMethods[name, default: []].insert(file)
      } else if let type = node.extendedType {
        methodsThatProtocolsCall.append((type, name, file))
      }
    }
    return .visitChildren
  }

  /// A method that is taken as a value: `encode: controller.encodeRestorableState`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(LabeledExprSyntax.self) == true, !node.isOfSelf, !node.isOfSuper {
      calledMethods[node.declName.baseName.text, default: []].insert(file)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The names of the method that is called, with labels: two where a closure follows the brackets,
  /// whose label is not written.
  func names(calling name: String) -> [String] {
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let further = additionalTrailingClosures.map { $0.label.text + ":" }.joined()
    return trailingClosure == nil
      ? ["\(name)(\(labels))"] : ["\(name)(\(labels)\(further))", "\(name)(\(labels)){}"]
  }
}

extension SyntaxProtocol {
  /// The names of the types that the node is declared in, the outermost first.
  var namesAround: [String] {
    sequence(first: parent, next: { $0?.parent }).compactMap { $0 }.compactMap { node in
      node.as(ClassDeclSyntax.self)?.name.text ?? node.as(StructDeclSyntax.self)?.name.text
        ?? node.as(EnumDeclSyntax.self)?.name.text
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }.reversed()
  }

  /// The type whose extension the node stands in; nil for others.
  fileprivate var extendedType: String? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .compactMap { $0.as(ExtensionDeclSyntax.self) }.first?.extendedType.trimmedDescription
  }
}

extension ExprSyntax {
  /// The member that is called, after `?` and `!`.
  var calledMember: MemberAccessExprSyntax? {
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    return inner.as(MemberAccessExprSyntax.self)
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isOfSelf: Bool {
    base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  var isOfSuper: Bool { base?.is(SuperExprSyntax.self) == true }

  /// Whether it is kept data, which has the name of the member that an app can override.
  var isOfAttributes: Bool {
    let name =
      base?.as(MemberAccessExprSyntax.self)?.declName ?? base?.as(DeclReferenceExprSyntax.self)
    return name?.baseName.text == "attributes"
  }
}
