extension ClassTable {
  /// The classes that inherit from one of Apple's.
  var namesOfObjectiveCClasses: Set<String> {
    Set(
      classes.filter { description in
        ([description] + ancestors(of: description)).contains {
          $0.inherited.contains(where: Self.isAppleClass)
        }
      }.map(\.typeName))
  }

  /// Whether a name is that of a class of the app that can be named, or of one of Apple's.
  func isClass(_ name: String) -> Bool {
    description(named: name) != nil || Self.isAppleClass(name)
  }

  /// Whether the app has a class with a name; of classes in functions and private types, only the file's own count.
  func hasClass(_ name: String, file: Int) -> Bool {
    description(named: name) != nil || isUnnamedClass(name, file: file)
  }

  /// By its name: `NSObject`, `UIViewController`.
  private static func isAppleClass(_ name: String) -> Bool {
    name == "UserDefaults"
      || !["NSCoding", "NSCopying", "NSSecureCoding", "NSObjectProtocol"].contains(name)
        && ["NS", "UI", "CA", "WK"].contains { prefix in
          name.hasPrefix(prefix) && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        }
  }
}
