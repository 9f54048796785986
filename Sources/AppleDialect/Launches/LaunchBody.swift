import BoundedParsing
import Diagnostics
import SwiftSyntax

/// The statements of a launch as a function after the app's code, where they see what is
/// `fileprivate` there.
struct LaunchBody {
  let number: Int

  /// The `import` lines, which belong before the app's code.
  private(set) var imports: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var bracketDiagnostics: [Diagnostic] = []
  private var located = ""

  /// - Parameter rewriting: The changes that the program's other parts make to a launch's text.
  init(
    _ launch: AuthoredProgram.Launch, rewriting: ((SourceFileSyntax) -> [SourceEdit])? = nil
  ) {
    number = launch.number
    guard let piece = launch.body else { return }
    let text = piece.text
    let syntax = BoundedParser.parse(source: text)
    let places = AuthoredPlaces([piece], behindDirectives: false)
    bracketDiagnostics = BracketCheck(syntax, location: places.location(of:)).diagnostics
    let comments = ObservingComments(
      syntax, allowsTopLevel: true, location: places.location(of:))
    diagnostics += comments.diagnostics
    var edits = (rewriting?(syntax) ?? []) + comments.edits
    for item in syntax.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let importing = declaration.as(ImportDeclSyntax.self) {
        imports.append(AppleModules.text(of: importing))
        edits.append(.blanks(importing))
      } else if let kind = Self.fileScopeKind(declaration) {
        diagnostics += [Self.misplaced(kind, declaration: declaration, places: places)].compactMap(
          \.self)
      }
    }
    diagnostics += UnseenClasses(syntax).positions.compactMap(places.location).map { location in
      Diagnostic(
        .warning, rule: "launch.class", at: location,
        "the trace does not show the methods of a class in a launch, and selectors do not find them",
        fix: "move it to a code block of the app: the same attributes without `launch`")
    }
    var body = piece
    body.lines = zip(
      piece.lines,
      SourceEdit.apply(edits, to: text).split(separator: "\n", omittingEmptySubsequences: false)
    )
    .map { AuthoredProgram.Line(text: String($1), prefixLength: $0.prefixLength) }
    located = body.located
  }

  var functionName: String { "__launch\(number)" }

  var functionText: String {
    // The directive that ends a place may only follow one that begins it.
    let end = located.isEmpty ? "" : "#sourceLocation()\n"
    return "@MainActor @Sendable private func \(functionName)"
      + "(_ app: ExampleSupport.ExampleApp) async throws {\n"
      + located + end + "}\n"
  }

  /// What a declaration is called that cannot stand among statements; nil for one that can.
  private static func fileScopeKind(_ declaration: DeclSyntax) -> String? {
    switch declaration.kind {
    case .extensionDecl: "an extension"
    case .operatorDecl: "an operator"
    case .precedenceGroupDecl: "a precedence group"
    case .macroDecl: "a macro"
    default: nil
    }
  }

  private static func misplaced(
    _ kind: String, declaration: DeclSyntax, places: AuthoredPlaces
  ) -> Diagnostic? {
    places.location(of: declaration.positionAfterSkippingLeadingTrivia).map { location in
      Diagnostic(
        rule: "launch.declaration", at: location,
        "a launch cannot contain \(kind): its lines are statements",
        fix: "move it to a code block of the app: the same attributes without `launch`")
    }
  }
}
