import BoundedParsing
import Diagnostics
import SwiftSyntax

/// What Objective-C's runtime does for a program on Apple's systems: its attributes are taken away,
/// its literals become text, and code is generated that tells the engine which members have which
/// names.
struct ObjectiveCSupport {
  private let classes: ClassTable
  private let files: [AssembledFile]
  private let collectors: [ObjectiveCCollector]
  private let selectors: SelectorTable
  private let registrations: [Registration]

  /// What classes register themselves because code at file scope cannot name them.
  let selfRegistration: SelfRegistration

  /// The names of the optional methods of the app's own protocols.
  private let optionalNames: Set<String>

  /// The names of the app's properties.
  private let closureNames: Set<String>
  private let optionalCallsOfLaunches: [OptionalCall]

  init(
    files: [AssembledFile], launches: [AuthoredProgram.Launch], classes: ClassTable,
    infersObjectiveC: Bool
  ) {
    self.classes = classes
    self.files = files
    let exposed = infersObjectiveC ? classes.namesOfObjectiveCClasses : []
    collectors = files.enumerated().map {
      ObjectiveCCollector(file: $0, syntax: $1.syntax, exposed: exposed)
    }
    let inLaunches = launches.compactMap(Self.collector)
    optionalCallsOfLaunches = inLaunches.flatMap(\.optionalCalls)
    closureNames = Set(collectors.flatMap(\.properties).map(\.name))
    let named = (collectors + inLaunches).flatMap(\.selectors)
    let selectors = SelectorTable(
      methods: collectors.flatMap(\.methods),
      properties: collectors.flatMap(\.properties).filter(\.isExposed),
      classes: classes)
    self.selectors = selectors
    func isNameable(_ typeName: String, _ file: Int) -> Bool {
      !typeName.contains("(") || classes.hasClass(typeName, file: file)
    }
    let optional = collectors.flatMap(\.optionalRequirements)
    optionalNames = Set(optional.map(\.baseName))
    // What is in a function, and in no class that is known, cannot be named.
    let methods = selectors.methods.filter { method in
      method.isCallable && isNameable(method.typeName, method.file)
        && (method.isExposed
          || classes.hasClass(method.typeName, file: method.file)
            && (named.contains { selectors.names($0, method) }
              || optional.contains { $0.isMeant(by: method) }))
    }
    let properties = collectors.flatMap(\.properties).filter { property in
      isNameable(property.typeName, property.file) && property.isExposed
        || classes.hasClass(property.typeName, file: property.file)
          && optional.contains { $0.isMeant(by: property) }
    }
    selfRegistration = SelfRegistration(classes: classes, methods: methods, properties: properties)
    registrations = Self.registrations(
      of: methods.filter { !classes.isUnnamedClass($0.typeName, file: $0.file) },
      properties.filter { !classes.isUnnamedClass($0.typeName, file: $0.file) }, in: classes)
  }

  // MARK: Text

  func edits(in file: Int) -> [SourceEdit] {
    edits(of: collectors[file]) + selfRegistration.edits(file: file)
  }

  private func edits(of collector: ObjectiveCCollector) -> [SourceEdit] {
    collector.edits + collector.selectors.compactMap(selectors.edit)
      + collector.informalMethods.filter(isFirst).flatMap(\.edits)
      + collector.observedProperties.filter { property in
        classes.isClass(property.typeName)
          || classes.hasClass(property.typeName, file: collector.file)
      }.flatMap(\.edits)
      + collector.optionalCalls.flatMap { call in
        optionalNames.contains(call.baseName)
          ? call.editsForOwnMethod : isOfUIKit(call) ? call.editsForMethodOfUIKit : []
      }
  }

  /// Whether no class of the app that a method's inherits from has it.
  private func isFirst(_ method: InformalMethod) -> Bool {
    guard let owner = classes.description(named: method.typeName) else { return true }
    return !classes.ancestors(of: owner).contains { $0.methods[method.name] != nil }
  }

  /// Whether a call is of a method of one of UIKit's protocols, and not of a closure that the app
  /// keeps under its name.
  private func isOfUIKit(_ call: OptionalCall) -> Bool {
    !call.methodsOfUIKit.isEmpty
      && (!closureNames.contains(call.baseName) || call.asksADelegate)
  }

  /// The methods that ask objects for those of UIKit's protocols which the program calls with a
  /// question mark.
  var askingExtensions: String {
    let calls = collectors.flatMap(\.optionalCalls) + optionalCallsOfLaunches
    let methods = Set(calls.filter(isOfUIKit).flatMap(\.methodsOfUIKit).map(\.askingExtension))
    let references = Set(collectors.flatMap(\.optionalReferences).map(\.askingExtension))
    return (methods.sorted() + references.sorted()).joined()
  }

  /// A launch with its literals replaced.
  func adapted(_ launch: AuthoredProgram.Launch, _ body: LaunchBody) -> LaunchBody {
    guard let text = launch.body?.text,
      !optionalNames.isEmpty || ["#", "@", "?(", ".window"].contains(where: text.contains)
    else {
      return body
    }
    return LaunchBody(launch) { syntax in
      edits(of: ObjectiveCCollector(file: -1, syntax: syntax)) + SystemVersions(syntax).edits
    }
  }

  /// What a launch names of methods; nil for one that names none.
  private static func collector(of launch: AuthoredProgram.Launch) -> ObjectiveCCollector? {
    guard let text = launch.body?.text,
      ["electo", "perform", "?("].contains(where: text.contains)
    else { return nil }
    return ObjectiveCCollector(file: -1, syntax: BoundedParser.parse(source: text))
  }

  // MARK: Diagnostics

  var diagnostics: [Diagnostic] {
    zip(files, collectors).flatMap { file, collector in
      misplaced(in: collector, file)
        + collector.selectors.compactMap { use in
          selectors.problem(with: use).flatMap { problem in
            use.node.flatMap { file.location(of: $0.positionAfterSkippingLeadingTrivia) }.map {
              Diagnostic(
                rule: "dialect.selector", at: $0, problem.summary, fix: problem.fix)
            }
          }
        }
    }
  }

  /// What Swift refuses on Apple's systems alone.
  private func misplaced(
    in collector: ObjectiveCCollector, _ file: AssembledFile
  ) -> [Diagnostic] {
    collector.exposedInExtensions.compactMap { member in
      guard let why = reason(against: member, file: collector.file) else { return nil }
      return file.location(of: member.position).map { place in
        Diagnostic(
          rule: "dialect.unreachable-member", at: place,
          "`\(member.name)` is exposed to Objective-C in \(why), which Xcode refuses",
          fix: "declare it in the class itself")
      }
    }
  }

  private func reason(
    against member: ObjectiveCCollector.ExposedInExtension, file: Int
  ) -> String? {
    if classes.isUnnamedClass(member.typeName, file: file) {
      return "an extension of a generic class"
    }
    return member.isConstrained ? "an extension with constraints" : nil
  }

  // MARK: Registration

  /// The generated functions of a file and the calls of them.
  func registration(file: Int) -> (text: String, calls: [String]) {
    let own = registrations.filter { $0.file == file }
    let optional = collectors[file].optionalRequirements.map(\.text)
    let observed = collectors[file].observedProperties
      .filter { classes.isClass($0.typeName) && classes.description(named: $0.typeName) == nil }
      .map { "extension \($0.typeName) {\n  \($0.member)\n}\n" }
    return (
      (optional + observed + own.map(\.text)).joined() + selfRegistration.conformances(file: file),
      own.map(\.call) + selfRegistration.calls(file: file)
    )
  }

  /// What is registered from inside a class, because nothing outside can name it.
  var members: [AddedMember] {
    observedMembers + selfRegistration.members
      + registrations.compactMap { registration in
        registration.owner.map {
          AddedMember(
            description: $0,
            text: "fileprivate "
              + registration.function.split(separator: "\n")
              .map { $0.drop(while: \.isWhitespace) }.joined(separator: " "))
        }
      }
  }

  /// The properties that tell observers of changes in the place of the author's.
  private var observedMembers: [AddedMember] {
    collectors.flatMap { collector in
      collector.observedProperties.compactMap { property in
        classes.description(named: property.typeName, file: collector.file)
          .map { AddedMember(description: $0, text: property.member) }
      }
    }
  }

  private struct Registration {
    var file: Int
    var typeName: String
    var index: Int
    var methods: [ObjectiveCMethod] = []
    var properties: [ObjectiveCProperty] = []

    /// The class, if it is private in another type.
    var owner: ClassDescription?

    private var name: String { "__registerMembers\(file)_\(index)" }
    private var nestingTypeName: String {
      owner.map { $0.nesting.dropLast().joined(separator: ".") } ?? typeName
    }

    var call: String {
      owner == nil ? "\(typeName).\(name)()" : "\(nestingTypeName).\(name)Outside()"
    }

    var text: String {
      guard let owner else {
        return "extension \(typeName) {\n  fileprivate \(function)\n}\n"
      }
      return """
        extension \(nestingTypeName) {
          fileprivate nonisolated static func \(name)Outside() { \(owner.nesting.last ?? "").\(name)() }
        }

        """
    }

    var function: String {
      let conditions = Set(
        (properties.map(\.condition) + methods.map(\.condition)).compactMap(\.self))
      let conditional = conditions.sorted().map { condition in
        "    #if \(condition)\n" + statements(under: condition) + "    #endif\n"
      }
      return "nonisolated static func \(name)() {\n" + statements(under: nil)
        + conditional.joined() + "  }"
    }

    private func statements(under condition: String?) -> String {
      statement("properties", properties.filter { $0.condition == condition }.map(\.registration))
        + statement("methods", methods.filter { $0.condition == condition }.map(\.registration))
    }

    private func statement(_ label: String, _ registrations: [String]) -> String {
      guard !registrations.isEmpty else { return "" }
      return "    ExampleSupport.ExampleProgram.register(\(label): [\n"
        + registrations.map { "      \($0),\n" }.joined() + "    ]);\n"
    }
  }

  private static func registrations(
    of methods: [ObjectiveCMethod], _ properties: [ObjectiveCProperty], in classes: ClassTable
  ) -> [Registration] {
    var result: [Registration] = []
    func place(_ file: Int, _ typeName: String) -> Int? {
      if let place = result.firstIndex(where: { $0.file == file && $0.typeName == typeName }) {
        return place
      }
      var registration = Registration(file: file, typeName: typeName, index: result.count)
      if let owner = classes.description(named: typeName), owner.isPrivate, owner.nesting.count > 1
      {
        guard owner.isReachable, owner.file == file else { return nil }
        registration.owner = owner
      }
      result.append(registration)
      return result.count - 1
    }
    for method in methods {
      if let place = place(method.file, method.typeName) { result[place].methods.append(method) }
    }
    for property in properties {
      if let place = place(property.file, property.typeName) {
        result[place].properties.append(property)
      }
    }
    // What goes on one line, into a class that nothing outside can name, has no room for `#if`.
    for index in result.indices where result[index].owner != nil {
      result[index].methods.removeAll { $0.condition != nil }
      result[index].properties.removeAll { $0.condition != nil }
    }
    return result
  }
}
