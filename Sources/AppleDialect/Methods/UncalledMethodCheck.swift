import Diagnostics

/// Finds methods that UIKit calls on a device and the engine never does.
///
/// Without a warning, such a method looks like one whose event never happened.
struct UncalledMethodCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    classes.all.flatMap { description in
      description.methods.keys.sorted().compactMap { name in
        let protocolNames = Self.protocolsByMethod[name] ?? []
        return protocolNames.contains { classes.conforms(description, to: $0) }
          ? diagnostic(for: name, in: description) : nil
      }
    }
  }

  private func diagnostic(for name: String, in description: ClassDescription) -> Diagnostic? {
    guard let method = description.methods[name], !method.isStatic,
      let signature = method.signatures.first,
      let location = files[signature.file].location(of: signature.position)
    else { return nil }
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
