import GuideExamples

/// A declaration that the code of a page names.
package struct NamedDeclaration: Codable, Hashable, Sendable {
  /// Who declares it.
  package enum Owner: String, Codable, Sendable {
    /// UIKit, or a type of Foundation.
    case framework

    /// The examples themselves.
    case example
  }

  package var owner: Owner

  /// The type that has it, empty for none, and its own name.
  package var type: String
  package var name: String

  /// The declaration as code has it; empty for one of an example's own, which no list shows.
  package var text: String

  /// The anchor of the first listing with it, and in how many lines it stands.
  package var anchor: String
  package var lineCount: Int
}

extension NamedDeclaration {
  /// What the code of a page names, in reading order, without what Swift itself declares.
  static func all(on page: Page) -> [NamedDeclaration] {
    var linesByDeclaration: [Int: Set<[Int]>] = [:]
    for (fence, names) in page.names.byFence {
      for name in names {
        linesByDeclaration[name.declaration, default: []].insert([fence, name.line])
      }
    }
    return page.names.declarations.enumerated().compactMap { index, declaration in
      guard let lines = linesByDeclaration[index], !declaration.name.isEmpty,
        let owner = Owner(of: declaration)
      else { return nil }
      return NamedDeclaration(
        owner: owner, type: declaration.type, name: declaration.name,
        text: owner == .framework ? declaration.text : "",
        anchor: PageNames.anchor(ofFence: lines.map { $0[0] }.min() ?? 0), lineCount: lines.count)
    }
  }
}

extension NamedDeclaration.Owner {
  fileprivate init?(of declaration: DeclaredNames.Declaration) {
    switch declaration.module {
    case "UIKit",
      "Foundation" where !declaration.type.isEmpty,
      "FoundationEssentials" where !declaration.type.isEmpty:
      self = .framework
    case "Swift", "Foundation", "FoundationEssentials", "": return nil
    default: self = .example
    }
  }
}
