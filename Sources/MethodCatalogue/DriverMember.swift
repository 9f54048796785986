import SwiftSyntax

/// A member of `app`, which drives an example in a launch.
struct DriverMember {
  /// The declaration as an author could write it, on one line.
  var signature: String

  /// The first paragraphs of its documentation, without its parameters and result.
  var summary: String

  /// The name with argument labels; that of a property without.
  var name: String

  /// The types of the parameters and whether a call can leave each out; nil for a property.
  var parameters: [Parameter]?

  struct Parameter {
    var label: String
    var type: String
    var isOptional: Bool
  }

  /// The public members that a file declares of `ExampleApp`, in their order.
  static func members(in file: SourceFileSyntax) -> [DriverMember] {
    file.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap { declaration in
      let block =
        declaration.as(ExtensionDeclSyntax.self).flatMap { extended in
          extended.extendedType.trimmedDescription == type ? extended.memberBlock : nil
        }
        ?? declaration.as(ClassDeclSyntax.self).flatMap { declared in
          declared.name.text == type ? declared.memberBlock : nil
        }
      return (block?.members ?? []).compactMap { DriverMember($0.decl) }
    }
  }

  private static let type = "ExampleApp"

  /// Nil for what is not public, and for types.
  private init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      self.init(property)
    } else {
      return nil
    }
    summary = Self.summary(ofComment: declaration.leadingTrivia)
  }

  private init?(_ function: FunctionDeclSyntax) {
    guard function.hasModifier(.public) else { return nil }
    name = function.swiftName
    parameters = function.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text, type: parameter.type.textOnOneLine,
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
    var written = function
    written.body = nil
    written.attributes = []
    written.modifiers = []
    written.leadingTrivia = []
    signature = Self.withoutSpaceInBrackets(written.textOnOneLine)
    summary = ""
  }

  private init?(_ property: VariableDeclSyntax) {
    guard property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.public) }),
      let binding = property.bindings.first, let type = binding.typeAnnotation
    else { return nil }
    name = binding.pattern.trimmedDescription
    parameters = nil
    signature = "var \(name)\(type.textOnOneLine)"
    summary = ""
  }

  private static func withoutSpaceInBrackets(_ text: String) -> String {
    text.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// The paragraphs before the list of parameters, as one line.
  private static func summary(ofComment trivia: Trivia) -> String {
    let lines = trivia.compactMap { piece -> Substring? in
      guard case .docLineComment(let text) = piece else { return nil }
      return text.dropFirst(3).drop { $0 == " " }
    }
    return lines.prefix { !$0.hasPrefix("- ") }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a call may be one of this member: its labels are, in their order, and what is text stands where text is
  /// taken.
  func canBe(called labels: [(label: String, isText: Bool)]) -> Bool {
    guard let parameters else { return false }
    var rest = labels[...]
    for parameter in parameters {
      let label = parameter.label == "_" ? "" : parameter.label
      guard let argument = rest.first, argument.label == label,
        argument.isText == (parameter.type == "String")
      else {
        guard parameter.isOptional else { return false }
        continue
      }
      rest = rest.dropFirst()
      // What follows the first of several values has no label.
      if parameter.isOptional, parameter.type == "String" {
        rest = rest.drop { $0.label.isEmpty && $0.isText }
      }
    }
    return rest.isEmpty
  }
}
