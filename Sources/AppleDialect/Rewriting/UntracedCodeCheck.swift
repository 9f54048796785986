import Diagnostics
import SwiftSyntax

/// Warns of classes and methods that run without a line in the trace.
struct UntracedCodeCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    files.indices.flatMap { index in
      classes.undecidedBranches[index].compactMap(files[index].location).map(undecided)
        + classes.deepClasses[index].compactMap(files[index].location).map(deep)
    }
  }

  private func undecided(_ place: Diagnostics.SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, rule: "dialect.undecided-branch", at: place,
      "only the compiler knows whether this condition holds: if it does, the methods inside run, but "
        + "the trace does not show them",
      fix: "use a condition that is known here: a name that the project defines, `os(…)`, or "
        + "`canImport(…)` of one of the app's modules")
  }

  private func deep(_ place: Diagnostics.SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, rule: "dialect.deep-class", at: place,
      "this class is inside more than \(ClassCollector.mostScopes) types and blocks: the trace does not "
        + "show its methods",
      fix: "move it out of some of them")
  }
}

extension IfConfigDeclSyntax {
  /// Whether a branch has something that UIKit may call: a class that inherits, or a method of one that code
  /// outside sees.
  var hasClassOrMember: Bool { CalledDeclarations(self).areFound }
}

/// Looks for what UIKit may call.
private final class CalledDeclarations: SyntaxVisitor {
  private(set) var areFound = false

  init(_ condition: IfConfigDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil { areFound = true }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil { areFound = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.isPrivate, !node.modifiers.isStatic, node.mayBeOfClass { areFound = true }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether it is a method of a class that inherits, or of an extension, which may be one of such a class.
  fileprivate var mayBeOfClass: Bool {
    guard parent?.is(MemberBlockItemSyntax.self) == true else { return false }
    let members = sequence(first: Syntax(self), next: \.parent).first {
      $0.is(MemberBlockSyntax.self)
    }
    let around = members?.parent
    return around?.as(ClassDeclSyntax.self)?.inheritanceClause != nil
      || around?.is(ExtensionDeclSyntax.self) == true
  }
}
