import Diagnostics
import SwiftSyntax

/// Warns of classes and methods inside `#if` that a trace may not show, because only the compiler knows whether they
/// exist.
struct UndecidedBranchCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    zip(files, classes.undecidedBranches).flatMap { file, positions in
      positions.compactMap(file.location).map { place in
        Diagnostic(
          .warning, rule: "dialect.undecided-branch", at: place,
          "only the compiler knows whether this condition holds: if it does, the methods inside run, but "
            + "the trace does not show them",
          fix: "use a condition that is known here: a name that the project defines, `os(…)`, or "
            + "`canImport(…)` of one of the app's modules")
      }
    }
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
    let around = sequence(first: Syntax(self), next: \.parent).dropFirst().first {
      $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) || $0.is(StructDeclSyntax.self)
        || $0.is(EnumDeclSyntax.self) || $0.is(ActorDeclSyntax.self)
        || $0.is(ProtocolDeclSyntax.self)
    }
    return around?.as(ClassDeclSyntax.self)?.inheritanceClause != nil
      || around?.is(ExtensionDeclSyntax.self) == true
  }
}
