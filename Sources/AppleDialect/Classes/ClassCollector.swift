package import SwiftSyntax

/// Collects the classes of a file and what its extensions add to classes.
///
/// Classes in functions cannot be named elsewhere, and whether what is inside `#if` exists is not known
/// here: both are left out. Generic ones have no single metatype; they stand apart.
final class ClassCollector: SyntaxVisitor {
  struct Extension {
    var typeName: String
    var file: Int
    var inherited: [String]
    var methods: [String: ClassDescription.Method]
    var overrides: [ExtensionOverride]

    /// Whether it holds for some arguments of a generic class alone.
    var isConstrained: Bool
  }

  private(set) var classes: [ClassDescription] = []

  /// The generic classes that are in no other generic type.
  private(set) var genericClasses: [ClassDescription] = []
  private(set) var extensions: [Extension] = []

  /// The names that are given to types, and what the types are.
  private(set) var aliases: [(name: String, type: String)] = []

  /// The names of generic types, which classes in their extensions have no metatype without.
  private(set) var genericNames: Set<String> = []
  private var file = 0

  /// The types around the place being visited.
  private var enclosing: [(name: String, isPrivate: Bool)] = []

  convenience init(file: Int, syntax: SourceFileSyntax) {
    self.init(viewMode: .sourceAccurate)
    self.file = file
    walk(syntax)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.isPrivate
    let description = description(of: node, isPrivate)
    guard node.genericParameterClause == nil else {
      genericClasses.append(description)
      return leaveOutGeneric(node.name.text)
    }
    classes.append(description)
    return enter(node.name.text, isPrivate)
  }

  private func description(of node: ClassDeclSyntax, _ isPrivate: Bool) -> ClassDescription {
    ClassDescription(
      nesting: enclosing.map(\.name) + [node.name.text],
      file: file,
      position: node.name.positionAfterSkippingLeadingTrivia,
      inherited: node.inheritanceClause.names,
      methods: methods(in: node.memberBlock),
      initialisers: node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self).map(Initialiser.init)
      },
      hasConditionalMembers: node.memberBlock.members.contains {
        $0.decl.is(IfConfigDeclSyntax.self)
      },
      objectiveCName: node.attributes.objectiveCName,
      isGeneric: node.genericParameterClause != nil,
      isPrivate: isPrivate || enclosing.contains(where: \.isPrivate),
      isReachable: isReachable(isPrivate: isPrivate),
      entryAttribute: node.attributes.entryPoint,
      memberInsertion: MemberInsertion(node.memberBlock))
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    if node.genericParameterClause == nil { enclosing.removeLast() }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return leaveOutGeneric(node.name.text) }
    return enter(node.name.text, node.modifiers.isPrivate)
  }

  override func visitPost(_ node: StructDeclSyntax) {
    if node.genericParameterClause == nil { enclosing.removeLast() }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return leaveOutGeneric(node.name.text) }
    return enter(node.name.text, node.modifiers.isPrivate)
  }

  override func visitPost(_ node: EnumDeclSyntax) {
    if node.genericParameterClause == nil { enclosing.removeLast() }
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return leaveOutGeneric(node.name.text) }
    return enter(node.name.text, node.modifiers.isPrivate)
  }

  override func visitPost(_ node: ActorDeclSyntax) {
    if node.genericParameterClause == nil { enclosing.removeLast() }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extensions.append(
      Extension(
        typeName: name, file: file, inherited: node.inheritanceClause.names,
        methods: methods(in: node.memberBlock, isExtension: true),
        overrides: overrides(in: node), isConstrained: node.genericWhereClause != nil))
    return enter(name, false)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases.append((node.name.text, node.initializer.value.trimmedDescription))
    return .skipChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func leaveOutGeneric(_ name: String) -> SyntaxVisitorContinueKind {
    genericNames.insert((enclosing.map(\.name) + [name]).joined(separator: "."))
    return .skipChildren
  }

  private func enter(_ name: String, _ isPrivate: Bool) -> SyntaxVisitorContinueKind {
    enclosing.append((name, isPrivate))
    return .visitChildren
  }

  /// A private type inside a type can be named in extensions of that type only, and only one level
  /// deep; at file scope private means the file.
  private func isReachable(isPrivate: Bool) -> Bool {
    enclosing.dropFirst().allSatisfy { !$0.isPrivate } && !(isPrivate && enclosing.count > 1)
  }

  private func overrides(in node: ExtensionDeclSyntax) -> [ExtensionOverride] {
    node.memberBlock.members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return ExtensionOverride(function, in: node, file: file)
      }
      return member.decl.as(VariableDeclSyntax.self)
        .flatMap { ExtensionOverride($0, in: node, file: file) }
    }
  }

  private func methods(
    in block: MemberBlockSyntax, isExtension: Bool = false
  ) -> [String: ClassDescription.Method] {
    var result: [String: ClassDescription.Method] = [:]
    for member in block.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      result[function.swiftName] = ClassDescription.Method(
        file: file,
        overrideInsertion: OverrideInsertion(function, in: block),
        name: function.name.utf8Range, isInExtension: isExtension,
        isOverride: function.modifiers.contains { $0.name.tokenKind == .keyword(.override) },
        isStatic: function.modifiers.isStatic,
        signatures: (result[function.swiftName]?.signatures ?? [])
          + [MethodSignature(function, file: file)])
    }
    return result
  }
}

extension TokenSyntax {
  var utf8Range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension FunctionDeclSyntax {
  /// The name with its argument labels: `application(_:didFinishLaunchingWithOptions:)`.
  package var swiftName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension DeclModifierListSyntax {
  var isPrivate: Bool {
    contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }

  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension InheritanceClauseSyntax? {
  /// The types named, without attributes such as `@preconcurrency`.
  var names: [String] {
    self?.inheritedTypes.map { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      return type.trimmedDescription
    } ?? []
  }
}

extension AttributeListSyntax {
  /// The attribute that makes a type the program's entry point.
  var entryPoint: AttributeSyntax? {
    let names: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
    return lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { names.contains($0.attributeName.trimmedDescription) }
  }
}
