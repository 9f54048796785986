/// The generated members by which a generic class registers each class that it becomes.
///
/// They stand in the class itself, where `Self` is the class with its arguments, on one line.
struct GenericRegistration {
  let classes: ClassTable
  let methods: [ObjectiveCMethod]
  let properties: [ObjectiveCProperty]

  /// The generic classes that code at file scope can name, where their conformance is declared: not
  /// those that are private in a type.
  private var reachable: [ClassDescription] {
    classes.genericClasses.filter(isReachable)
  }

  private func isReachable(_ description: ClassDescription) -> Bool {
    description.isReachable && !(description.isPrivate && description.nesting.count > 1)
  }

  var members: [AddedMember] {
    reachable.map { AddedMember(description: $0, text: function(of: $0)) }
  }

  /// The conformances of a file's generic classes: those that inherit none.
  func conformances(file: Int) -> String {
    reachable.filter { $0.file == file && !inherits($0) }
      .map { "extension \($0.typeName): ExampleSupport.ExampleGenericClass {}\n" }.joined()
  }

  /// What a file's registration calls besides; nothing in a program without generic classes.
  func calls(file: Int) -> [String] {
    reachable.contains { $0.file == file }
      ? ["ExampleSupport.ExampleProgram.registerGenericClasses()"] : []
  }

  /// Whether a class inherits from another generic one, whose conformance it has then.
  private func inherits(_ description: ClassDescription) -> Bool {
    classes.ancestors(of: description).contains { $0.isGeneric && isReachable($0) }
  }

  private func function(of description: ClassDescription) -> String {
    let program = "ExampleSupport.ExampleProgram.register"
    let names = description.methods.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let selectors = ClassRegistration.selectors(description, classes)
    var statements = [
      "\(program)([ExampleSupport.ExampleClass(generic: Self.self, methods: [\(names)]\(selectors))])"
    ]
    let properties = properties.filter { isOf(description, $0.typeName, $0.file, $0.condition) }
      .map { $0.registration(in: "Self") }
    if !properties.isEmpty {
      statements.append("\(program)(properties: [\(properties.joined(separator: ", "))])")
    }
    let methods = methods.filter { isOf(description, $0.typeName, $0.file, $0.condition) }
      .map { $0.registration(in: "Self") }
    if !methods.isEmpty {
      statements.append("\(program)(methods: [\(methods.joined(separator: ", "))])")
    }
    return "nonisolated public \(inherits(description) ? "override " : "")class func "
      + "registerWithEngine() { \(statements.joined(separator: "; ")) }"
  }

  /// What goes on one line has no room for `#if`.
  private func isOf(
    _ description: ClassDescription, _ typeName: String, _ file: Int, _ condition: String?
  ) -> Bool {
    typeName == description.typeName && (!description.isPrivate || file == description.file)
      && condition == nil
  }
}
