import SwiftSyntax

/// The classes of a program, with what all of its files say of them.
struct ClassTable {
  let module: String
  let fileNames: [String]
  private(set) var classes: [ClassDescription] = []

  /// The generic classes, whose members are known, and which no code can name without arguments.
  private(set) var genericClasses: [ClassDescription] = []

  /// Whether a class has a `responds(to:)` of its own.
  let hasOwnResponding: Bool

  /// The names that the program gives to types that have another.
  private(set) var aliases: Set<String> = []
  private var places: [String: Int] = [:]
  private var genericPlaces: [String: Int] = [:]

  init(files: [AssembledFile], module: String) {
    self.module = module
    fileNames = files.map(\.name)
    let collectors = files.enumerated().map { index, file in
      ClassCollector(file: index, syntax: file.syntax)
    }
    let genericNames = collectors.reduce(into: Self.genericNames) { $0.formUnion($1.genericNames) }
    for description in collectors.flatMap(\.classes)
    where !description.outerTypeNames.contains(where: genericNames.contains) {
      places[description.typeName] = places[description.typeName] ?? classes.count
      classes.append(description)
    }
    for description in collectors.flatMap(\.genericClasses)
    where !description.outerTypeNames.contains(where: genericNames.contains) {
      genericPlaces[description.typeName] =
        genericPlaces[description.typeName] ?? genericClasses.count
      genericClasses.append(description)
    }
    let extensions = collectors.flatMap(\.extensions)
    hasOwnResponding =
      (classes.map(\.methods) + extensions.map(\.methods)).contains { $0["responds(to:)"] != nil }
    for addition in extensions { add(addition) }
    aliases = Set(collectors.flatMap(\.aliases))
  }

  /// The generic types that authors extend most.
  private static let genericNames: Set<String> = ["Array", "Dictionary", "Optional", "Set"]

  private mutating func add(_ addition: ClassCollector.Extension) {
    // Of two private classes of one name, an extension means the one in its own file.
    let own = classes.firstIndex {
      $0.typeName == addition.typeName && $0.file == addition.file
    }
    if let place = own ?? places[addition.typeName] {
      classes[place].take(addition)
    } else if let place = genericPlaces[addition.typeName], !addition.isConstrained {
      genericClasses[place].take(addition)
    }
  }

  /// The class of a name, as code inside the program writes it.
  func description(named name: String) -> ClassDescription? {
    places[name].map { classes[$0] }
  }

  /// Whether a name, without arguments, is that of a generic class.
  func isGenericClass(_ name: String) -> Bool { genericPlaces[name] != nil }

  /// The class that an inheritance clause names, with arguments or without.
  private func description(inherited name: String) -> ClassDescription? {
    if let description = description(named: name) { return description }
    return genericPlaces[String(name.prefix { $0 != "<" })].map { genericClasses[$0] }
  }

  /// The classes of the program that a class inherits from, the nearest first.
  func ancestors(of description: ClassDescription) -> [ClassDescription] {
    var result: [ClassDescription] = []
    var current = description
    while let next = current.inherited.lazy.compactMap(description(inherited:)).first,
      !result.contains(where: { $0.typeName == next.typeName }),
      next.typeName != description.typeName
    {
      result.append(next)
      current = next
    }
    return result
  }

  /// Whether a class or one that it inherits from names a protocol.
  func conforms(_ description: ClassDescription, to protocolName: String) -> Bool {
    ([description] + ancestors(of: description)).contains {
      $0.inherited.contains(protocolName)
    }
  }

  /// The name under which the engine knows a class, the same in every process: as Objective-C's
  /// runtime does, the one that its author gave it, else one with its module.
  func engineName(of description: ClassDescription) -> String {
    if let name = description.objectiveCName { return name }
    let file = description.isPrivate ? ["(\(fileNames[description.file]))"] : []
    return ([module] + file + description.nesting).joined(separator: ".")
  }
}

extension ClassDescription {
  fileprivate mutating func take(_ addition: ClassCollector.Extension) {
    inherited += addition.inherited
    extensionOverrides += addition.overrides
    methods.merge(addition.methods) { own, added in
      var method = own
      method.signatures += added.signatures
      return method
    }
  }
}
