import SwiftSyntax

/// Has an app find its library folder, of which Foundation on Linux does not know.
///
/// What the app's own module declares goes before what it imports, so methods of `FileManager` that
/// stand there are called in the place of Foundation's.
enum LibraryFolder {
  /// The file to declare them in: one that names the folder; nil where none does.
  static func fileToDeclareIn(_ files: [AssembledFile]) -> Int? {
    files.firstIndex { $0.syntax.description.contains(".libraryDirectory") }
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

    """
}
