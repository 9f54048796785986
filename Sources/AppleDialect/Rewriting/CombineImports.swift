import SwiftSyntax

/// Files that use Combine by an import of Foundation, which brings it on Apple's systems.
enum CombineImports {
  /// The files that need an import of Combine's inert module, as places in the program.
  static func files(in files: [AssembledFile]) -> [Int] {
    // Looking at words takes long, and most programs have none of the names.
    let mentioning = files.indices.filter { index in
      let text = files[index].syntax.description
      return names.contains { text.contains($0) } && !files[index].importsCombine
    }
    guard !mentioning.isEmpty else { return [] }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    let missing = names.subtracting(declared)
    return mentioning.filter { !files[$0].usedNames.isDisjoint(with: missing) }
  }

  private static let names: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]
}

extension AssembledFile {
  /// Whether an import of the file brings Combine here; one without imports sees nothing of it on a phone either.
  fileprivate var importsCombine: Bool {
    let modules = topImports.compactMap { $0.path.first?.name.text }
    return modules.isEmpty || modules.contains("Combine") || modules.contains("SwiftUI")
  }

  /// The names of the types that the file declares.
  fileprivate var declaredTypes: Set<String> {
    Set(
      identifiers.compactMap { name, previous in
        switch previous {
        case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
          .keyword(.typealias), .keyword(.actor):
          name
        default: nil
        }
      })
  }

  /// The names that the file uses, but for members.
  fileprivate var usedNames: Set<String> {
    Set(identifiers.compactMap { name, previous in previous == .period ? nil : name })
  }

  /// Each identifier, with the token before it.
  private var identifiers: [(name: String, previous: TokenKind?)] {
    var previous: TokenKind?
    var found: [(String, TokenKind?)] = []
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { found.append((name, previous)) }
      previous = token.tokenKind
    }
    return found
  }
}
