import SwiftSyntax

/// The classes of a program, with what all of its files say of them.
struct ClassTable {
  let module: String
  let fileNames: [String]

  /// The classes that have one metatype, in files or in types.
  private(set) var classes: [ClassDescription] = []

  /// The classes that code outside of them cannot name, or not without arguments: generic ones, and
  /// those in functions and in generic types.
  private(set) var unnamedClasses: [ClassDescription] = []

  /// All classes of the program.
  var all: [ClassDescription] { classes + unnamedClasses }

  /// Where only the compiler knows whether classes or their methods exist, by file.
  let undecidedBranches: [[AbsolutePosition]]

  /// The names of the classes that are too deep inside others, by file.
  let deepClasses: [[AbsolutePosition]]

  /// Whether a class has a `responds(to:)` of its own.
  let hasOwnResponding: Bool

  /// Whether code creates objects by their class alone: `T()`.
  let createsGenerically: Bool

  /// The names that the program gives to types that have another.
  private(set) var aliases: Set<String> = []
  private var places: [String: Int] = [:]
  private var unnamedPlaces: [String: [Int]] = [:]

  /// The number of the class that each inherits from, found once; nil for none of the program's.
  private var superclasses: [Int?] = []

  /// What the aliases of one meaning stand for.
  private var aliasedTypes: [String: [String]] = [:]

  init(files: [AssembledFile], module: String) {
    self.module = module
    fileNames = files.map(\.name)
    let collectors = files.enumerated().map { index, file in
      ClassCollector(file: index, syntax: file.syntax)
    }
    let genericNames = collectors.reduce(into: Self.genericNames) { $0.formUnion($1.genericNames) }
    undecidedBranches = collectors.map(\.undecidedBranches)
    deepClasses = collectors.map(\.deepClasses)
    for var description in collectors.flatMap(\.classes) {
      description.isInGenericType = description.outerTypeNames.contains(
        where: genericNames.contains)
      if description.isUnnamed {
        unnamedPlaces[description.typeName, default: []].append(unnamedClasses.count)
        unnamedClasses.append(description)
      } else {
        places[description.typeName] = places[description.typeName] ?? classes.count
        classes.append(description)
      }
    }
    let extensions = collectors.flatMap(\.extensions)
    hasOwnResponding =
      ((classes + unnamedClasses).map(\.methods) + extensions.map(\.methods))
      .contains { $0["responds(to:)"] != nil }
    createsGenerically = files.contains { !GenericCreation($0, of: files).edits.isEmpty }
    for addition in extensions { add(addition) }
    let named = collectors.flatMap(\.aliases)
    aliases = Set(named.map(\.name))
    // In the numbers of all classes.
    for index in classes.indices { classes[index].number = index }
    for index in unnamedClasses.indices { unnamedClasses[index].number = classes.count + index }
    aliasedTypes = Dictionary(named.map { ($0.name, $0.type.parts) }) { first, _ in first }
    superclasses = all.map { superclass(of: $0)?.number }
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
    } else if let place = unnamedPlace(addition.typeName, file: addition.file),
      !addition.isConstrained
    {
      unnamedClasses[place].take(addition)
    }
  }

  /// The class of a name, as code inside the program writes it.
  func description(named name: String) -> ClassDescription? {
    places[name].map { classes[$0] }
  }

  /// The class of a name, as code in a file may write it, without arguments.
  func description(named name: String, file: Int) -> ClassDescription? {
    description(named: name) ?? unnamedPlace(name, file: file).map { unnamedClasses[$0] }
  }

  /// Whether a name, without arguments, is that of an unnamed class in a file or for all of them.
  func isUnnamedClass(_ name: String, file: Int) -> Bool {
    places[name] == nil && unnamedPlace(name, file: file) != nil
  }

  /// Of several private classes of one name, the one in the file.
  private func unnamedPlace(_ name: String, file: Int) -> Int? {
    let all = unnamedPlaces[name] ?? []
    return all.first { unnamedClasses[$0].file == file }
      ?? all.first { !unnamedClasses[$0].isPrivate && !unnamedClasses[$0].isInBody }
  }

  /// The class that an inheritance clause names: with arguments or without, by an alias, with its
  /// module, or from inside the types around both.
  ///
  /// - Parameter aliases: The aliases on the way to it, each of which is looked at once.
  private func superclass(
    _ name: String, of description: ClassDescription, aliases: inout Set<String>
  ) -> ClassDescription? {
    var name = name.withoutArguments
    let isOutermost = name.hasPrefix(module + ".")
    if isOutermost { name = String(name.dropFirst(module.count + 1)) }
    let around =
      isOutermost
      ? [[]] : description.nesting.indices.reversed().map { description.nesting[..<$0] }
    for outer in around {
      let full = (outer + [name]).joined(separator: ".")
      if let found = self.description(named: full, file: description.file) { return found }
    }
    guard aliases.count < Self.mostAliases, aliases.insert(name).inserted else { return nil }
    for part in (aliasedTypes[name] ?? []).prefix(Self.mostParts) {
      if let found = superclass(part, of: description, aliases: &aliases) { return found }
    }
    return nil
  }

  /// The class that a class inherits from: Swift has it named first, but for what extensions add.
  private func superclass(of description: ClassDescription) -> ClassDescription? {
    var aliases: Set<String> = []
    for name in description.inherited.prefix(Self.mostInherited) {
      if let found = superclass(name, of: description, aliases: &aliases) { return found }
    }
    return nil
  }

  // Each more than any app has. Without them, a text made for it would take minutes.
  private static let mostAliases = 8
  private static let mostParts = 4
  private static let mostInherited = 16
  private static let mostAncestors = 32

  /// The classes of the program that a class inherits from, the nearest first.
  func ancestors(of description: ClassDescription) -> [ClassDescription] {
    var numbers: [Int] = []
    var current = superclasses[description.number]
    while let number = current, numbers.count < Self.mostAncestors, !numbers.contains(number),
      number != description.number
    {
      numbers.append(number)
      current = superclasses[number]
    }
    return numbers.map { $0 < classes.count ? classes[$0] : unnamedClasses[$0 - classes.count] }
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
    properties.formUnion(addition.properties)
    overriddenProperties += addition.overriddenProperties
    methods.merge(addition.methods) { own, added in
      var method = own
      method.signatures += added.signatures
      return method
    }
  }
}

extension String {
  /// A type's name without what is in angle brackets: `Outer.Inner` of `Outer<Int>.Inner`.
  fileprivate var withoutArguments: String {
    var depth = 0
    return filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}

extension ClassTable {
  /// The arguments of a class's registration for the optional properties of `UIStateRestoring` that it adds to
  /// a class that conforms: Swift fixes there which properties a conformance has.
  func restoringProperties(of description: ClassDescription, as name: String) -> String {
    let protocolName = "UIStateRestoring"
    guard !description.inherited.contains(protocolName), conforms(description, to: protocolName)
    else { return "" }
    return ["restorationParent", "objectRestorationClass"]
      .filter(description.properties.contains)
      .map { ", \($0): { ($0 as? \(name))?.\($0) }" }.joined()
  }
}
