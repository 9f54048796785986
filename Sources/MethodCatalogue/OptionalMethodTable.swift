import SwiftSyntax

/// The optional methods of the engine's protocols, as values of the dialect pass.
struct OptionalMethodTable {
  let engine: EngineSources

  /// What calls each of them, for people.
  var callersFile: GeneratedFile {
    let rows = protocols.flatMap { declaration in
      declaration.optionalMethods.map { method, _ in
        let files = engine.files(calling: method, of: declaration).map { "`\($0)`" }
        let callers =
          files.isEmpty ? "nothing: `delegate.not-called`" : files.joined(separator: ", ")
        return "| `\(declaration.name)` | `\(method.swiftName)` | \(callers) |"
      }
    }
    return GeneratedFile(
      path: "Tests/AppleDialectTests/Methods/callers.md",
      text: """
        # What calls the optional methods

        Written by `make methods` from the declarations in `Sources/UIKit`: the optional methods of its
        protocols, and the files that call a method of that name on another object. What nothing calls is a
        warning where an app has it.

        | Protocol | Method | Called in |
        | --- | --- | --- |
        \(rows.joined(separator: "\n"))

        """)
  }

  private var protocols: [EngineProtocol] {
    engine.protocols.filter { !$0.optionalMethods.isEmpty }
  }

  /// The values of the dialect pass.
  var methodsFile: GeneratedFile {
    GeneratedFile(
      path: "Sources/AppleDialect/Methods/OptionalMethod+All.swift",
      source: """
        extension OptionalMethod {
          /// The optional methods of all the protocols that the engine declares.
          package static let all: [OptionalMethod] = \
        [\(protocols.map(listName).joined(separator: ", "))].flatMap(\\.self)

          /// The protocols that refine one with optional methods, themselves or through others.
          static let refinements: [String: [String]] = [
        \(refinements.map { "    \($0.name.swiftLiteral): [\($0.refining.map(\.swiftLiteral).joined(separator: ", "))]," }.joined(separator: "\n"))
          ]

        \(protocols.map(list).joined(separator: "\n\n"))
        }
        """)
  }

  private func listName(_ declaration: EngineProtocol) -> String {
    // `UITabBarDelegate` is `uiTabBarDelegate`.
    let name = declaration.name
    let start = name.prefix { $0.isUppercase }
    return start.dropLast().lowercased() + name.dropFirst(start.count - 1)
  }

  private func list(_ declaration: EngineProtocol) -> String {
    let rows = declaration.optionalMethods.map {
      "    " + row($0.declaration, $0.defaultMethod, of: declaration) + ","
    }
    return """
        private static let \(listName(declaration)): [OptionalMethod] = [
      \(rows.joined(separator: "\n"))
        ]
      """
  }

  private func row(
    _ declaration: FunctionDeclSyntax, _ defaultMethod: FunctionDeclSyntax,
    of type: EngineProtocol
  ) -> String {
    let qualifier = TypeQualifier(engine: engine)
    let parameters = defaultMethod.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return ".init(\(parameter.firstName.text.swiftLiteral), \(name.swiftLiteral), "
        + "\(qualifier.text(of: parameter.type).swiftLiteral))"
    }
    let result = defaultMethod.signature.returnClause.map { qualifier.text(of: $0.type) }
    let body = defaultMethod.body?.statements.map(qualifier.text).joined(separator: "; ") ?? ""
    var arguments = [
      "protocolName: \(type.name.swiftLiteral)", "baseName: \(declaration.name.text.swiftLiteral)",
      "parameters: [\(parameters.joined(separator: ", "))]",
    ]
    if let result { arguments.append("result: \(result.swiftLiteral)") }
    if !body.isEmpty { arguments.append("body: \(body.swiftLiteral)") }
    if declaration.isAsync { arguments.append("isAsync: true") }
    if engine.files(calling: declaration, of: type).isEmpty { arguments.append("isCalled: false") }
    return "OptionalMethod(\(arguments.joined(separator: ", ")))"
  }

  private var refinements: [(name: String, refining: [String])] {
    engine.protocols.map { declaration in
      (declaration.name, engine.protocols.filter { refines($0, declaration.name) }.map(\.name))
    }.filter { !$0.1.isEmpty && hasOptionalMethods($0.0) }
  }

  private func hasOptionalMethods(_ name: String) -> Bool {
    engine.protocols.contains { $0.name == name && !$0.optionalMethods.isEmpty }
  }

  private func refines(_ declaration: EngineProtocol, _ name: String) -> Bool {
    declaration.refined.contains { refined in
      refined == name
        || engine.protocols.contains { $0.name == refined && refines($0, name) }
    }
  }
}
