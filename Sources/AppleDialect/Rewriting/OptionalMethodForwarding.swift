/// Lets a subclass add an optional method of a protocol that its superclass conforms to.
///
/// In Objective-C such a method is called like any other. Swift fixes at the superclass which
/// methods a conformance has, so the superclass is given the method, and the subclass's
/// overrides it. The engine asks the subclass's own list whether the app implements the method, so
/// the one that was added never counts.
struct OptionalMethodForwarding {
  private let classes: ClassTable

  init(classes: ClassTable) {
    self.classes = classes
  }

  func edits(in file: Int) -> [SourceEdit] {
    let additions = self.additions
    let stubs = Dictionary(grouping: additions, by: \.conforming.typeName).values
      .flatMap { additions in
        let conforming = additions[0].conforming
        return Set(additions.map(\.method.name)).sorted().compactMap { name -> SourceEdit? in
          guard conforming.file == file,
            let method = additions.first(where: { $0.method.name == name })?.method
          else { return nil }
          return .insertion(" \(method.declaration) ", at: conforming.closingBrace)
        }
      }
    let overrides = additions.filter { $0.place.file == file && !$0.place.isOverride }
      .map { SourceEdit.insertion(" override", at: $0.place.endOfTokenBefore) }
    return stubs.sorted { $0.replacement < $1.replacement } + overrides
  }

  private struct Addition {
    var conforming: ClassDescription
    var method: OptionalMethod
    var place: ClassDescription.Method
  }

  /// The methods that subclasses add: declared there, and by none of the classes between there
  /// and the one that names the protocol.
  private var additions: [Addition] {
    classes.classes.flatMap { subclass -> [Addition] in
      let ancestors = classes.ancestors(of: subclass)
      return OptionalMethod.all.compactMap { method in
        guard let place = subclass.methods[method.name], !place.isStatic,
          !subclass.inherited.contains(method.protocolName),
          let conforming = ancestors.last(where: { $0.inherited.contains(method.protocolName) }),
          ancestors.allSatisfy({ $0.methods[method.name] == nil })
        else { return nil }
        return Addition(conforming: conforming, method: method, place: place)
      }
    }
  }
}
