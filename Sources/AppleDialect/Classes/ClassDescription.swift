import SwiftSyntax

/// A class of the program, as far as its syntax tells.
struct ClassDescription {
  /// The names of the types and function bodies that it is in, the outermost first, and its own: `["Library", "Row"]`.
  var nesting: [String]

  /// The place of its file among the program's.
  var file: Int

  /// Which of the table's classes it is, from 0.
  var number = 0

  /// The place of its name.
  var position: AbsolutePosition

  /// What its inheritance clause names, and that of its extensions.
  var inherited: [String]

  /// The methods that it or its extensions declare, by Swift name: `viewDidLoad()`.
  var methods: [String: Method] = [:]

  /// The names of the properties that its objects have by it or by its extensions.
  var properties: Set<String> = []

  /// The properties of objects that it or its extensions override.
  var overriddenProperties: [OverriddenProperty] = []

  /// The overrides that its extensions declare.
  var extensionOverrides: [ExtensionOverride] = []

  /// The initialisers that it declares itself.
  var initialisers: [Initialiser] = []

  /// Whether some of its members stand inside `#if`: whether they exist is not known here.
  var hasConditionalMembers = false

  /// The name that `@objc(…)` gives it; nil for one without.
  var objectiveCName: String?

  /// Whether it has parameters: no code can name it without arguments.
  var isGeneric = false

  /// Whether it is in a function or a closure, outside of which no code can name it.
  var isInBody = false

  /// Whether it is in a generic type, whose parameters are its own.
  var isInGenericType = false

  /// Whether its name says that it is seen in its file or type only.
  var isPrivate: Bool

  /// Whether code at file scope, in its file, can name it.
  var isReachable: Bool

  /// Whether it is marked as the app's entry point, and by which attribute.
  var entryAttribute: AttributeSyntax?

  /// Where it takes generated members.
  var memberInsertion: MemberInsertion

  /// Where it takes a further protocol.
  var conformanceInsertion: ConformanceInsertion

  struct Method {
    var file: Int

    /// How it becomes an override.
    var overrideInsertion: OverrideInsertion

    /// The UTF-8 offsets of its name, without labels.
    var name: Range<Int>
    var isInExtension: Bool
    var isOverride: Bool
    var isStatic: Bool

    /// The types of each method of the name.
    var signatures: [MethodSignature]
  }

  struct OverriddenProperty {
    var name: String
    var file: Int
    var position: AbsolutePosition
  }

  /// The names of the types around it, as code writes them: `Library` of `Library.Row`.
  var outerTypeNames: [String] {
    // An extension is one part: `Library.Shelf`.
    let parts = nesting.dropLast().flatMap { $0.split(separator: ".") }
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }

  /// The name, in `nesting`, of a body of code that has classes of its own: no name that a type has.
  static func scopeName(of body: some SyntaxProtocol, file: Int) -> String {
    "(\(file):\(body.positionAfterSkippingLeadingTrivia.utf8Offset))"
  }

  /// Whether code outside of it cannot name it, or not without arguments.
  var isUnnamed: Bool { isGeneric || isInBody || isInGenericType }

  /// Whether it registers itself, because code at file scope cannot name it.
  var registersItself: Bool { isUnnamed || !isReachable }

  /// The name as code writes it: `Library.Row`.
  var typeName: String { nesting.joined(separator: ".") }
}
