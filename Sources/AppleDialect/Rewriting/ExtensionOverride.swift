import SwiftSyntax

/// An override that is in an extension, as those of Objective-C's methods may.
///
/// Swift alone allows none: what the extension declares gets another name, as wide as its own, and
/// the class an override that calls it (ios-code-in-the-wild 5, pattern 2).
struct ExtensionOverride {
  let file: Int
  let edits: [SourceEdit]

  /// The override, for the class.
  let member: String

  /// The method; nil where a call of it cannot be written from what it declares.
  init?(_ function: FunctionDeclSyntax, in extension: ExtensionDeclSyntax, file: Int) {
    let parameters = function.signature.parameterClause.parameters
    guard InformalMethod.selectors[function.swiftName] == nil,
      let edits = Self.edits(function.modifiers, function.name),
      parameters.allSatisfy({ $0.ellipsis == nil }),
      let head = Self.oneLine(
        (function.genericParameterClause?.trimmedDescription ?? "")
          + function.signature.trimmedDescription
          + (function.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""))
    else { return nil }
    self.file = file
    self.edits = edits
    let effects = function.signature.effectSpecifiers
    let call =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
      + Self.otherName(function.name)
      + "(\(parameters.map(Self.argument).joined(separator: ", ")))"
    let modifiers = Self.modifiers(function.modifiers, `extension`)
    member = "override \(modifiers)func \(function.name.text)\(head) { \(call) }"
  }

  /// The computed property, or the one with observers; nil where it is neither.
  init?(_ variable: VariableDeclSyntax, in extension: ExtensionDeclSyntax, file: Int) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let edits = Self.edits(variable.modifiers, pattern.identifier),
      let type = binding.typeAnnotation.flatMap({ Self.oneLine($0.trimmedDescription) }),
      let accessors = binding.accessorBlock
    else { return nil }
    self.file = file
    if ObserverOverride.hasObservers(accessors) {
      guard
        let observers = ObserverOverride(
          variable, name: pattern.identifier, type: type, accessors: accessors)
      else {
        return nil
      }
      self.edits = observers.edits
      member = observers.member(Self.modifiers(variable.modifiers, `extension`))
      return
    }
    self.edits = edits
    let other = Self.otherName(pattern.identifier)
    let setter = Self.hasSetter(accessors) ? "; set { \(other) = newValue }" : ""
    let modifiers = Self.modifiers(variable.modifiers, `extension`)
    member =
      "override \(modifiers)var \(pattern.identifier.text)\(type) "
      + "{ get { \(other) }\(setter) }"
  }

  /// Blanks in the place of `override`, and the other name; nil for what is not an override.
  private static func edits(
    _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax
  ) -> [SourceEdit]? {
    guard let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else {
      return nil
    }
    let other = otherName(name)
    let range = word.name.utf8Range
    let blanks = range.count - (other.utf8.count - name.utf8Range.count)
    return [
      SourceEdit(range: range, replacement: String(repeating: " ", count: blanks)),
      SourceEdit(range: name.utf8Range, replacement: other),
    ]
  }

  /// A name that no author gives, as wide as the author's; of a name of one letter it is wider, and what
  /// stands for `override` makes room for it.
  private static func otherName(_ name: TokenSyntax) -> String {
    if name.text.hasPrefix("`") { return "_" + name.text.dropFirst().dropLast() + "_" }
    return name.text.utf8.count == 1 ? "_" + name.text : "_" + name.text.dropFirst()
  }

  private static func argument(_ parameter: FunctionParameterSyntax) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    let isInOut =
      parameter.type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout ") == true
    let label = parameter.firstName.text
    return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
  }

  /// Whether it is the type's own, and how far it is seen.
  private static func modifiers(
    _ modifiers: DeclModifierListSyntax, _ extension: ExtensionDeclSyntax
  ) -> String {
    let own = modifiers.map(\.name.text).filter(["public", "open", "class"].contains)
    let inherited = `extension`.modifiers.map(\.name.text).filter { $0 == "public" }
    return (inherited + own).map { "\($0) " }.joined()
  }

  private static func hasSetter(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// The text on one line, because no line of the author's may move; nil if a comment is in it.
  private static func oneLine(_ text: String) -> String? {
    text.contains("//") || text.contains("/*")
      ? nil : text.split(separator: "\n").joined(separator: " ")
  }
}
