import Mustache
import SiteModel
import Synchronization

/// The frame of every page, which a site may replace.
struct PageTemplate {
  private let template: MustacheTemplate

  /// What a template was read from.
  private struct Source: Hashable {
    var text: String
    var localization: Localization
  }

  /// Those that were read: a server asks for the same ones after each change.
  private static let known = Mutex<[Source: MustacheTemplate]>([:])

  /// More than a site has languages; beyond that, they are read again.
  private static let mostKnown = 16

  /// Reads the template, of which `path` is the name in errors, with what it says in a language.
  init(
    _ text: String, path: String, localization: Localization = .english
  ) throws(SiteFolderError) {
    let source = Source(text: text, localization: localization)
    if let template = Self.known.withLock({ $0[source] }) {
      self.template = template
      return
    }
    template = try Self.parsed(text, path: path, localization: localization)
    Self.known.withLock { [template] known in
      if known.count >= Self.mostKnown { known = [:] }
      known[source] = template
    }
  }

  private static func parsed(
    _ text: String, path: String, localization: Localization
  ) throws(SiteFolderError) -> MustacheTemplate {
    let text = text.replacing(message) { said in
      HTMLSerializer.escaped(localization.text(String(said.output.1)))
    }
    do {
      return try MustacheTemplate(string: ownEscaping + text)
    } catch let error as MustacheTemplate.ParserError {
      let reason = SiteFolderError.Reason.template(
        line: error.context.lineNumber, message: "\(error.error)")
      throw SiteFolderError(path: path, reason: reason)
    } catch {
      throw SiteFolderError(path: path, reason: .template(line: 1, message: "\(error)"))
    }
  }

  /// Everything that a template says: what is in `{{#say}}…{{/say}}`.
  static func phrases(of text: String) -> [String] {
    text.matches(of: message).map { String($0.output.1) }
  }

  private static var message: Regex<(Substring, Substring)> { #/\{\{#say\}\}(.*?)\{\{/say\}\}/# }

  /// The page with these values in the template's places.
  func html(_ values: TemplateValues) -> String {
    template.render(values)
  }

  /// The library escapes character by character and misses a quotation mark before a combining mark.
  ///
  /// It takes another escaper by its name, said in front of the template.
  private static let ownEscaping: String = {
    MustacheContentTypes.register(EscapedByScalar(), named: "REPRISE_HTML")
    return "{{% CONTENT_TYPE: REPRISE_HTML}}"
  }()
}

private struct EscapedByScalar: MustacheContentType {
  func escapeText(_ text: String) -> String { HTMLSerializer.escaped(text) }
}
