import Foundation

/// The scripts and styles of served pages alone, which no published site has.
struct ServeFiles: Sendable {
  struct File: Sendable {
    var contents: Data
    var type: String
  }

  /// By their addresses.
  let files: [String: File]

  /// Whether there is an editor with colors on this machine.
  let hasCodeMirror: Bool

  /// Where served pages find them.
  static let prefix = "/_reprise/"

  /// What the scripts say in other languages than English, which is made of the site.
  static let words = prefix + "words.js"

  /// - Parameter folder: The site's folder, with the files in `serve`.
  init(folder: String) throws(ServeError) {
    var files: [String: File] = [:]
    for name in [
      "live.js", "editor.js", "code-help.js", "touches.js", "view-lines.js", "playground.js",
      "serve.css",
    ] {
      let path = "\(folder)/serve/\(name)"
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .missingFile(path: path)
      }
      // An error lies over the page as findings look on a page of their own.
      let findings = name == "serve.css" ? Self.findingStyles(folder) : Data()
      files[Self.prefix + name] = File(contents: data + findings, type: Self.type(of: name))
    }
    let editor = Self.codeMirror()
    hasCodeMirror = !editor.isEmpty
    self.files = files.merging(editor) { own, _ in own }
  }

  private static func findingStyles(_ folder: String) -> Data {
    FileManager.default.contents(atPath: "\(folder)/findings/findings.css") ?? Data()
  }

  /// The editor of the system's package `libjs-codemirror`; empty where it is not installed.
  private static func codeMirror() -> [String: File] {
    var files: [String: File] = [:]
    for name in [
      "lib/codemirror.js", "lib/codemirror.css", "mode/swift/swift.js", "mode/xml/xml.js",
    ] {
      let path = "/usr/share/javascript/codemirror/\(name)"
      guard let data = FileManager.default.contents(atPath: path) else { return [:] }
      files["\(prefix)codemirror/\(name)"] = File(contents: data, type: type(of: name))
    }
    return files
  }

  /// The type of a file by its name's ending.
  static func type(of name: String) -> String {
    types[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "xml": "application/xml; charset=utf-8",
    "json": "application/json; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "ico": "image/x-icon", "pdf": "application/pdf", "swift": "text/plain; charset=utf-8",
    "storyboard": "text/plain; charset=utf-8", "plist": "text/plain; charset=utf-8",
  ]
}
