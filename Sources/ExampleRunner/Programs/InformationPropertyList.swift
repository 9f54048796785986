import GuideExamples

/// The `Info.plist` of an example that brings none: what `Bundle.main` knows of the app.
struct InformationPropertyList {
  let example: Example

  var text: String {
    let entries = [
      ("CFBundleExecutable", example.module),
      ("CFBundleIdentifier", example.bundleIdentifier),
      ("CFBundleName", example.module),
      ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
    ]
    let lines = entries.map { "  <key>\($0)</key>\n  <string>\(escaped($1))</string>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(lines.joined())</dict>
      </plist>

      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
