/// Lets a subclass add an optional method of a protocol that its superclass conforms to.
///
/// In Objective-C such a method is called like any other. Swift fixes at the superclass which
/// methods a conformance has, so the superclass is given the method, and the subclass's
/// overrides it. The engine asks the subclass's own list whether the app implements the method, so
/// the one that was added never counts.
struct OptionalMethodForwarding {
  private let additions: [Addition]

  init(classes: ClassTable) {
    additions = Self.additions(in: classes)
  }

  /// What classes are given.
  var members: [AddedMember] { stubs + forwardingOverrides }

  /// How the methods of a file change that are declared already.
  func edits(in file: Int) -> [SourceEdit] {
    additions.filter { $0.place.file == file }.flatMap(editsOfDeclaration)
  }

  private struct Addition {
    var subclass: ClassDescription
    var conforming: ClassDescription
    var method: OptionalMethod
    var place: ClassDescription.Method
  }

  /// What the conforming classes are given, each method once.
  private var stubs: [AddedMember] {
    var seen = Set<String>()
    return additions.filter { seen.insert("\($0.conforming.typeName) \($0.method.name)").inserted }
      .map { AddedMember(description: $0.conforming, text: $0.method.declaration) }
  }

  /// A method in an extension cannot be an override: it gets another name, and the class an
  /// override that calls it.
  private var forwardingOverrides: [AddedMember] {
    additions.filter(\.place.isInExtension)
      .map { AddedMember(description: $0.subclass, text: $0.method.forwardingOverride) }
  }

  private func editsOfDeclaration(_ addition: Addition) -> [SourceEdit] {
    let place = addition.place
    guard place.isInExtension else {
      return [place.overrideInsertion.edit]
    }
    return [SourceEdit(range: place.name, replacement: addition.method.otherBaseName)]
  }

  /// The methods that subclasses add: declared there, and by none of the classes between there
  /// and the one that names the protocol.
  private static func additions(in classes: ClassTable) -> [Addition] {
    classes.all.flatMap { subclass -> [Addition] in
      let ancestors = classes.ancestors(of: subclass)
      return OptionalMethod.named(by: subclass).compactMap { method in
        guard let place = subclass.methods[method.name], !place.isStatic, !place.isOverride,
          !subclass.namesProtocol(of: method),
          let conforming = ancestors.last(where: { $0.namesProtocol(of: method) }),
          method.isMeant(by: place),
          !ancestors.contains(where: { $0.methods[method.name].map(method.isMeant) ?? false })
        else { return nil }
        return Addition(
          subclass: subclass, conforming: conforming, method: method, place: place)
      }
    }
  }
}

extension ClassDescription {
  fileprivate func namesProtocol(of method: OptionalMethod) -> Bool {
    method.protocolNames.contains(where: inherited.contains)
  }
}
