import SwiftParser
import SwiftSyntax

/// Collects from a file what needs Objective-C: members that it sees, attributes of its runtime,
/// and literals that name methods and properties.
final class ObjectiveCCollector: BodyVisitor {
  /// A place that names a method: `#selector(…)`, or text that stands for a selector.
  struct SelectorUse {
    enum Name {
      case method(baseName: String, labels: [String]?)
      case getter(String)
      case setter(String)
      case text(String)
    }

    var name: Name

    /// The type that tells it from others of its name: `(UIButton) -> Void`.
    var type: FunctionTypeSyntax?

    /// What is before the dot: `Page`, `self`; nil for nothing.
    var receiver: String?

    /// The type that the place is in.
    var enclosingType: String?

    /// The literal; nil for text, which stays.
    var node: MacroExpansionExprSyntax?
  }

  private(set) var methods: [ObjectiveCMethod] = []
  private(set) var properties: [ObjectiveCProperty] = []
  private(set) var selectors: [SelectorUse] = []
  private(set) var edits: [SourceEdit] = []
  private(set) var optionalRequirements: [OptionalRequirement] = []
  private(set) var informalMethods: [InformalMethod] = []
  private(set) var observedProperties: [ObservedProperty] = []

  /// Calls of methods that may not exist, `delegate?.closed?(self)`: the mark by the method's name.
  private(set) var optionalCalls: [OptionalCall] = []

  /// Methods that may not exist and are named without being called.
  private(set) var optionalReferences: [OptionalReference] = []

  /// A member that the author exposes in an extension.
  struct ExposedInExtension {
    var position: AbsolutePosition
    var name: String
    var typeName: String

    /// Whether the extension holds for some types alone.
    var isConstrained: Bool
  }

  private(set) var exposedInExtensions: [ExposedInExtension] = []

  private struct EnclosingType {
    var name: String
    var exposesAll: Bool
    var isProtocol = false
    var isExtension = false

    /// Whether it is an extension with constraints.
    var isConstrained = false
  }

  let file: Int

  /// Attributes and modifiers in whose place something else than blanks stands.
  private var replaced: Set<SyntaxIdentifier> = []
  private var enclosing: [EnclosingType] = []

  /// The bodies around the place being visited, each with the number of types around it.
  private var bodies: [(name: String, depth: Int)] = []
  private var conditions: [String] = []

  /// The classes all of whose members Objective-C sees without being told.
  private let exposed: Set<String>

  init(file: Int, syntax: some SyntaxProtocol, exposed: Set<String> = []) {
    self.file = file
    self.exposed = exposed
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, exposesAll: node.attributes.names.contains("objcMembers"))
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("objc"), node.inheritanceClause == nil {
      // Only objects conform to Objective-C's protocols.
      let brace = node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia
      edits.append(.insertion(": AnyObject ", at: brace.utf8Offset))
    }
    return enter(node.name.text, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription, exposesAll: node.attributes.names.contains("objc"),
      isConstrained: node.genericWhereClause != nil, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func enter(
    _ name: String, exposesAll: Bool = false, isProtocol: Bool = false,
    isConstrained: Bool = false, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosing.last
    let around = bodies.filter { $0.depth == enclosing.count }.map(\.name)
    let fullName = ((outer.map { [$0.name] } ?? []) + around + [name]).joined(separator: ".")
    enclosing.append(
      EnclosingType(
        name: fullName, exposesAll: exposesAll || exposed.contains(fullName),
        isProtocol: isProtocol, isExtension: isExtension, isConstrained: isConstrained))
    return .visitChildren
  }

  // MARK: Bodies and conditions

  override func enterBody(_ node: Syntax) {
    bodies.append((ClassDescription.scopeName(of: node, file: file), enclosing.count))
  }

  override func leaveBody() { bodies.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      conditions.append(
        (earlier.map { "!\($0)" } + [own].compactMap(\.self)).joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
      if let own { earlier.append(own) }
    }
    return .skipChildren
  }

  /// What holds at the place being visited, as `#if` says it; nil outside of all.
  private var condition: String? {
    conditions.isEmpty ? nil : conditions.map { "(\($0))" }.joined(separator: " && ")
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = enclosing.last, type.isProtocol,
      let requirement = OptionalRequirement(node, in: type.name, file: file)
    {
      optionalRequirements.append(requirement)
      edits += requirement.edits
      return .skipChildren
    }
    guard let type = enclosing.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    let informal = InformalMethod.selectors[node.swiftName]
    if let method = InformalMethod(node, in: type.name) { informalMethods.append(method) }
    let isExposed =
      informal != nil || isExposed(node.attributes, node.modifiers, in: type)
    guard
      noteMember(
        node.name, isExposed: isExposed && node.attributes.exposesToObjectiveC, in: type)
    else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let effects = node.signature.effectSpecifiers
    methods.append(
      ObjectiveCMethod(
        typeName: type.name, file: file, baseName: node.name.text, labels: labels,
        types: parameters.map(\.argumentType), usesParameters: node.usesParameters,
        selector: informal ?? node.attributes.objectiveCName
          ?? ObjectiveCName.selector(
            baseName: node.name.text, labels: labels, throws: effects?.throwsClause != nil),
        throws: effects?.throwsClause != nil, isExposed: isExposed,
        isCallable: !type.isProtocol && node.genericParameterClause == nil
          && effects?.asyncSpecifier == nil
          && !node.attributes.isUnavailable && parameters.allSatisfy(\.isPlain),
        isStatic: node.modifiers.isStatic, isRequirement: type.isProtocol,
        resultType: node.signature.returnClause.flatMap {
          $0.type.normalizedText == "()" ? nil : $0.type.resultText
        }, condition: condition))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if enclosing.last?.isProtocol == false { makeObservable(node) }
    if let type = enclosing.last, type.isProtocol,
      let requirement = OptionalRequirement(node, in: type.name, file: file)
    {
      optionalRequirements.append(requirement)
      edits += requirement.edits
      return .skipChildren
    }
    guard let type = enclosing.last, node.parent?.is(MemberBlockItemSyntax.self) == true,
      !type.isProtocol, !node.modifiers.isStatic, !node.attributes.isUnavailable
    else { return .visitChildren }
    let isExposed = isExposed(node.attributes, node.modifiers, in: type)
    if !type.isConstrained,
      let property = ObservedProperty(node, in: type.name)
    {
      observedProperties.append(property)
      if let dynamic = property.narrowed, let edit = property.narrowing {
        replaced.insert(dynamic.id)
        edits.append(edit)
      }
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        noteMember(name, isExposed: node.attributes.exposesToObjectiveC, in: type)
      else { continue }
      properties.append(
        ObjectiveCProperty(
          typeName: type.name, file: file, name: name.text,
          key: node.attributes.objectiveCName ?? name.text.filter { $0 != "`" },
          isSettable: isExposed && node.bindingSpecifier.tokenKind == .keyword(.var)
            && binding.accessorBlock?.isReadOnly != true,
          isExposed: isExposed, condition: condition))
    }
    return .visitChildren
  }

  /// Puts the wrapper that tells observers of changes in the place of `@objc`, or of `dynamic`.
  private func makeObservable(_ node: VariableDeclSyntax) {
    guard node.isObservable,
      let dynamic = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.dynamic) })
    else { return }
    let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first(where: ObjectiveCAttributes.isRemoved)
    if let attribute {
      replaced.insert(attribute.id)
      edits.append(.replacing(attribute, with: "@_KVO", closing: ""))
    } else if node.modifiers.first?.id == dynamic.id {
      replaced.insert(dynamic.id)
      edits.append(.replacing(dynamic, with: "@_KVO", closing: ""))
    } else if let first = node.modifiers.first {
      replaced.insert(dynamic.id)
      edits.append(
        .insertion("@_KVO ", at: first.positionAfterSkippingLeadingTrivia.utf8Offset))
      edits.append(SourceEdit(range: dynamic.name.utf8Range, replacement: " "))
    }
  }

  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in type: EnclosingType
  ) -> Bool {
    if attributes.exposesToObjectiveC { return true }
    let names = attributes.names
    return type.exposesAll && !names.contains("nonobjc") && !modifiers.isPrivate
      || modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
  }

  /// Notes a member that is exposed in an extension; false where the member cannot be registered.
  private func noteMember(
    _ name: TokenSyntax, isExposed: Bool, in type: EnclosingType
  ) -> Bool {
    if isExposed, type.isExtension {
      exposedInExtensions.append(
        ExposedInExtension(
          position: name.positionAfterSkippingLeadingTrivia, name: name.text, typeName: type.name,
          isConstrained: type.isConstrained))
    }
    return !type.isConstrained
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ObjectiveCAttributes.isRemoved(node), !replaced.contains(node.id) {
      edits.append(.blanks(node))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if [.keyword(.dynamic), .keyword(.optional)].contains(node.name.tokenKind),
      !replaced.contains(node.id)
    {
      edits.append(.blanks(node))
    }
    return .skipChildren
  }

  // MARK: Literals

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": collectSelector(node)
    case "keyPath": collectKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func collectSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first,
      let (name, receiver) = SelectorLiteral.reference(in: argument.expression)
    else { return }
    let baseName = name.baseName.text
    let meant: SelectorUse.Name =
      switch argument.label?.text {
      case "getter": .getter(baseName)
      case "setter": .setter(baseName)
      default:
        .method(
          baseName: baseName, labels: name.argumentNames?.arguments.map(\.name.text))
      }
    selectors.append(
      SelectorUse(
        name: meant, type: SelectorLiteral.functionType(in: argument.expression),
        receiver: receiver,
        enclosingType: enclosing.last?.name, node: node))
  }

  /// A path of properties becomes its text; the name of a type before it is not a part of that.
  private func collectKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let parts = argument.expression.trimmedDescription.split(separator: ".").map {
      $0.trimmingPrefix { $0.isWhitespace }.filter { !"?! \n".contains($0) }
    }
    let types = parts.prefix { $0.first?.isUppercase == true }
    var path = parts.dropFirst(types.count).drop { $0 == "self" }
    if types.last?.hasPrefix("WK") == true, path.first == "url" { path[path.startIndex] = "URL" }
    if let first = path.first, types.last.map({ $0.hasPrefix("UI") || $0.hasPrefix("WK") }) == true,
      first.hasPrefix("is"),
      first.dropFirst(2).first?.isUppercase == true
    {
      // UIKit's `isHidden` is Objective-C's property `hidden`.
      path[path.startIndex] = first.dropFirst(2).prefix(1).lowercased() + first.dropFirst(3)
    }
    edits.append(
      .replacing(node, with: "(\"\(path.joined(separator: "."))\"", closing: ")"))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    edits += OptionalWindow.edits(node)
    if let reference = OptionalReference(node) {
      optionalReferences.append(reference)
      edits.append(reference.edit)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self)
    {
      optionalCalls.append(
        OptionalCall(
          name: member.declName.baseName,
          labels: node.arguments.map { $0.label?.text ?? "_" }, mark: optional.questionMark,
          receiver: member.base?.textOfName))
    }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let called = member?.declName.baseName.text ?? node.calledExpression.textOfName
    for argument in node.arguments
    where ["action", "selector"].contains(argument.label?.text)
      || ["Selector", "NSSelectorFromString"].contains(called)
      || called == "perform"
    {
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
        let text = literal.representedLiteralValue
      else { continue }
      selectors.append(
        SelectorUse(
          name: .text(text), type: nil, receiver: nil, enclosingType: enclosing.last?.name,
          node: nil))
    }
    return .visitChildren
  }
}
