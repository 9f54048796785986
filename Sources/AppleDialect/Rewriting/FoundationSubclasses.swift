/// Lets apps inherit from those of Foundation's classes that the compiler can't inherit from otherwise.
///
/// Some of their members have types of CoreFoundation, which Foundation doesn't bring on Linux. The compiler reads these
/// members where any file of the program imports something of CoreFoundation.
enum FoundationSubclasses {
  /// Whose members have types of CoreFoundation.
  private static let names: Set<String> = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSLock", "NSNumber",
    "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
  ]

  /// The file to import it in; nil where no class needs it.
  static func fileToImportIn(_ classes: ClassTable) -> Int? {
    classes.all.first { description in
      description.inherited.contains { type in
        names.contains(type) || names.contains { type == "Foundation.\($0)" }
      }
    }?.file
  }

  /// One type alone: the others have the names of UIKit's and Foundation's.
  static let declaration = "import typealias CoreFoundation.CFIndex"
}
