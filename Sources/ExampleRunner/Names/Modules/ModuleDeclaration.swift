import Foundation

/// Something that a module declares for others.
struct ModuleDeclaration: Hashable, Sendable {
  /// What tells it from all others, in all modules.
  var identifier: String
  var module: String

  /// The types that it is in, and itself where it is one: `UIApplication.LaunchOptionsKey`.
  var type: String
  var name: String

  /// `func encode(_ object: Any?, forKey key: String)`.
  var text: String
}

extension ModuleDeclaration {
  /// Its line in a file of many: five texts between tabs, which none of them has.
  var line: String { [identifier, module, type, name, text].joined(separator: "\t") }

  /// Nil for a line that is none of those.
  init?(line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5 else { return nil }
    self.init(
      identifier: parts[0], module: parts[1], type: parts[2], name: parts[3], text: parts[4])
  }

  /// What a graph declares, in its order.
  static func all(in graph: SymbolGraph) -> [ModuleDeclaration] {
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }
    ) { first, _ in first }
    var superclasses: [String: String] = [:]
    for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
      superclasses[relationship.source] =
        names[relationship.target] ?? relationship.targetFallback.map(withoutModule)
    }
    return graph.symbols.map { symbol in
      let isType = types.contains(symbol.kind.identifier)
      let path = symbol.pathComponents.map(plain)
      var text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      if isType, path.count > 1, let range = text.range(of: " \(path[path.count - 1])") {
        text.replaceSubrange(range, with: " " + path.joined(separator: "."))
      }
      if let superclass = superclasses[symbol.identifier.precise] { text += ": \(superclass)" }
      return ModuleDeclaration(
        identifier: symbol.identifier.precise, module: graph.module.name,
        type: (isType ? path : path.dropLast()).joined(separator: "."),
        name: plain(symbol.names.title.split(separator: ".").last.map(String.init) ?? ""),
        text: DeclarationText.plain(text))
    }
  }

  private static let types: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor",
    "swift.typealias",
  ]

  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static func plain(_ name: String) -> String {
    name.replacing("\t", with: " ")
  }
}
