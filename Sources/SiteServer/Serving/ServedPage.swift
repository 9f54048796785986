import Foundation

/// A page of the site with what makes it live.
enum ServedPage {
  /// The page with the scripts of served pages before its own, and the token.
  static func html(_ page: String, token: SessionToken, files: ServeFiles) -> String {
    let additions =
      """
      <meta name="reprise-token" content="\(token.text)">
      <link rel="stylesheet" href="/_reprise/serve.css">
      <script src="\(ServeFiles.words)" defer></script>
      <script src="/_reprise/live.js" defer></script>
      <script src="/_reprise/editor.js" defer></script>
      <script src="/_reprise/code-help.js" defer></script>
      <script src="/_reprise/touches.js" defer></script>
      <script src="/_reprise/view-lines.js" defer></script>
      <script src="/_reprise/playground.js" defer\(files.hasCodeMirror ? " data-codemirror" : "")></script>
      """
    var page = page
    // The server's own policy is a header, and lets pages connect to where they came from.
    if let start = page.range(of: "<meta http-equiv=\"Content-Security-Policy\""),
      let end = page.range(of: ">", range: start.upperBound..<page.endIndex)
    {
      page.removeSubrange(start.lowerBound..<end.upperBound)
    }
    guard let head = page.range(of: "<head>") else { return page }
    page.insert(contentsOf: "\n" + additions, at: head.upperBound)
    return page
  }
}
