import RunRecord

extension AppProgram {
  /// An app whose root, with an identifier, is a controller of the class `Page` in `code`; `page`
  /// stands for it in the launches, and
  /// `launchNumber` for the number of the launch in `code`.
  init(page code: String, launches: [String]) {
    self.init(
      root: #"named(Page(), "page")"#, code: code + "\n" + Self.launchNumber,
      launches: launches.map { "let page = app.rootViewController as! Page\n" + $0 })
  }

  private static let launchNumber =
    #"let launchNumber = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"].flatMap { Int($0) }!"#
}
