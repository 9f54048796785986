import Foundation
import GuideExamples

/// What the language server says of one name, taken together.
struct ServerAnswer {
  private struct Hover: Decodable {
    struct Result: Decodable {
      struct Contents: Decodable {
        var value: String
      }

      var contents: Contents
    }

    var result: Result?
  }

  private struct Symbols: Decodable {
    struct Symbol: Decodable {
      struct Module: Decodable {
        var moduleName: String
      }

      var name: String?
      var usr: String?
      var systemModule: Module?
    }

    var result: [Symbol]?
  }

  private let declarations: [String]
  private let symbol: Symbols.Symbol?

  /// - Parameters:
  ///   - hover: The answer to `textDocument/hover`.
  ///   - symbols: The answer to `textDocument/symbolInfo`.
  init(hover: Data, symbols: Data) {
    // An answer that is none says nothing of the name.
    let text = (try? JSONDecoder().decode(Hover.self, from: hover))?.result
    declarations = DeclarationText.declarations(in: text?.contents.value ?? "")
    symbol = (try? JSONDecoder().decode(Symbols.self, from: symbols))?.result?.first
  }

  /// What the name stands for; nil for a word that stands for nothing.
  var declaration: DeclaredNames.Declaration? {
    guard !declarations.isEmpty else { return nil }
    let identifier = symbol?.usr ?? ""
    return DeclaredNames.Declaration(
      text: declarations.joined(separator: "\n"), module: symbol?.systemModule?.moduleName ?? "",
      type: Self.type(in: identifier), name: symbol?.name ?? "")
  }

  /// The types in which something of UIKit or Foundation is declared, as its identifier says:
  /// `s:5UIKit13UIApplicationC16LaunchOptionsKeyV…` is in `UIApplication.LaunchOptionsKey`.
  ///
  /// Each name stands behind its length, and a letter behind it says that it is a type's.
  static func type(in identifier: String) -> String {
    guard let module = modules.first(where: identifier.hasPrefix) else { return "" }
    var rest = identifier.dropFirst(module.count)
    var names: [Substring] = []
    while let length = Int(rest.prefix(while: \.isNumber)), length > 0 {
      let name = rest.drop(while: \.isNumber).prefix(length)
      rest = rest.drop(while: \.isNumber).dropFirst(length)
      guard let kind = rest.first, "CVOP".contains(kind) else { break }
      rest = rest.dropFirst()
      names.append(name)
    }
    return names.joined(separator: ".")
  }

  /// Foundation on Linux is made of two.
  private static let modules = ["s:5UIKit", "s:10Foundation", "s:20FoundationEssentials"]
}
