/// An optional method of one of UIKit's protocols that the engine declares.
///
/// `make methods` writes all of them from the engine's sources.
package struct OptionalMethod {
  package var protocolName: String

  /// The name without argument labels.
  var baseName: String
  package var parameters: [Parameter]

  /// The type of what it returns; nil for nothing.
  package var result: String?

  /// The statements of the default in the engine, which stand for leaving the method out.
  var body = ""

  /// Whether it is asynchronous.
  var isAsync = false

  /// Whether the engine calls it at all.
  package var isCalled = true

  package struct Parameter {
    var label: String
    var name: String
    package var type: String

    init(_ label: String, _ name: String, _ type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// The protocols that have the method: the one that declares it, and those that refine that one.
  var protocolNames: [String] { [protocolName] + (Self.refinements[protocolName] ?? []) }

  /// The name with argument labels, as Swift writes it.
  package var name: String { "\(baseName)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// A declaration that does what leaving the method out does.
  package var declaration: String { signature + (body.isEmpty ? " {}" : " { \(body) }") }

  /// An override that calls the method under its other name.
  var forwardingOverride: String {
    let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
    let waiting = isAsync ? "await " : ""
    return
      "override \(signature) { \(waiting)\(otherBaseName)(\(arguments.joined(separator: ", "))) }"
  }

  /// A name as long as `baseName` that no author gives.
  var otherBaseName: String { "_" + baseName.dropFirst() }

  /// The method without its body.
  var signature: String {
    let parameters = parameters.map { "\($0.label) \($0.name): \($0.type)" }
    return "func \(baseName)(\(parameters.joined(separator: ", ")))"
      + (isAsync ? " async" : "") + (result.map { " -> \($0)" } ?? "")
  }

  /// Whether a method of this name is this one: of several of one name in a protocol, types tell.
  func isMeant(by place: ClassDescription.Method) -> Bool {
    let hasNamesakes =
      (Self.byName[name] ?? []).filter { $0.protocolName == protocolName }.count > 1
    return !hasNamesakes
      || place.signatures.contains { signature in
        zip(signature.parameters, parameters).allSatisfy { own, expected in
          own.type.normalizedText == expected.type.parsedType.normalizedText
        }
      }
  }
}

extension OptionalMethod {
  /// The optional methods by their names with argument labels.
  static let byName = Dictionary(grouping: all, by: \.name)

  private static let placesByName = Dictionary(grouping: all.indices) { all[$0].name }

  /// The optional methods of UIKit's protocols whose names a class declares, in the order of the catalog.
  ///
  /// A class has a few methods, and the catalog hundreds: it is not looked through for each class.
  static func named(by description: ClassDescription) -> [OptionalMethod] {
    description.methods.keys.flatMap { placesByName[$0] ?? [] }.sorted().map { all[$0] }
  }
}
