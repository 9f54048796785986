import Diagnostics
import SwiftSyntax

/// Says where a trace may leave something out: in classes and methods inside `#if` of which only the compiler
/// knows whether they exist.
struct UndecidedBranchCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    zip(files, classes.undecidedBranches).flatMap { file, positions in
      positions.compactMap(file.location).map { place in
        Diagnostic(
          .warning, rule: "dialect.undecided-branch", at: place,
          "whether this condition holds is known to the compiler alone: methods behind it run, and the "
            + "trace has no line for them",
          fix: "ask `#if` for a name that the project defines, a system or a module of the app")
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
