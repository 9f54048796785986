import SwiftSyntax

/// The type that a plain program marks as its entry point: `@main struct Tool { static func main() {} }`.
///
/// The compiler takes no such type beside statements, and preparing the program is one. So the type's file is an ordinary one,
/// without the attribute, and a generated main file calls `main()`.
struct ScriptEntryPoint {
  private let file: Int
  private let attribute: AttributeSyntax
  private let call: String

  /// Nil for a program that runs from top to bottom.
  init?(_ files: [AssembledFile]) {
    for (index, file) in files.enumerated() {
      for item in file.syntax.statements {
        guard let type = item.item.asProtocol((any DeclGroupSyntax).self),
          let name = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text,
          let attribute = Self.mark(of: type)
        else { continue }
        // Beside a main file of statements, the compiler says that there are two.
        guard file.name == Self.mainFile || !files.contains(where: { $0.name == Self.mainFile })
        else { return nil }
        self.file = index
        self.attribute = attribute
        call = Self.effects(of: type) + "\(name).main()"
        return
      }
    }
    return nil
  }

  /// The program with the generated main file; its other files are no main files.
  func program(_ files: [AssembledFile]) -> AdaptedProgram {
    let comments = files.map { $0.observingComments(allowsTopLevel: false) }
    var adapted = files.enumerated().map { index, file in
      var file = file
      file.apply(comments[index].edits + (index == self.file ? [blanks] : []))
      var adapted = file.adapted
      if adapted.name == Self.mainFile { adapted.name = Self.nameOfAuthors }
      return adapted
    }
    adapted.append(
      AdaptedProgram.File(
        name: Self.mainFile, text: "ScriptSupport.ExampleScript.begin()\n\(call)\n"))
    return AdaptedProgram(files: adapted, diagnostics: comments.flatMap(\.diagnostics))
  }

  private static let mainFile = "main.swift"
  private static let nameOfAuthors = "Program.swift"

  private var blanks: SourceEdit {
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(
      range: start..<end, replacement: String(repeating: " ", count: end - start))
  }

  private static func mark(of type: any DeclGroupSyntax) -> AttributeSyntax? {
    type.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "main" }
  }

  /// `try` and `await` as the type's own `main()` needs them; one that it inherits is taken for asynchronous by the protocol's name:
  /// `AsyncParsableCommand`.
  private static func effects(of type: any DeclGroupSyntax) -> String {
    let functions = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard let main = functions.first(where: { $0.name.text == "main" && $0.isOfType }) else {
      let parents = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return parents.contains { $0.hasPrefix("Async") } ? "await " : ""
    }
    let effects = main.signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension FunctionDeclSyntax {
  /// Whether it is a function of the type, not of its values.
  fileprivate var isOfType: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
