import SwiftSyntax

/// A protocol of the engine.
struct EngineProtocol {
  var name: String

  /// The protocols that it refines.
  var refined: [String]

  /// The methods that it declares and that have a default, with that: in Apple's SDK they are optional.
  var optionalMethods: [(declaration: FunctionDeclSyntax, defaultMethod: FunctionDeclSyntax)]

  init(declaration: ProtocolDeclSyntax, defaults: [FunctionDeclSyntax]) {
    name = declaration.name.text
    refined =
      declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let defaults = Dictionary(defaults.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    optionalMethods = declaration.memberBlock.methods.compactMap { method in
      defaults[method.identity].map { (method, $0) }
    }
  }
}
