package import Diagnostics
import Foundation
import GuideMarkup

/// Reads `site.yaml`.
package struct SiteConfigurationReader {
  private static let subject = YAMLReader.Subject(
    name: "site.yaml", key: "a key of site.yaml", rule: "site",
    example: "title: Our guides", sizeLimit: 16_384)

  /// What the file may say.
  package static let keys = [
    "title", "summary", "address", "edit", "versions", "package", "sdk", "languages", "parts",
    "redirects",
    "callbacks",
  ]

  /// The names of all guides of the project.
  private var guides: [String]
  private var reader: YAMLReader
  private var result = SiteConfiguration()

  /// The parts that named a guide before, by its name.
  private var partOfGuide: [String: String] = [:]

  /// Reads the file's bytes.
  ///
  /// - Parameters:
  ///   - path: The file's path as findings show it.
  ///   - guides: The names of all guides; a part may name no others, and should leave none out.
  package static func read(
    _ bytes: [UInt8], path: String, guides: [String]
  ) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
    let file = YAMLReader.file(bytes, path: path, subject: subject)
    guard let yaml = file.reader else { return (SiteConfiguration(), file.diagnostics) }
    var reader = Self(guides: guides, reader: yaml)
    reader.read()
    return (reader.result, reader.reader.diagnostics)
  }

  private init(guides: [String], reader: YAMLReader) {
    self.guides = guides
    self.reader = reader
  }

  private mutating func read() {
    let entries = reader.root()
    // First, because a translation is in no part.
    for (key, value) in entries where key.scalar == "languages" { readLanguages(value) }
    guides.removeAll { result.language(ofGuide: $0)?.isSource == false }
    for (key, value) in entries where key.scalar != "languages" {
      switch key.scalar {
      case "title": result.title = reader.text(value, of: "title") ?? result.title
      case "summary": result.summary = reader.text(value, of: "summary") ?? ""
      case "address":
        result.address = readAddress(value, of: "address", example: "https://example.org/guides/")
      case "edit":
        result.editAddress = readAddress(
          value, of: "edit", example: "https://example.org/project/edit/main/Content/")
      case "versions": readVersions(value)
      case "package": readPackage(value)
      case "sdk": result.sdkVersion = reader.version(value, of: "sdk") ?? result.sdkVersion
      case "parts": readParts(value, key: key)
      case "redirects": readRedirects(value)
      case "callbacks": readCallbacks(value)
      default:
        reader.reportUnknownKey(
          key, among: Self.keys)
      }
    }
  }

  /// A site may be a stranger's: what examples import is only looked for in the folders that the project is in.
  private mutating func readPackage(_ node: YAMLNode) {
    guard let text = reader.text(node, of: "package") else { return }
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    if steps.allSatisfy({ $0 == ".." }) || text == "." {
      result.packagePath = text
    } else {
      reader.report(
        "package-elsewhere", at: node, length: text.count,
        summary: "`\(text)` is not a folder that the project is in",
        fix: "write `package: ..`, or pass the package with --package")
    }
  }

  private mutating func readAddress(
    _ node: YAMLNode, of key: String, example: String
  ) -> String? {
    guard let text = reader.text(node, of: key) else { return nil }
    if let address = Self.address(text) { return address }
    reader.report(
      "not-an-address", at: node, length: text.count,
      summary: "`\(text)` is not the address of a site",
      fix: "write it as in `\(key): \(example)`")
    return nil
  }

  /// The address of a folder on the web, with a slash at its end; nil for another text.
  package static func address(_ text: String) -> String? {
    guard let url = URL(string: text), ["https", "http"].contains(url.scheme), url.host() != nil,
      url.query() == nil, url.fragment() == nil
    else { return nil }
    return text.hasSuffix("/") ? text : text + "/"
  }

  private mutating func readVersions(_ node: YAMLNode) {
    for item in reader.list(node, of: "versions") {
      var version = SiteVersion(name: "", address: nil)
      var hasWrongAddress = false
      for (key, value) in reader.entries(of: item, called: "a version") {
        switch key.scalar {
        case "name": version.name = reader.text(value, of: "name") ?? ""
        case "address":
          version.address = readAddress(
            value, of: "address", example: "https://example.org/guides/1.0/")
          hasWrongAddress = version.address == nil
        default: reader.reportUnknownKey(key, among: ["name", "address"])
        }
      }
      if !hasWrongAddress { add(version, at: item) }
    }
  }

  private mutating func add(_ version: SiteVersion, at node: YAMLNode) {
    let others = result.versions
    if version.name.isEmpty {
      reader.report(
        "version-without-name", at: node, length: 1, summary: "this version has no name",
        fix: "write `- name: \"1.0\"`")
    } else if others.contains(where: { $0.name == version.name }) {
      reader.report(
        "version-named-twice", at: node, length: 1, summary: "`\(version.name)` is listed twice",
        fix: "keep one")
    } else if version.address == nil, let own = others.first(where: { $0.address == nil }) {
      reader.report(
        "two-own-versions", at: node, length: 1,
        summary:
          "`\(own.name)` and `\(version.name)` have no address; only this site's own version may lack one",
        fix: "write the address of the other one")
    } else {
      result.versions.append(version)
    }
  }

  private mutating func readLanguages(_ node: YAMLNode) {
    var languages: [SiteLanguage] = []
    for item in reader.list(node, of: "languages") {
      guard let code = reader.text(item, of: "languages") else { continue }
      if code.wholeMatch(of: #/[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/#) == nil {
        reader.report(
          "not-a-language", at: item, length: code.count,
          summary: "`\(code)` is not the tag of a language",
          fix: "write it as in `ko` or `zh-Hans`")
      } else if languages.contains(where: { $0.code.lowercased() == code.lowercased() }) {
        reader.report(
          "language-named-twice", at: item, length: code.count,
          summary: "`\(code)` is listed twice",
          fix: "keep one")
      } else {
        languages.append(SiteLanguage(code: code, name: code, isSource: languages.isEmpty))
      }
    }
    if !languages.isEmpty { result.languages = languages }
  }

  private mutating func readRedirects(_ node: YAMLNode) {
    for (key, value) in reader.entries(of: node, called: "redirects") {
      guard let from = reader.placedText(key, of: "redirects"),
        let to = reader.placedText(value, of: from.text)
      else { continue }
      result.redirects.append(.init(from: from, to: to))
    }
  }

  private mutating func readCallbacks(_ node: YAMLNode) {
    for (key, value) in reader.entries(of: node, called: "callbacks") {
      guard let name = reader.text(key, of: "callbacks") else { continue }
      result.callbacks[name] = reader.text(value, of: name)
    }
  }

  private mutating func readParts(_ node: YAMLNode, key: YAMLNode) {
    for part in reader.list(node, of: "parts") { readPart(part) }
    let missing = guides.filter { partOfGuide[$0] == nil && $0 != Page.homeGuide }
    guard !missing.isEmpty, !result.parts.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: ", ")
    reader.report(
      "guide-without-part", severity: .warning, at: key, length: 5,
      summary: "no part names \(names): guides in no part come last",
      fix: "add \(missing.count == 1 ? "it" : "them") to the guides of a part")
  }

  private mutating func readPart(_ node: YAMLNode) {
    var part = SiteConfiguration.Part(title: "", guides: [])
    var guides: YAMLNode?
    for (key, value) in reader.entries(of: node, called: "a part") {
      switch key.scalar {
      case "title": part.title = reader.text(value, of: "title") ?? ""
      case "guides": guides = value
      default: reader.reportUnknownKey(key, among: ["title", "guides"])
      }
    }
    if let guides { part.guides = readGuides(guides, of: part) }
    result.parts.append(part)
  }

  private mutating func readGuides(_ node: YAMLNode, of part: SiteConfiguration.Part) -> [String] {
    reader.list(node, of: "guides").filter { check($0, of: part) }.compactMap(\.scalar)
  }

  /// Whether a part may name this guide.
  private mutating func check(_ node: YAMLNode, of part: SiteConfiguration.Part) -> Bool {
    guard let name = reader.text(node, of: "guides") else { return false }
    guard name != Page.homeGuide else {
      reader.report(
        "home-in-part", at: node, length: name.count,
        summary: "`\(name)` is the home page, which comes before all parts", fix: "remove the line")
      return false
    }
    if let other = partOfGuide[name] {
      reader.report(
        "guide-named-twice", at: node, length: name.count,
        summary: "`\(name)` is in the part `\(other)` already", fix: "name it once")
      return false
    }
    guard guides.contains(name) else {
      let nearest = Suggestion.nearest(to: name, among: guides)
      reader.report(
        "unknown-guide", at: node, length: name.count, summary: "there is no guide `\(name)`",
        fix: nearest.map { "did you mean `\($0)`?" }
          ?? "write the file's path below the content folder, without `.md`")
      return false
    }
    partOfGuide[name] = part.title
    return true
  }
}
