/// When a script of the app runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's own content.
  case atDocumentStart
  /// Behind it.
  case atDocumentEnd
}
