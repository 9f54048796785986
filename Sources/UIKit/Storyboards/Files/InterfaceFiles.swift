import Foundation

/// The interface files of bundles, each looked for and read once.
@MainActor
enum InterfaceFiles {
  private struct Request: Hashable {
    let name: String
    let type: String
    let bundle: Bundle
  }

  /// What was looked for; nil where there is no such file, which a bundle has not later either.
  private static var documents: [Request: InterfaceDocument?] = [:]

  /// The file of a name in a bundle, the app's where that is nil; nil where there is none.
  ///
  /// Traps where it cannot be read: Xcode would not have built the app.
  static func document(_ name: String, _ type: String, in bundle: Bundle?) -> InterfaceDocument? {
    let request = Request(name: name, type: type, bundle: bundle ?? .main)
    if let known = documents[request] { return known }
    let document = readDocument(request)
    documents[request] = .some(document)
    return document
  }

  private static func readDocument(_ request: Request) -> InterfaceDocument? {
    guard let url = url(request.name, request.type, in: request.bundle),
      let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    let document = read(data, name: "\(request.name).\(request.type)")
    InterfaceStrings(of: request.name, in: request.bundle)?.apply(to: document.root)
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
