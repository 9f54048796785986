import Diagnostics
import SwiftSyntax

/// What only Objective-C's runtime can do: exchange methods while the app runs, and pass messages on
/// to other objects.
///
/// Swift decides when it compiles which method a call reaches, so neither has an effect here.
enum ObjectiveCRuntime {
  /// Says of each override that passes messages on, and once of the functions that change classes, that
  /// they cannot do so.
  static func diagnostics(in classes: ClassTable, _ files: [AssembledFile]) -> [Diagnostic] {
    forwarding(in: classes, files) + exchanging(in: files)
  }

  private static func forwarding(in classes: ClassTable, _ files: [AssembledFile]) -> [Diagnostic] {
    let places = classes.all.flatMap { description in
      description.methods.compactMap { name, method -> (String, MethodSignature)? in
        guard method.isOverride, forwardingMethods.contains(name) else { return nil }
        return method.signatures.first.map { (name, $0) }
      }
    }
    let inOrder = places.sorted {
      ($0.1.file, $0.1.position.utf8Offset) < ($1.1.file, $1.1.position.utf8Offset)
    }
    return inOrder.compactMap { name, signature in
      files[signature.file].location(of: signature.position).map {
        Diagnostic(
          rule: "dialect.objective-c-runtime", at: $0,
          "`\(name)` would never be called: messages are not forwarded without Objective-C's runtime",
          fix: "declare the methods in this class, and call the other object's in them")
      }
    }
  }

  private static func exchanging(in files: [AssembledFile]) -> [Diagnostic] {
    for file in files {
      var previous: TokenKind?
      for token in file.syntax.tokens(viewMode: .sourceAccurate) {
        if functions.contains(token.text), previous != .keyword(.func), previous != .period,
          let place = file.location(of: token.positionAfterSkippingLeadingTrivia)
        {
          return [
            Diagnostic(
              rule: "dialect.objective-c-runtime", at: place,
              "`\(token.text)` needs Objective-C's runtime, which does not exist here",
              fix: "override the method in a subclass, or remove the exchange")
          ]
        }
        previous = token.tokenKind
      }
    }
    return []
  }

  private static let forwardingMethods: Set<String> = [
    "doesNotRecognizeSelector(_:)", "forwardInvocation(_:)", "forwardingTarget(for:)",
    "method(for:)", "methodSignature(for:)", "resolveClassMethod(_:)", "resolveInstanceMethod(_:)",
  ]

  private static let functions: Set<String> = [
    "class_addMethod", "class_copyMethodList", "class_getClassMethod", "class_getInstanceMethod",
    "class_replaceMethod", "method_exchangeImplementations", "method_getImplementation",
    "method_setImplementation", "objc_allocateClassPair", "objc_registerClassPair",
    "object_setClass",
  ]
}
