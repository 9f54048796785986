import Diagnostics
import SwiftSyntax

/// Finds methods and overrides that UIKit calls on a device and the engine never does.
///
/// Without a warning, such a method looks like one whose event never happened.
struct UncalledMethodCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    classes.all.flatMap { methods(of: $0) + properties(of: $0) }
  }

  private func methods(of description: ClassDescription) -> [Diagnostic] {
    description.methods.sorted { $0.key < $1.key }.compactMap { name, method in
      guard !method.isStatic, let signature = method.signatures.first else { return nil }
      let protocolNames = Self.protocolsByMethod[name] ?? []
      let isUncalled =
        protocolNames.contains { classes.conforms(description, to: $0) }
        || (method.isOverride && isUncalledOverride(name, in: description))
      return isUncalled ? diagnostic(for: name, signature.file, signature.position) : nil
    }
  }

  private func properties(of description: ClassDescription) -> [Diagnostic] {
    description.overriddenProperties.filter { isUncalledOverride($0.name, in: description) }
      .compactMap { diagnostic(for: $0.name, $0.file, $0.position) }
  }

  /// Whether a class inherits the member from one of UIKit's, and nothing calls it.
  private func isUncalledOverride(_ name: String, in description: ClassDescription) -> Bool {
    (UncalledOverrides.classes[name] ?? []).contains { classes.conforms(description, to: $0) }
  }

  private func diagnostic(
    for name: String, _ file: Int, _ position: AbsolutePosition
  ) -> Diagnostic? {
    guard let location = files[file].location(of: position) else { return nil }
    return Diagnostic(
      .warning, rule: "delegate.not-called", at: location,
      "`\(name)` is not called here: this engine does not simulate its event",
      fix: "remove it from the example; your app can keep it")
  }

  /// The protocols whose method of a name the engine does not call, with those that refine them.
  private static let protocolsByMethod: [String: [String]] = {
    var result: [String: [String]] = [:]
    for method in OptionalMethod.all
    where !method.isCalled && !method.hasCalledNamesake {
      result[method.name, default: []] += method.protocolNames
    }
    for (protocolName, names) in UndeclaredMethods.names {
      for name in names {
        result[name, default: []] +=
          [protocolName] + (OptionalMethod.refinements[protocolName] ?? [])
      }
    }
    return result
  }()
}

extension OptionalMethod {
  /// Whether its protocol has a method of the same name and other types that the engine calls.
  fileprivate var hasCalledNamesake: Bool {
    (Self.byName[name] ?? []).contains { $0.protocolName == protocolName && $0.isCalled }
  }
}
