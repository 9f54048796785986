extension AppProgram {
  /// An app whose root encodes and decodes by these statements, which opts in by the old pair or by the
  /// secure one: one launch saves, the next restores.
  init(secure: Bool = false, encode: String, decode: String, code: String = "") {
    self.init(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            \(encode)
          }
          override func decodeRestorableState(with coder: NSCoder) {
            \(decode)
          }
        }
        \(code)
        """,
      launches: ["app.enterBackground()", ""],
      optingIn: secure ? Self.optingIn : Self.optingInByTheOldPair)
  }
}
