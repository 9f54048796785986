import SwiftSyntax

/// Has an app find its library folder, of which Foundation on Linux does not know.
///
/// What the app's own module declares goes before what it imports, so methods of `FileManager` and a function that
/// stand there are called in the place of Foundation's.
enum LibraryFolder {
  /// The file to declare them in: one that names the folder, or that imports UIKit where a launch does; nil where
  /// nothing does.
  static func fileToDeclareIn(
    _ files: [AssembledFile], launches: [AuthoredProgram.Launch]
  ) -> Int? {
    let name = ".libraryDirectory"
    return files.firstIndex { $0.syntax.description.contains(name) }
      ?? (launches.contains { $0.body?.text.contains(name) == true }
        ? files.firstIndex(where: \.importsUIKit) : nil)
  }

  static let declarations = """
    extension FileManager {
      func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        ExampleSupport.ExampleFolders.urls(for: directory, in: domainMask)
      }
      func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
      ) throws -> URL {
        try ExampleSupport.ExampleFolders.url(
          for: directory, in: domain, appropriateFor: url, create: shouldCreate)
      }
    }
    func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
      _ expandTilde: Bool
    ) -> [String] {
      ExampleSupport.ExampleFolders.urls(for: directory, in: domainMask).map { $0.path }
    }

    """
}
