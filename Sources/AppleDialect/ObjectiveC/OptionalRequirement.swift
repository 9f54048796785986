import SwiftSyntax

/// An optional method of one of the app's own protocols, which only Objective-C has.
///
/// The requirement is taken out, and an extension of the protocol has in its place a method that
/// sends the message to whoever has a method for it. What the app's classes declare is registered like
/// any method that is named in a selector.
struct OptionalRequirement {
  let file: Int
  let baseName: String
  let labels: [String]
  let edit: SourceEdit

  /// The extension; it stands in the protocol's file.
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
    labels = parameters.map(\.firstName.text)
    edit = .blanks(function)
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

  /// Whether a method of a class has the requirement's name.
  func isMeant(by method: ObjectiveCMethod) -> Bool {
    method.baseName == baseName && method.labels == labels
  }
}
