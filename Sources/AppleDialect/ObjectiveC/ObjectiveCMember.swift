import SwiftSyntax

/// A method of a class, extension or protocol, as Objective-C would see it.
struct ObjectiveCMethod {
  /// The type that declares it, as code writes it, and the place of the file among the program's.
  var typeName: String
  var file: Int
  var baseName: String
  var labels: [String]

  /// The types of its parameters, as the author writes them.
  var types: [String]

  /// Whether its body names each of them.
  var usesParameters: [Bool]

  /// Whether its type has another method of its name, and the types must tell them apart.
  var isOverloaded = false
  var selector: String

  /// Whether it throws; a caller by its selector does not learn of an error.
  var `throws`: Bool

  /// Whether the author exposes it: `@objc`, `@IBAction`, `@objcMembers` and the like.
  var isExposed: Bool

  /// Whether a call of it can be generated: a method with plain parameters.
  var isCallable: Bool

  /// Whether it is a method of the class itself, `static` or `class`.
  var isStatic: Bool

  /// Whether it is a protocol's requirement.
  var isRequirement: Bool

  /// The type of what it returns; nil for nothing.
  ///
  /// A call names it, because a protocol of the app
  /// may have a method of the same name with an optional result.
  var resultType: String?

  /// What must hold for it to exist, as `#if` says it; nil for nothing.
  var condition: String?

  var swiftName: String { "\(baseName)(\(labels.map { $0 + ":" }.joined()))" }

  /// The expression that calls it on `object` with `arguments`.
  var call: String {
    let values = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ")
        + "ExampleSupport.ExampleArgument."
        + (usesParameters[index] ? "value" : "ignored") + "(arguments, \(index))"
        + (isOverloaded ? " as \(types[index])" : "")
    }
    // A caller by the selector has no place for the error: see `throws`.
    return (`throws` ? "try? " : "") + "object.\(baseName)(\(values.joined(separator: ", ")))"
  }

  /// Whether a type of a method, `(UIButton) -> Void`, may be its own.
  func hasType(_ function: FunctionTypeSyntax) -> Bool {
    // Of a method that is named by its class, the object comes first.
    let type = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    return type.parameters.map(\.type.normalizedText)
      == types.map { $0.parsedType.normalizedText }
  }

  /// What registers it with the engine.
  var registration: String { registration(in: typeName) }

  /// The same for a class that code names in another way.
  func registration(in typeName: String) -> String {
    "ExampleSupport.ExampleMethod(\"\(selector)\", \(isStatic ? "ofClass" : "of"): \(typeName).self) "
      + "{ object, arguments in "
      + (resultType.map { "return \(call) as \($0) }" }
        ?? (`throws` ? "_ = " : "") + "\(call) as Void; return nil }")
  }
}

/// A property of a class, as Objective-C would see it.
struct ObjectiveCProperty {
  var typeName: String
  var file: Int
  var name: String
  var key: String
  var isSettable: Bool

  /// Whether the author exposes it: `@objc`, `@IBOutlet`, `@objcMembers` and the like.
  var isExposed: Bool

  /// What must hold for it to exist, as `#if` says it; nil for nothing.
  var condition: String?

  /// What registers it with the engine.
  var registration: String { registration(in: typeName) }

  /// The same for a class that code names in another way.
  func registration(in typeName: String) -> String {
    "ExampleSupport.ExampleProperty(\"\(key)\", of: \(typeName).self, get: { $0.\(name) }"
      + (isSettable ? ", set: { $0.\(name) = $1 })" : ")")
  }
}
