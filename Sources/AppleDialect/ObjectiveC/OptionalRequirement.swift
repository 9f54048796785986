import SwiftSyntax

/// An optional method or property of one of the app's own protocols, which only Objective-C has.
///
/// The requirement is taken out, and an extension of the protocol has in its place a member that
/// sends the message to the object that has a member for it. What the app's classes declare is registered like
/// any method that is named in a selector.
struct OptionalRequirement {
  let file: Int
  let baseName: String

  /// The labels of a method; nil for a property.
  let labels: [String]?
  let edits: [SourceEdit]

  /// The extension; it is in the protocol's file.
  let text: String

  /// The method; nil where the message cannot be written from what it declares.
  init?(_ function: FunctionDeclSyntax, in protocolName: String, file: Int) {
    let parameters = function.signature.parameterClause.parameters
    guard function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }),
      !function.modifiers.isStatic, function.genericParameterClause == nil,
      function.signature.effectSpecifiers == nil, parameters.allSatisfy(\.isPlain)
    else { return nil }
    self.file = file
    baseName = function.name.text
    let labels = parameters.map(\.firstName.text)
    self.labels = labels
    edits = Self.blanks(function)
    let selector =
      function.attributes.objectiveCName
      ?? ObjectiveCName.selector(baseName: baseName, labels: labels)
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) argument\(index): \(parameter.type.trimmedDescription)"
    }
    let arguments = parameters.indices.enumerated().map { "argument\($0.offset)" }
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    text = """
      extension \(protocolName) {
        @discardableResult
        func \(baseName)(\(declared.joined(separator: ", "))) -> (\(result))? {
          ExampleSupport.ExampleMessage.send("\(selector)", to: self, [\(arguments.joined(separator: ", "))])
        }
      }

      """
  }

  /// The property; nil where the declaration is not a single optional one.
  init?(_ variable: VariableDeclSyntax, in protocolName: String, file: Int) {
    guard variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }),
      !variable.modifiers.isStatic, variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    self.file = file
    baseName = name
    labels = nil
    edits = Self.blanks(variable)
    let key = variable.attributes.objectiveCName ?? name.filter { $0 != "`" }
    text = """
      extension \(protocolName) {
        var \(name): (\(type))? { ExampleSupport.ExampleMessage.value("\(key)", of: self) }
      }

      """
  }

  /// Blanks in the place of a requirement, and of the separator after it.
  private static func blanks(_ requirement: some DeclSyntaxProtocol) -> [SourceEdit] {
    let separator = requirement.parent?.as(MemberBlockItemSyntax.self)?.semicolon
    return [.blanks(requirement)] + (separator.map { [.blanks($0)] } ?? [])
  }

  /// Whether a property of a class has the requirement's name.
  func isMeant(by property: ObjectiveCProperty) -> Bool {
    labels == nil && property.name == baseName
  }

  /// Whether a method of a class has the requirement's name.
  func isMeant(by method: ObjectiveCMethod) -> Bool {
    method.baseName == baseName && method.labels == labels
  }
}
