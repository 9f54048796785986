/// Relative addresses between pages.
enum PagePath {
  /// What leads from a page to the root of the site: `../` for each folder it is in.
  static func toRoot(from page: String) -> String {
    String(repeating: "../", count: page.split(separator: "/").count - 1)
  }

  /// The address of one page on another, both given from the root of the site.
  static func relative(_ target: String, from page: String) -> String {
    toRoot(from: page) + target
  }
}
