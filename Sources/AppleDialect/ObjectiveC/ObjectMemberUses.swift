import SwiftSyntax

/// Uses of members of `AnyObject`, which Objective-C finds by their names: `sender.tag` where a parameter is
/// declared so, and `(frame as AnyObject).cgRectValue`.
///
/// Swift on Linux finds none. Each becomes a use of the engine's `ObjectMembers`, which has the members that apps
/// read most. Code behind it on the line moves, or that inside the parentheses.
final class ObjectMemberUses: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  /// The parameters of the functions around the place, with what is after `AnyObject` in their types.
  private var parameters: [[String: String]] = []

  /// The parameters of the functions around the place whose type is `AnyObject`, also those that the body hides.
  private var objects: [Set<String>] = []

  init(_ file: AssembledFile) {
    super.init(viewMode: .sourceAccurate)
    if file.importsUIKit, file.syntax.description.contains("AnyObject") { walk(file.syntax) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var objects: [String: String] = [:]
    for parameter in node.signature.parameterClause.parameters {
      let type = parameter.type.trimmedDescription
      guard ["AnyObject", "AnyObject!", "AnyObject?"].contains(type) else { continue }
      objects[(parameter.secondName ?? parameter.firstName).text] = String(type.dropFirst(9))
    }
    self.objects.append(Set(objects.filter { $0.value == "" }.keys))
    if let body = node.body { for name in names(boundInScope: body) { objects[name] = nil } }
    parameters.append(objects)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    parameters.removeLast()
    objects.removeLast()
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "description", let edit = editOfClassDescription(node) {
      edits.append(edit)
      return .skipChildren
    }
    guard Self.members.contains(node.declName.baseName.text), let base = node.base else {
      return .visitChildren
    }
    if let tuple = base.as(TupleExprSyntax.self) {
      edits += Self.edits(tuple)
    } else {
      edits += edits(ofParameter: base)
    }
    return .visitChildren
  }

  /// `type(of: object).description()`, the name of an object's class; nil for other uses.
  private func editOfClassDescription(_ node: MemberAccessExprSyntax) -> SourceEdit? {
    guard node.parent?.is(FunctionCallExprSyntax.self) == true,
      let call = node.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "of",
      let object = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      objects.last?.contains(object) == true
    else { return nil }
    return SourceEdit(range: call.utf8Range, replacement: "_any(\(object))")
  }

  private func edits(ofParameter base: ExprSyntax) -> [SourceEdit] {
    let isUnwrapped =
      base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let reference = object.as(DeclReferenceExprSyntax.self),
      let suffix = parameters.last?[reference.baseName.text],
      // An optional object has no members, and one that is not optional nothing to unwrap.
      isUnwrapped ? suffix != "" : suffix != "?"
    else { return [] }
    let unwraps = suffix == "!" && !isUnwrapped
    return [
      .insertion("_any(", at: reference.positionAfterSkippingLeadingTrivia.utf8Offset),
      .insertion(unwraps ? "!)" : ")", at: reference.endPositionBeforeTrailingTrivia.utf8Offset),
    ]
  }

  /// The call in the place of `(value as AnyObject)`, as wide as that.
  private static func edits(_ tuple: TupleExprSyntax) -> [SourceEdit] {
    guard let element = tuple.elements.first, tuple.elements.count == 1, element.label == nil,
      let sequence = element.expression.as(SequenceExprSyntax.self),
      case let parts = Array(sequence.elements), parts.count == 3,
      let conversion = parts[1].as(UnresolvedAsExprSyntax.self),
      conversion.questionOrExclamationMark?.tokenKind != .postfixQuestionMark,
      parts[2].trimmedDescription == "AnyObject"
    else { return [] }
    let start = parts[0].endPositionBeforeTrailingTrivia.utf8Offset
    let end = parts[2].endPositionBeforeTrailingTrivia.utf8Offset
    let removed = sequence.description
    guard !removed.contains("\n") else { return [] }
    return [
      .insertion("_obj", at: tuple.leftParen.positionAfterSkippingLeadingTrivia.utf8Offset),
      SourceEdit(
        range: start..<end, replacement: String(repeating: " ", count: max(0, end - start - 4))),
    ]
  }

  /// The names that a body gives to values of its own.
  private func names(boundInScope body: CodeBlockSyntax) -> Set<String> {
    var names = Set<String>()
    var previous: TokenKind?
    for token in body.tokens(viewMode: .sourceAccurate) {
      if previous == .keyword(.let) || previous == .keyword(.var) || previous == .keyword(.for) {
        names.insert(token.text)
      }
      previous = token.tokenKind
    }
    return names
  }

  private static let members: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "count", "currentTitle",
    "doubleValue", "floatValue", "frame", "intValue", "integerValue", "isKind", "isOn",
    "isSelected", "location", "object", "selectedSegmentIndex", "stringValue", "superview", "tag",
    "text", "title", "titleLabel", "value", "view",
  ]
}
