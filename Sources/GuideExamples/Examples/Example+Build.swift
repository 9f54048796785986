extension Example {
  /// How an example is built, besides its files.
  package struct Build: Hashable, Sendable {
    /// The version of the language that it is compiled in: `5`.
    package var swiftVersion = Example.usualSwiftVersion

    /// The version of the SDK that the app is built with, where no launch says another; nil for the last one that
    /// launched apps without scenes.
    package var sdkVersion: String?

    /// The settings of the Xcode target that it is; empty for one that no project describes.
    package var settings: [String: String] = [:]

    /// The modules whose sources are among its files: an import of one brings nothing else.
    package var mergedModules: [String] = []

    /// Whether its `@Test` functions run, and not its code from top to bottom.
    package var isTest = false

    /// Whether what the compiler makes of it is linked: for code that nothing runs, its libraries need not be there.
    package var isLinked = true

    package init() {}
  }

  /// What the processes of an example record besides what happens.
  package struct Recordings: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What the user can tell of the app: for a comparison with another app.
    package static let screens = Recordings(rawValue: 1)

    /// Which code made each view: for a reader who changes it.
    package static let origins = Recordings(rawValue: 2)

    /// What the user can press in the first launch.
    package static let targets = Recordings(rawValue: 4)
  }
}
