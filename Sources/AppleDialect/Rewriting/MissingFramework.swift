import Diagnostics
import SwiftSyntax

/// A framework of Apple's that does not exist on Linux and has no counterpart here.
///
/// An import from which nothing is used is not an obstacle; where something is, that is said once, at
/// the import.
package struct MissingFramework {
  var name: String

  /// What the names of its symbols begin with, before a capital letter.
  var prefixes: [String] = []

  /// Symbols without a prefix.
  var symbols: Set<String> = []

  static let names = Set(all.map(\.name))

  /// Says of each such framework, at its first import, what the program uses from it.
  static func diagnostics(for files: [AssembledFile]) -> [Diagnostic] {
    let known = files.contains(where: \.declaresSwiftUIApp) ? all + [wholeSwiftUI] : all
    var seen = Set<String>()
    let imports = files.flatMap { file in
      file.topImports.map { (file: file, node: $0) }
    }
    let missing = imports.compactMap {
      file, node -> (MissingFramework, AssembledFile, TokenSyntax)? in
      guard let token = node.path.first?.name,
        let framework = known.first(where: { $0.name == token.text }),
        seen.insert(token.text).inserted
      else { return nil }
      return (framework, file, token)
    }
    guard !missing.isEmpty else { return [] }
    let identifiers = identifiers(in: files)
    return missing.compactMap { framework, file, token in
      let used = identifiers.filter(framework.declares).sorted()
      guard !used.isEmpty,
        let place = file.location(of: token.positionAfterSkippingLeadingTrivia)
      else { return nil }
      return Diagnostic(
        rule: framework.rule, at: place,
        "\(framework.name) is unavailable here, and the app uses \(list(used)) from it",
        fix: framework.fix)
    }
  }

  /// Whether a symbol belongs to one of the frameworks.
  package static func has(_ symbol: String) -> Bool { all.contains { $0.declares(symbol) } }

  private var isWholeApp: Bool { name == "SwiftUI" }

  private var rule: String { isWholeApp ? "dialect.swiftui-app" : "dialect.missing-framework" }

  private var fix: String {
    if isWholeApp {
      return
        "none: an app in SwiftUI as a whole doesn't run here; one in UIKit that hosts views of SwiftUI does "
        + "(reference/frameworks-without-hardware)"
    }
    return Self.outOfScope.contains(name)
      ? "none: \(name) is out of scope here (reference/frameworks-without-hardware)"
      : "remove what uses it, or replace it with a type of your own"
  }

  /// The frameworks that apps are made with as a whole, and that have no module here.
  private static let outOfScope: Set<String> = [
    "ARKit", "CoreData", "Metal", "MetalKit", "SceneKit", "SpriteKit", "SwiftData",
  ]

  private func declares(_ name: String) -> Bool {
    symbols.contains(name)
      || prefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      } && !ImplicitImports.gameplay.contains(name)
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { "`\($0)`" }
    let rest = names.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.count == 1
      ? shown[0] : shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }

  /// The names that the program uses and does not declare as types of its own.
  private static func identifiers(in files: [AssembledFile]) -> Set<String> {
    var used = Set<String>()
    var declared = Set<String>()
    for file in files {
      var previous: TokenKind?
      for token in file.syntax.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind {
          switch previous {
          case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
            .keyword(.typealias), .keyword(.actor):
            declared.insert(name)
          case .keyword(.import), .period: break
          default: used.insert(name)
          }
        }
        previous = token.tokenKind
      }
    }
    return used.subtracting(declared)
  }
}

extension AssembledFile {
  /// Whether the file marks a type as an app of SwiftUI's: `@main struct NotesApp: App`.
  var declaresSwiftUIApp: Bool {
    syntax.statements.contains { statement in
      let (attributes, inheritance) =
        if let type = statement.item.as(StructDeclSyntax.self) {
          (type.attributes, type.inheritanceClause)
        } else if let type = statement.item.as(ClassDeclSyntax.self) {
          (type.attributes, type.inheritanceClause)
        } else if let type = statement.item.as(EnumDeclSyntax.self) {
          (type.attributes, type.inheritanceClause)
        } else {
          (AttributeListSyntax([]), InheritanceClauseSyntax?.none)
        }
      let isMain = attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
      }
      let inherited = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return isMain && (inherited.contains("App") || inherited.contains("SwiftUI.App"))
    }
  }
}
