import BoundedParsing
import Diagnostics
import SwiftSyntax

/// A file of the program as one text, each piece after a `#sourceLocation` that names the
/// author's own place.
struct AssembledFile {
  let name: String
  private var text: String
  private var generated = ""
  let syntax: SourceFileSyntax

  /// The text with all branches of `#if`, whose brackets the compiler looks at, too.
  private let syntaxOfAllBranches: SourceFileSyntax

  /// Whether none of the author's lines are in it.
  let isEmpty: Bool
  private let places: AuthoredPlaces

  /// - Parameter platform: What leaves code for other platforms out of an app; nil for plain Swift,
  ///   which is Linux's own.
  init(_ file: AuthoredProgram.File, platform: PlatformCondition?) {
    name = file.name
    let authored = file.pieces.map(\.located).joined()
    let parsed = BoundedParser.parse(source: authored)
    let branches = platform.map { PlatformBranches.edits(of: parsed, authored, $0) }
    text = branches.map { SourceEdit.apply($0, to: authored) } ?? authored
    syntax = branches?.isEmpty == false ? BoundedParser.parse(source: text) : parsed
    syntaxOfAllBranches = parsed
    isEmpty = file.pieces.isEmpty
    places = AuthoredPlaces(file.pieces, behindDirectives: true)
  }

  var adapted: AdaptedProgram.File {
    // The directive that ends a place may only follow one that begins it.
    let end = isEmpty || generated.isEmpty ? "" : "#sourceLocation()\n"
    return AdaptedProgram.File(name: name, text: text + end + generated)
  }

  /// What the author imports at the top of the file, but for modules that are merged into the app.
  func imports(merged: Set<String>) -> [String] {
    topImports.filter { !merged.contains($0.path.first?.name.text ?? "") }.map(AppleModules.text)
  }

  /// What the author imports at the top of the file, each with the directive that names its place.
  func locatedImports(merged: Set<String>) -> [(text: String, located: String)] {
    topImports.filter { !merged.contains($0.path.first?.name.text ?? "") }.map { node in
      let text = AppleModules.text(of: node)
      let place = location(of: node.positionAfterSkippingLeadingTrivia)
      return (text, place.map { SourceDirective.text($0.path, $0.line) + "\n" + text } ?? text)
    }
  }

  /// Whether the file sees UIKit by an import of its own.
  var importsUIKit: Bool {
    imports(merged: []).contains { text in
      guard let name = text.split(separator: " ").last else { return false }
      // Inert modules bring UIKit.
      return name == "UIKit" || InertModules.names.contains(String(name))
    }
  }

  /// The imports at the top of the file, outside conditions.
  var topImports: [ImportDeclSyntax] {
    syntax.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  /// What is wrong with the brackets of the author's text.
  var bracketDiagnostics: [Diagnostic] {
    BracketCheck(syntaxOfAllBranches, location: location(of:)).diagnostics
  }

  /// What the comments in the author's text ask for.
  func observingComments(allowsTopLevel: Bool) -> ObservingComments {
    ObservingComments(syntax, allowsTopLevel: allowsTopLevel, location: location(of:))
  }

  /// The author's place of something in `syntax`; nil for what is not the author's.
  func location(of position: AbsolutePosition) -> Diagnostics.SourceLocation? {
    places.location(of: position)
  }

  /// Changes the text at places of `syntax`; may be called once, before anything is appended.
  mutating func apply(_ edits: [SourceEdit]) {
    text = SourceEdit.apply(edits, to: text)
  }

  /// Adds generated code after the author's.
  mutating func append(_ code: String) {
    generated += code
  }

  /// Adds generated lines before the author's.
  mutating func prepend(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    text = lines.joined(separator: "\n") + "\n" + text
  }
}

extension AuthoredProgram.Piece {
  /// The lines after a directive that says where they come from.
  var located: String { directive + "\n" + text }

  /// The lines alone.
  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// What says where the lines come from.
  var directive: String { SourceDirective.text(path, firstLine) }
}

/// What says where the lines after it come from.
private enum SourceDirective {
  static func text(_ path: String, _ line: Int) -> String {
    let file = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(file)\", line: \(line))"
  }
}
