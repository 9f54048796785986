import SwiftSyntax

/// A call of a method that its object may not have: `dataSource?.tableView?(table, …)`.
struct OptionalCall {
  let name: TokenSyntax
  let labels: [String]

  /// The question mark after the method's name.
  let mark: TokenSyntax

  /// What is before the method's name.
  let receiver: String?

  var baseName: String { name.text }

  /// Whether what is before the name is called a delegate or a data source.
  var asksADelegate: Bool { receiver.map(Self.asksADelegate) ?? false }

  /// Whether a name is that of a delegate or a data source.
  static func asksADelegate(_ receiver: String) -> Bool {
    let last = receiver.lowercased().filter { $0.isLetter || $0 == "." }
    return last.hasSuffix("delegate") || last.hasSuffix("datasource")
  }

  /// The methods of UIKit's protocols that it may mean.
  var methodsOfUIKit: [OptionalMethod] {
    Self.methods["\(baseName)(\(labels.map { $0 + ":" }.joined()))"] ?? []
  }

  /// The changes for a method of one of the app's own protocols, which answers in any case.
  var editsForOwnMethod: [SourceEdit] {
    [SourceEdit(range: mark.utf8Range, replacement: " ")]
  }

  /// The changes for a method of one of UIKit's protocols: the call of a method of another name,
  /// which asks whether the object has the one that is meant.
  var editsForMethodOfUIKit: [SourceEdit] {
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    return [
      SourceEdit(range: start..<start + 1, replacement: "_"),
      SourceEdit(range: mark.utf8Range, replacement: "_"),
    ]
  }

  private static let methods = Dictionary(
    grouping: OptionalMethod.all.filter { !$0.isAsync }, by: \.name)
}

extension OptionalMethod {
  /// The protocol that others refine which lead to the one that declares the method.
  var rootProtocolName: String {
    let refined = Self.refinements.filter { $0.value.contains(protocolName) }.keys.sorted()
    return refined.first { name in !Self.refinements.values.contains { $0.contains(name) } }
      ?? protocolName
  }

  /// The method that asks whether an object has this one, for a call with a question mark.
  ///
  /// It is one of the protocol that others refine, because that is the type of `delegate` in
  /// what inherits from a scroll view.
  var askingExtension: String {
    let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
    let declared = parameters.map { "\($0.label) \($0.name): \($0.type)" }
    let type = result ?? "()"
    let optional = type.hasSuffix("?") ? type : "(\(type))?"
    return """
      extension UIKit.\(rootProtocolName) {
        @discardableResult
        func \(otherBaseName)_(\(declared.joined(separator: ", "))) -> \(optional) {
          guard let object = self as? any UIKit.\(protocolName),
            ExampleSupport.ExampleMessage.isAnswered("\(name)", by: self)
          else { return nil }
          return \(type.hasSuffix("?") ? "" : ".some")(object.\(baseName)(\(arguments.joined(separator: ", "))))
        }
      }

      """
  }
}
