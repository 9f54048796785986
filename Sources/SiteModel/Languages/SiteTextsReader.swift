package import Diagnostics
import GuideMarkup

/// Reads `site.ko.yaml` and its like: the texts of `site.yaml` in another language.
package struct SiteTextsReader {
  private let configuration: SiteConfiguration
  private var reader: YAMLReader
  private var result = SiteTexts()

  /// Reads the file's bytes.
  ///
  /// - Parameter configuration: What `site.yaml` says.
  package static func read(
    _ bytes: [UInt8], path: String, configuration: SiteConfiguration
  ) -> (texts: SiteTexts, diagnostics: [Diagnostic]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let subject = YAMLReader.Subject(
      name: name, key: "a key of \(name)", rule: "site", example: "title: 안내서",
      sizeLimit: 32_768)
    let file = YAMLReader.file(bytes, path: path, subject: subject)
    guard let yaml = file.reader else { return (SiteTexts(), file.diagnostics) }
    var reader = Self(configuration: configuration, reader: yaml)
    reader.read()
    return (reader.result, reader.reader.diagnostics)
  }

  private init(configuration: SiteConfiguration, reader: YAMLReader) {
    self.configuration = configuration
    self.reader = reader
  }

  private mutating func read() {
    for (key, value) in reader.root() {
      switch key.scalar {
      case "title": result.title = reader.text(value, of: "title")
      case "summary": result.summary = reader.text(value, of: "summary")
      case "parts":
        result.parts = texts(
          value, of: "parts", among: configuration.parts.map(\.title).filter { !$0.isEmpty }, key)
      case "callbacks":
        result.callbacks = texts(
          value, of: "callbacks", among: configuration.callbacks.keys.sorted(), key)
      default: reader.reportUnknownKey(key, among: ["title", "summary", "parts", "callbacks"])
      }
    }
  }

  private mutating func texts(
    _ node: YAMLNode, of name: String, among known: [String], _ place: YAMLNode
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in reader.entries(of: node, called: name) {
      let source = key.scalar ?? ""
      guard known.contains(source) else {
        let nearest = Suggestion.nearest(to: source, among: known)
        reader.report(
          "unknown-text", at: key, length: max(1, source.count),
          summary: "`\(source)` is not among the \(name) of site.yaml",
          fix: nearest.map { "did you mean `\($0)`?" } ?? "remove the line")
        continue
      }
      texts[source] = reader.text(value, of: source)
    }
    let missing = known.filter { texts[$0] == nil }
    if !missing.isEmpty {
      reader.report(
        "untranslated", severity: .warning, at: place, length: name.count,
        summary: "not translated: \(missing.map { "`\($0)`" }.joined(separator: ", "))",
        fix: "add \(missing.count == 1 ? "it" : "them")")
    }
    return texts
  }
}
