import SiteModel

/// What leads from an example to the place where a reader changes and runs it.
enum EditLink {
  /// - Parameter example: `guide#name`.
  static func node(_ example: String) -> HTMLNode {
    .element(
      "p", ["class": "edit-and-run"],
      [
        .element(
          "a",
          ["href": "/playground#example=\(AddressPath.encoded(example))", "data-example": example],
          text: RunPhrase.editAndRun.text)
      ])
  }
}
