import SwiftSyntax

/// A method of a delegate that is named and not called, to find out whether there is one:
/// `if let scrolled = delegate.scrollViewDidScroll`.
struct OptionalReference {
  /// The name, and its labels if they are written.
  private let name: DeclReferenceExprSyntax
  private let method: OptionalMethod

  /// The reference; nil for what is called, and for what is not an optional method of UIKit's protocols.
  init?(_ member: MemberAccessExprSyntax) {
    guard !Self.isCalled(member), let base = member.base?.textOfName,
      OptionalCall.asksADelegate(base)
    else { return nil }
    name = member.declName
    let baseName = name.baseName.text
    let labels = name.argumentNames?.arguments.map { "\($0.name.text):" }.joined()
    let meant = OptionalMethod.all.filter {
      $0.baseName == baseName && !$0.isAsync
        && (labels == nil || $0.name == "\(baseName)(\(labels ?? ""))")
    }
    // Without labels, methods of one name cannot be told apart, on Apple's systems either.
    guard Set(meant.map(\.name)).count == 1, let method = meant.first else { return nil }
    self.method = method
  }

  private static func isCalled(_ member: MemberAccessExprSyntax) -> Bool {
    let isUnwrapped =
      member.parent?.is(OptionalChainingExprSyntax.self) == true
      || member.parent?.is(ForceUnwrapExprSyntax.self) == true
    let called = isUnwrapped ? member.parent : Syntax(member)
    return called?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called?.id
  }

  /// The reference to a property that is as wide, and holds the method if there is one.
  var edit: SourceEdit {
    .replacing(name, with: Self.propertyName(name.trimmedDescription), closing: "")
  }

  private static func propertyName(_ reference: String) -> String {
    "_" + reference.dropFirst().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The property, which is beside the methods that ask objects for UIKit's.
  var askingExtension: String {
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(index)"
    }
    let types = method.parameters.map(\.type).joined(separator: ", ")
    return """
      extension UIKit.\(method.rootProtocolName) {
        var \(Self.propertyName(name.trimmedDescription)): ((\(types)) -> \(method.result ?? "Void"))? {
          guard let object = self as? any UIKit.\(method.protocolName),
            ExampleSupport.ExampleMessage.isAnswered("\(method.name)", by: self)
          else { return nil }
          return { object.\(method.baseName)(\(arguments.joined(separator: ", "))) }
        }
      }

      """
  }
}
