import Foundation

/// The interface files of bundles, each read once.
@MainActor
enum InterfaceFiles {
  private static var documents: [URL: InterfaceDocument] = [:]

  /// The file of a name in a bundle, the app's where that is nil; nil where there is none.
  ///
  /// Traps where it cannot be read: Xcode would not have built the app.
  static func document(_ name: String, _ type: String, in bundle: Bundle?) -> InterfaceDocument? {
    guard let url = url(name, type, in: bundle ?? .main) else { return nil }
    if let document = documents[url] { return document }
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    let document = read(data, name: "\(name).\(type)")
    documents[url] = document
    return document
  }

  static func read(_ data: Data, name: String) -> InterfaceDocument {
    do {
      return InterfaceDocument(try InterfaceFileReader.read(data), name: name)
    } catch {
      fatalError("\(name) cannot be read: line \(error.line): \(error.reason)")
    }
  }

  private static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: type)
      ?? bundle.url(forResource: name, withExtension: type, subdirectory: "Base.lproj")
  }
}
