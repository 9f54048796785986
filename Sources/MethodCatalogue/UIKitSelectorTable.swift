import SwiftSyntax

/// The selectors of the methods of the engine's classes.
///
/// What it needs of the dialect pass stands here once more: this command must be built when the tables that the
/// pass is compiled with are wrong.
///
/// The dialect pass has all of them, by the methods' base names; the engine has a closure for each that can
/// be called with what a control or a timer sends.
struct UIKitSelectorTable {
  let engine: EngineSources

  var namesFile: GeneratedFile {
    let rows = Dictionary(grouping: engine.methodsOfClasses, by: \.method.name.text)
      .compactMapValues { methods in
        let selectors = Set(methods.compactMap(\.method.selector))
        // Of several methods of a name the labels must tell which is meant.
        return selectors.count == 1 ? selectors.first : nil
      }
      .sorted { $0.key < $1.key }
      .map { "    \($0.key.swiftLiteral): \($0.value.swiftLiteral)," }
    return GeneratedFile(
      path: "Sources/AppleDialect/Methods/UIKitSelectorNames+All.swift",
      source: """
        extension UIKitSelectorNames {
          /// The selectors of the methods that are the only ones of their base name.
          static let selectorsOfUIKit: [String: String] = [
        \(rows.joined(separator: "\n"))
          ]
        }
        """)
  }

  var callsFile: GeneratedFile {
    let methods = engine.methodsOfClasses.filter { $0.method.canBeSent }
    let rows = Dictionary(grouping: methods) { $0.method.selector ?? "" }
      .sorted { $0.key < $1.key }
      .map { selector, methods in
        "    \(selector.swiftLiteral): [\(methods.map(call).joined(separator: ", "))],"
      }
    return GeneratedFile(
      path: "Sources/UIKit/Selectors/UIKitSelectors+All.swift",
      source: """
        extension UIKitSelectors {
          /// The methods of UIKit's classes that need nothing but switches, by their selectors.
          static let methods: [Selector: [Method]] = [
        \(rows.joined(separator: "\n"))
          ]
        }
        """)
  }

  private func call(_ place: EngineSources.ClassMethod) -> String {
    let method = place.method
    let arguments = method.parameters.enumerated().compactMap { index, parameter -> String? in
      switch parameter.kind {
      case .onOrOff: "\(parameter.callLabel)isOn(arguments, \(index))"
      case .sender: "\(parameter.callLabel)sender(arguments)"
      case .other: nil
      }
    }
    return "method(\(place.typeName).self) { object, \(arguments.isEmpty ? "_" : "arguments") in "
      + "object.\(method.name.text)(\(arguments.joined(separator: ", "))) }"
  }
}

extension FunctionDeclSyntax {
  /// The name that Objective-C knows the method by; nil where it does not follow from Swift's and the
  /// documentation does not say it.
  fileprivate var selector: String? {
    if let documentedSelector { return documentedSelector }
    let labels = parameters.map(\.firstName.text)
    guard labels.first ?? "_" == "_" else { return nil }
    return name.text + labels.map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private var documentedSelector: String? {
    let text = leadingTrivia.description
    guard let start = text.firstRange(of: "In Objective-C it is `")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "`" })
  }

  /// Whether a message can call it that carries a sender, or whether something is on.
  fileprivate var canBeSent: Bool {
    selector != nil && !isDeprecated && genericParameterClause == nil
      && signature.effectSpecifiers == nil
      && parameters.allSatisfy { $0.kind != .other || $0.defaultValue != nil }
  }

  private var isDeprecated: Bool {
    attributes.contains { $0.trimmedDescription.contains("deprecated") }
  }
}

extension FunctionParameterSyntax {
  enum Kind {
    case onOrOff, sender, other
  }

  fileprivate var kind: Kind {
    switch type.trimmedDescription {
    case "Bool": .onOrOff
    case "Any?": .sender
    default: .other
    }
  }

  fileprivate var callLabel: String { firstName.text == "_" ? "" : "\(firstName.text): " }
}
