package import Diagnostics
import SwiftSyntax

/// Finds in an app without scenes what is lost on the day when it has them.
///
/// UIKit says nothing of it: the methods are not called any more, and the identifiers name nothing.
package enum SceneMigrationCheck {
  /// A warning for each place of the app's code, file by file.
  package static func diagnostics(in program: AuthoredProgram) -> [Diagnostic] {
    let platform = PlatformCondition(program)
    return program.files.flatMap { file in
      let file = AssembledFile(file, platform: platform)
      let collector = SceneMigrationCollector(file.syntax)
      return collector.places.compactMap { place in
        file.location(of: place.position).map { place.kind.diagnostic(at: $0) }
      }
    }
  }

  /// A warning for each identifier that an interface file gives a controller or a view.
  ///
  /// - Parameters:
  ///   - lines: The lines of a storyboard or a nib.
  ///   - path: The path of the file as findings show it.
  package static func diagnostics(
    inInterfaceFile lines: [String], path: String
  ) -> [Diagnostic] {
    lines.enumerated().compactMap { index, line in
      guard let attribute = identifierAttributes.compactMap({ line.firstRange(of: $0) }).first
      else { return nil }
      let column = line.distance(from: line.startIndex, to: attribute.lowerBound) + 1
      let element = line.drop { $0 != "<" }.dropFirst().prefix { !$0.isWhitespace }
      return SceneMigrationPlace.identifier(MigrationGuide(element: element)).diagnostic(
        at: SourceLocation(path: path, line: index + 1, column: column))
    }
  }

  private static let identifierAttributes = [
    " restorationIdentifier=\"", " useStoryboardIdentifierAsRestorationIdentifier=\"YES\"",
  ]
}

/// Collects the places of one file.
private final class SceneMigrationCollector: SyntaxVisitor {
  private(set) var places: [(kind: SceneMigrationPlace, position: AbsolutePosition)] = []

  init(_ syntax: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  /// Whether this is inside one of the app delegate's two methods about a launch.
  private var launchMethodDepth = 0

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.fullName(of: node)
    if let kind = SceneMigrationPlace.method(name) { add(kind, at: node.name) }
    if Self.launchMethods.contains(name) { launchMethodDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if Self.launchMethods.contains(Self.fullName(of: node)) { launchMethodDepth -= 1 }
  }

  private static let launchMethods: Set = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
  ]

  private static func fullName(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(node.name.text)(\(labels.joined()))"
  }

  // Operators are not folded: an assignment is the second of three.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements.prefix(3))
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      !elements[2].is(NilLiteralExprSyntax.self), let name = Self.name(of: elements[0])
    else { return .visitChildren }
    switch name.text {
    case "restorationIdentifier": add(.identifier(.controllers), at: name)
    case "restorationClass": add(.restorationClass, at: name)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.name(of: node.calledExpression), name.text == "registerObject",
      node.arguments.first?.label?.text == "forStateRestoration"
    {
      add(.registeredObject, at: name)
    }
    if let name = Self.name(of: node.calledExpression), name.text == "UIWindow",
      node.arguments.isEmpty || node.arguments.first?.label?.text == "frame"
    {
      add(.windowWithFrame, at: name)
    }
    if let call = node.calledExpression.as(MemberAccessExprSyntax.self),
      call.declName.baseName.text == "extendStateRestoration", node.arguments.isEmpty,
      ["application", "UIApplication.shared"].contains(call.base?.textOfName)
    {
      add(.extending, at: call.declName.baseName)
    }
    if launchMethodDepth > 0, let name = Self.name(of: node.calledExpression),
      name.text == "present",
      node.arguments.map({ $0.label?.text }).prefix(2) == [nil, "animated"]
    {
      add(.presentedAtLaunch, at: name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if ["windows", "keyWindow"].contains(name.text),
      node.base?.textOfName == "UIApplication.shared"
    {
      add(.windowsOfTheApp, at: name)
    }
    if name.text == "window", Self.isAppDelegate(node.base) {
      add(.windowOfTheAppDelegate, at: name)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let key = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      Self.keysOfScenes.contains(key.declName.baseName.text)
    else { return .visitChildren }
    var options = node.calledExpression
    if let chaining = options.as(OptionalChainingExprSyntax.self) { options = chaining.expression }
    if let forced = options.as(ForceUnwrapExprSyntax.self) { options = forced.expression }
    if Self.name(of: options)?.text == "launchOptions" {
      add(.launchOption, at: key.declName.baseName)
    }
    return .visitChildren
  }

  /// Whether this is the app delegate, as a controller gets at it: `(UIApplication.shared.delegate as? AppDelegate)?`.
  private static func isAppDelegate(_ base: ExprSyntax?) -> Bool {
    guard let text = base?.textOfName.filter({ !"()?! \n".contains($0) }) else {
      return false
    }
    return text == "UIApplication.shared.delegate"
      || text.hasPrefix("UIApplication.shared.delegateas")
  }

  /// What scenes find in their connection options.
  private static let keysOfScenes: Set = [
    "url", "sourceApplication", "shortcutItem", "userActivityDictionary", "userActivityType",
  ]

  private func add(_ kind: SceneMigrationPlace, at name: TokenSyntax) {
    places.append((kind, name.positionAfterSkippingLeadingTrivia))
  }

  private static func name(of expression: ExprSyntax) -> TokenSyntax? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
