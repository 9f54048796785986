import Mustache

/// The frame of every page, which a site may replace.
struct PageTemplate {
  private let template: MustacheTemplate

  /// Reads the template, of which `path` is the name in errors.
  init(_ text: String, path: String) throws(SiteFolderError) {
    do {
      template = try MustacheTemplate(string: Self.ownEscaping + text)
    } catch let error as MustacheTemplate.ParserError {
      let reason = SiteFolderError.Reason.template(
        line: error.context.lineNumber, message: "\(error.error)")
      throw SiteFolderError(path: path, reason: reason)
    } catch {
      throw SiteFolderError(path: path, reason: .template(line: 1, message: "\(error)"))
    }
  }

  /// The page with these values in the template's places.
  func html(_ values: [String: Any]) -> String {
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
