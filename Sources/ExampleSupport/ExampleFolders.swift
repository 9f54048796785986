public import Foundation

/// The folders of an app's home, of which Foundation on Linux does not know the library.
///
/// An extension of `FileManager` in the app's module calls these in the place of Foundation's methods.
public enum ExampleFolders {
  /// `FileManager.urls(for:in:)`, with the library.
  public static func urls(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask
  ) -> [URL] {
    isLibrary(directory, domain) ? [library] : FileManager.default.urls(for: directory, in: domain)
  }

  /// `FileManager.url(for:in:appropriateFor:create:)`, with the library.
  public static func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create: Bool
  ) throws -> URL {
    guard isLibrary(directory, domain) else {
      return try FileManager.default.url(
        for: directory, in: domain, appropriateFor: url, create: create)
    }
    if create {
      try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    }
    return library
  }

  private static func isLibrary(
    _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask
  ) -> Bool { directory == .libraryDirectory && domain.contains(.userDomainMask) }

  private static var library: URL {
    URL(filePath: NSHomeDirectory()).appending(path: "Library", directoryHint: .isDirectory)
  }
}
