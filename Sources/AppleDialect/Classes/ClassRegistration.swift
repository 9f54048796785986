/// The generated code by which a program tells the engine of its classes.
enum ClassRegistration {
  /// The name of the function that registers the classes of a file.
  static func functionName(file: Int) -> String { "__registerClassesOfFile\(file)" }

  /// The function for a file; it is in that file, because it must see what is private there.
  static func text(
    for classes: ClassTable, file: Int, furtherCalls: [String] = []
  ) -> String {
    let reachable = classes.classes.filter { $0.file == file && $0.isReachable }
    let nestedPrivate = reachable.filter { $0.isPrivate && $0.nesting.count > 1 }
    let others = reachable.filter { !($0.isPrivate && $0.nesting.count > 1) }
    let inner = nestedPrivate.enumerated().map { index, description in
      innerFunction(index, description: description, classes: classes)
    }
    let calls = (inner.map(\.call) + furtherCalls).map { "  \($0)\n" }.joined()
    return inner.map(\.text).joined()
      + "func \(functionName(file: file))() {\n"
      + "  ExampleSupport.ExampleProgram.register([\n"
      + others.map { "    \(entry($0, classes)),\n" }.joined()
      + "  ])\n" + calls + "}\n"
  }

  /// A class that is private in a type is registered from inside that type.
  private static func innerFunction(
    _ index: Int, description: ClassDescription, classes: ClassTable
  ) -> (text: String, call: String) {
    let outer = description.nesting.dropLast().joined(separator: ".")
    let name = "__registerNestedClass\(index)"
    return (
      """
      extension \(outer) {
        fileprivate nonisolated static func \(name)() {
          ExampleSupport.ExampleProgram.register([\(entry(description, classes))])
        }
      }

      """,
      "\(outer).\(name)()"
    )
  }

  private static func entry(_ description: ClassDescription, _ classes: ClassTable) -> String {
    let isCreated = isCreatedByName(description, classes)
    let factory = isCreated ? ", make: { \(description.typeName)() }" : ""
    let view = classes.reusableViewCreation(of: description)
    let viewFactory = view.map { ", \($0.factory): { \($0.expression) }" } ?? ""
    let segueFactory = classes.segueCreation(of: description).map { ", makeSegue: { \($0) }" } ?? ""
    return "ExampleSupport.ExampleClass(\(description.typeName).self, "
      + "name: \"\(classes.engineName(of: description))\", "
      + arguments(description, as: description.typeName, classes)
      + "\(factory)\(viewFactory)\(segueFactory))"
  }

  /// The arguments of every registration: the class's methods, their selectors and its restoring properties.
  static func arguments(
    _ description: ClassDescription, as name: String, _ classes: ClassTable
  ) -> String {
    let methods = description.methods.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "methods: [\(methods)]\(selectors(description, classes))"
      + classes.restoringProperties(of: description, as: name)
  }

  /// The selectors of a class's methods, for a program in which objects say themselves which messages
  /// they take.
  private static func selectors(
    _ description: ClassDescription, _ classes: ClassTable
  ) -> String {
    let methods = description.methods.filter { !$0.value.isStatic }
    guard classes.hasOwnResponding, !methods.isEmpty else { return "" }
    let pairs = methods.keys.sorted().map { name in
      let parts = name.split(separator: "(", maxSplits: 1)
      let labels = parts[1].dropLast().split(separator: ":").map(String.init)
      let selector = ObjectiveCName.selector(baseName: String(parts[0]), labels: labels)
      return "\"\(name)\": \"\(selector)\""
    }
    return ", selectors: [\(pairs.joined(separator: ", "))]"
  }

  /// Whether the engine creates objects of a class from its name: delegates and the application
  /// object, as `UIApplicationMain` is given their names, and the delegates of scenes, as an
  /// Info.plist and a configuration name them; and all that code may create by their class alone.
  private static func isCreatedByName(
    _ description: ClassDescription, _ classes: ClassTable
  ) -> Bool {
    if ["UIApplicationDelegate", "UIApplication"].contains(where: {
      classes.conforms(description, to: $0)
    }) {
      return true
    }
    let isSceneDelegate = ["UISceneDelegate", "UIWindowSceneDelegate"].contains {
      classes.conforms(description, to: $0)
    }
    return
      (isSceneDelegate || classes.isObjectOfInterfaceFiles(description)
      || classes.createsGenerically && classes.isSubclassOfApples(description))
      && classes.canBeCreatedWithoutArguments(description)
  }
}
