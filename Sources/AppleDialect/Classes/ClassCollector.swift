package import SwiftSyntax

/// Collects the classes of a file and what its extensions add to classes.
///
/// Only the compiler knows whether what is still inside `#if` exists: such classes are left out, and
/// `undecidedBranches` has the places.
final class ClassCollector: BodyVisitor {
  struct Extension {
    var typeName: String
    var file: Int
    var inherited: [String]
    var methods: [String: ClassDescription.Method]
    var properties: Set<String>
    var overriddenProperties: [ClassDescription.OverriddenProperty]
    var overrides: [ExtensionOverride]

    /// Whether it holds for some arguments of a generic class alone.
    var isConstrained: Bool
  }

  private(set) var classes: [ClassDescription] = []
  private(set) var extensions: [Extension] = []

  /// The names that are given to types outside of functions, and what the types are.
  private(set) var aliases: [(name: String, type: TypeSyntax)] = []

  /// The names of generic types, which classes in their extensions have no metatype without.
  private(set) var genericNames: Set<String> = []
  private var file = 0

  /// Where `#if` has classes, or methods of one, of which only the compiler knows whether they exist.
  private(set) var undecidedBranches: [AbsolutePosition] = []

  /// The classes that are inside more types and bodies than are followed.
  private(set) var deepClasses: [AbsolutePosition] = []

  /// The types, and the bodies of functions, around the place being visited.
  private var enclosing: [Scope] = []

  /// More than any author writes; how long a class takes to be named grows with the square of it.
  static let mostScopes = 32

  private struct Scope {
    var name: String
    var isPrivate = false
    var isBody = false
  }

  convenience init(file: Int, syntax: SourceFileSyntax) {
    self.init(viewMode: .sourceAccurate)
    self.file = file
    walk(syntax)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.isPrivate
    if enclosing.count < Self.mostScopes {
      classes.append(description(of: node, isPrivate))
    } else {
      deepClasses.append(node.name.positionAfterSkippingLeadingTrivia)
    }
    return enter(node.name.text, isPrivate: isPrivate, parameters: node.genericParameterClause)
  }

  private func description(of node: ClassDeclSyntax, _ isPrivate: Bool) -> ClassDescription {
    ClassDescription(
      nesting: enclosing.map(\.name) + [node.name.text],
      file: file,
      position: node.name.positionAfterSkippingLeadingTrivia,
      inherited: node.inheritanceClause.names,
      methods: methods(in: node.memberBlock),
      properties: node.memberBlock.propertyNames,
      overriddenProperties: overriddenProperties(in: node.memberBlock),
      initialisers: node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self).map(Initialiser.init)
      },
      hasConditionalMembers: node.memberBlock.members.contains {
        $0.decl.is(IfConfigDeclSyntax.self)
      },
      objectiveCName: node.attributes.objectiveCName,
      isGeneric: node.genericParameterClause != nil,
      isInBody: enclosing.contains(where: \.isBody),
      isPrivate: isPrivate || enclosing.contains(where: \.isPrivate),
      isReachable: isReachable(isPrivate: isPrivate),
      entryAttribute: node.attributes.entryPoint,
      memberInsertion: MemberInsertion(node.memberBlock),
      conformanceInsertion: node.conformanceInsertion)
  }

  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, isPrivate: node.modifiers.isPrivate, parameters: node.genericParameterClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, isPrivate: node.modifiers.isPrivate, parameters: node.genericParameterClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, isPrivate: node.modifiers.isPrivate, parameters: node.genericParameterClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extensions.append(
      Extension(
        typeName: name, file: file, inherited: node.inheritanceClause.names,
        methods: methods(in: node.memberBlock, isExtension: true),
        properties: node.memberBlock.propertyNames,
        overriddenProperties: overriddenProperties(in: node.memberBlock),
        overrides: overrides(in: node), isConstrained: node.genericWhereClause != nil))
    return enter(name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if !enclosing.contains(where: \.isBody) {
      aliases.append((node.name.text, node.initializer.value))
    }
    return .skipChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func enterBody(_ node: Syntax) {
    enclosing.append(Scope(name: ClassDescription.scopeName(of: node, file: file), isBody: true))
  }

  override func leaveBody() { enclosing.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.hasClassOrMember { undecidedBranches.append(node.positionAfterSkippingLeadingTrivia) }
    return .skipChildren
  }

  private func enter(
    _ name: String, isPrivate: Bool = false, parameters: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    enclosing.append(Scope(name: name, isPrivate: isPrivate))
    if parameters != nil { genericNames.insert(enclosing.map(\.name).joined(separator: ".")) }
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

  private func overriddenProperties(
    in block: MemberBlockSyntax
  ) -> [ClassDescription.OverriddenProperty] {
    block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        !variable.modifiers.isStatic
          && variable.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      }
      .flatMap(\.bindings)
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
      .map {
        ClassDescription.OverriddenProperty(
          name: $0.text, file: file, position: $0.positionAfterSkippingLeadingTrivia)
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

extension MemberBlockSyntax {
  /// The names of the properties that objects have and that code outside sees.
  fileprivate var propertyNames: Set<String> {
    let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    return Set(
      variables.filter { !$0.modifiers.isStatic && !$0.modifiers.isPrivate }.flatMap(\.bindings)
        .compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        })
  }
}

extension SyntaxProtocol {
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
  /// The types named, each of a composition by itself, without attributes such as `@preconcurrency`.
  var names: [String] {
    self?.inheritedTypes.flatMap(\.type.parts) ?? []
  }
}

extension TypeSyntax {
  /// The types of a composition, or the type itself.
  var parts: [String] {
    let type = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return type.as(CompositionTypeSyntax.self)?.elements.flatMap(\.type.parts)
      ?? [type.trimmedDescription]
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
