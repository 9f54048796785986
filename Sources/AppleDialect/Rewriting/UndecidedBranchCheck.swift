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
  /// Whether a branch has something that UIKit may call: a class that inherits, or a method of one.
  var hasClassOrMember: Bool {
    clauses.contains { clause in
      switch clause.elements {
      case .statements(let items): items.contains { $0.item.isOrHasClass }
      case .decls(let members): members.contains { isCalled($0.decl) }
      default: false
      }
    }
  }

  private func isCalled(_ member: DeclSyntax) -> Bool {
    if let inner = member.as(IfConfigDeclSyntax.self) { return inner.hasClassOrMember }
    guard let function = member.as(FunctionDeclSyntax.self) else {
      return member.isClassThatInherits
    }
    return function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      || typeAround?.isClassThatInherits == true
  }

  private var typeAround: DeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(DeclSyntax.self) }.first { !$0.is(IfConfigDeclSyntax.self) }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isOrHasClass: Bool {
    guard case .decl(let declaration) = self else { return false }
    return declaration.as(IfConfigDeclSyntax.self)?.hasClassOrMember
      ?? declaration.isClassThatInherits
  }
}

extension DeclSyntax {
  /// Whether it is a class, or an extension of one for all that is known, that names what it inherits.
  fileprivate var isClassThatInherits: Bool {
    self.as(ClassDeclSyntax.self)?.inheritanceClause != nil
      || self.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil
  }
}
