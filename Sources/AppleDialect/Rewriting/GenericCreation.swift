import SwiftSyntax

/// Creations of an object of a generic class, `T()` where `T: NSObject`, in functions.
///
/// The initializer without arguments of Objective-C's root class is there for every class. Swift alone demands a
/// `required` one, so the engine is asked for the object.
final class GenericCreation: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  /// The generic parameters of the functions around the place that stand for a class of Apple's.
  private var classes: [Set<String>] = []

  /// All generic parameters of the same functions.
  private var parameters: [Set<String>] = []

  private let files: [AssembledFile]

  /// The names of the types that the program declares, protocols among them; found where a name may be one of them.
  private lazy var declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }

  /// - Parameter files: All files of the program.
  init(_ file: AssembledFile, of files: [AssembledFile]) {
    self.files = files
    super.init(viewMode: .sourceAccurate)
    if file.importsUIKit { walk(file.syntax) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var found = Set<String>()
    for parameter in node.genericParameterClause?.parameters ?? [] {
      if parameter.inheritedType.map(isClass) == true { found.insert(parameter.name.text) }
    }
    for requirement in node.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        isClass(conformance.rightType)
      {
        found.insert(conformance.leftType.trimmedDescription)
      }
    }
    classes.append(found)
    parameters.append(Set((node.genericParameterClause?.parameters ?? []).map(\.name.text)))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    classes.removeLast()
    parameters.removeLast()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let depth = parameters.lastIndex(where: { $0.contains(name) }), classes[depth].contains(name)
    else { return .visitChildren }
    edits.append(SourceEdit(range: node.utf8Range, replacement: "_new(\(name).self)"))
    return .skipChildren
  }

  private func isClass(_ type: TypeSyntax) -> Bool {
    Self.isClass(type.trimmedDescription) && !declared.contains(type.trimmedDescription)
  }

  /// Whether a name can only be that of a class of Apple's: its protocols have other endings.
  static func isClass(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
      && !["Delegate", "DataSource", "Coding", "Copying", "Protocol", "Configuration"].contains {
        name.hasSuffix($0)
      }
  }
}
