import Diagnostics
import SwiftSyntax

/// Finds methods with the names of a delegate protocol's and other types than those.
///
/// Such a method compiles, and is never called: the protocol's default is.
struct DelegateSignatureCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    classes.all.flatMap { description in
      OptionalMethod.named(by: description).compactMap { method in
        method.protocolNames.contains { classes.conforms(description, to: $0) }
          ? description.methods[method.name].flatMap {
            diagnostic(for: $0, as: method, in: description)
          }
          : nil
      }
    }
  }

  /// One of several methods of one name may be the protocol's; the compiler itself looks for what
  /// an override overrides.
  private func diagnostic(
    for place: ClassDescription.Method, as method: OptionalMethod, in type: ClassDescription
  ) -> Diagnostic? {
    let namesakes = (OptionalMethod.byName[method.name] ?? []).filter {
      $0.protocolName == method.protocolName
    }
    // Of several methods of one name in the protocol, the first speaks for all.
    guard !place.isStatic, !place.isOverride, namesakes.first?.declaration == method.declaration
    else { return nil }
    guard
      !place.signatures.contains(where: { signature in
        namesakes.contains { DifferentOptionality.differs(signature, from: $0) }
      })
    else { return nil }
    // A class may be the data source of a table and of a collection: what is right for one is no slip of the other.
    let methodsOfOthers = (OptionalMethod.byName[method.name] ?? []).filter { other in
      other.protocolName != method.protocolName
        && other.protocolNames.contains { classes.conforms(type, to: $0) }
    }
    let signatures = place.signatures.filter { signature in
      methodsOfOthers.allSatisfy { difference(between: signature, and: $0) != nil }
    }
    let differences = signatures.map { signature -> Difference? in
      let all = namesakes.map { difference(between: signature, and: $0) }
      return all.allSatisfy { $0 != nil } ? all.first ?? nil : nil
    }
    guard differences.allSatisfy({ $0 != nil }), let signature = signatures.first,
      let difference = differences.first ?? nil,
      let location = files[signature.file].location(of: signature.position)
    else { return nil }
    return Diagnostic(
      rule: "delegate.signature", at: location,
      "`\(method.name)` is never called: \(difference.what) is `\(difference.actual)`, and "
        + "\(method.protocolName) has `\(difference.expected)`",
      fix: "write `\(difference.expected)`")
  }

  private struct Difference {
    var what: String
    var actual: String
    var expected: String
  }

  /// The first difference; nil if there is none, or the author's own names may hide that.
  private func difference(
    between signature: MethodSignature, and method: OptionalMethod
  ) -> Difference? {
    let types = zip(signature.parameters, method.parameters).enumerated()
      .filter { !OldSpelling.accepts($1.0.type, of: method.name, parameter: $0, in: files) }
      .map { _, pair in
        (what: "the type of `\(pair.0.name)`", actual: pair.0.type, expected: pair.1.type)
      }
    let nothing: TypeSyntax = "()".parsedType
    let all =
      types + [
        ("its result", signature.result ?? nothing, method.result ?? "()")
      ]
    guard !signature.isGeneric, !all.contains(where: { mayHideAnother($0.actual) }) else {
      return nil
    }
    return all.lazy.map {
      Difference(
        what: $0.what, actual: $0.actual.normalizedText,
        expected: $0.expected.parsedType.normalizedText)
    }.first { $0.actual != $0.expected }
  }

  private func mayHideAnother(_ type: TypeSyntax) -> Bool {
    type.is(SomeOrAnyTypeSyntax.self)
      || type.tokens(viewMode: .sourceAccurate).contains { classes.aliases.contains($0.text) }
  }
}
