/// The generated members by which a class registers itself that code at file scope cannot name: each that a
/// generic class becomes, and those in functions, in generic types and in types that are private.
///
/// They stand in the class itself, where its name is the class with its arguments, on one line.
struct SelfRegistration {
  let classes: ClassTable
  let methods: [ObjectiveCMethod]
  let properties: [ObjectiveCProperty]

  private var all: [ClassDescription] {
    classes.all.filter(\.registersItself)
  }

  var members: [AddedMember] {
    all.map { AddedMember(description: $0, text: function(of: $0)) }
  }

  private static let protocolName = "ExampleSupport.SelfRegisteringClass"

  /// The conformances of those of a file's classes that inherit none, where an extension can name them.
  func conformances(file: Int) -> String {
    all.filter { $0.file == file && !inherits($0) && isExtensible($0) }
      .map { "extension \($0.typeName): \(Self.protocolName) {}\n" }.joined()
  }

  /// The conformances of the others, in the heads of the classes.
  func edits(file: Int) -> [SourceEdit] {
    all.filter { $0.file == file && !inherits($0) && !isExtensible($0) }
      .map { $0.conformanceInsertion.edit(Self.protocolName) }
  }

  private func isExtensible(_ description: ClassDescription) -> Bool {
    description.isReachable && !description.isInBody && !description.isInGenericType
      && !(description.isPrivate && description.nesting.count > 1)
  }

  /// What a file's registration calls besides; nothing in a program without such classes.
  func calls(file: Int) -> [String] {
    all.contains { $0.file == file }
      ? ["ExampleSupport.ExampleProgram.registerClassesOnFirstUse()"] : []
  }

  /// Whether a class inherits from another that registers itself, whose conformance it has then.
  private func inherits(_ description: ClassDescription) -> Bool {
    classes.ancestors(of: description).contains(where: \.registersItself)
  }

  private func function(of description: ClassDescription) -> String {
    // `Self` is the class that is asked, which may inherit this function.
    let name = description.nesting.last ?? ""
    let program = "ExampleSupport.ExampleProgram.register"
    let given = description.objectiveCName.map { "objectiveCName: \"\($0)\", " } ?? ""
    let arguments = given + ClassRegistration.arguments(description, as: name, classes)
    var statements = ["\(program)([ExampleSupport.ExampleClass(\(name).self, \(arguments))])"]
    let properties = properties.filter {
      isOf(description, typeName: $0.typeName, file: $0.file, condition: $0.condition)
    }
    .map { $0.registration(in: name) }
    if !properties.isEmpty {
      statements.append("\(program)(properties: [\(properties.joined(separator: ", "))])")
    }
    let methods = methods.filter {
      isOf(description, typeName: $0.typeName, file: $0.file, condition: $0.condition)
    }
    .map { $0.registration(in: name) }
    if !methods.isEmpty {
      statements.append("\(program)(methods: [\(methods.joined(separator: ", "))])")
    }
    return "nonisolated public \(inherits(description) ? "override " : "")class func "
      + "registerWithEngine() { \(statements.joined(separator: "; ")) }"
  }

  /// What goes on one line has no room for `#if`.
  private func isOf(
    _ description: ClassDescription, typeName: String, file: Int, condition: String?
  ) -> Bool {
    typeName == description.typeName && (!description.isPrivate || file == description.file)
      && condition == nil
  }
}
