import GuideMarkup

/// What a fence is by its language.
enum FenceKind: Hashable {
  case swift
  case trace
  case archive
  case screen
  case output
  case diff
  case diagnostics
  case matrix
  case comparison
  /// A file of an example that is not code.
  case resource
  /// What a page draws.
  case diagram
  /// Nothing that runs or is checked.
  case other

  /// Whether a word has a value.
  enum ValueRule {
    case none
    case required
    /// Each has a value, and there may be several in one fence.
    case repeated
  }

  init(of fence: Fence) {
    switch fence.language {
    case Self.resourceLanguage: self = .resource
    // Without attributes it is an ordinary `diff` block, which nothing checks.
    case Self.differenceLanguage: self = fence.isOnlyShown ? .other : .diff
    default: self = Self.byLanguage.first { $0.language == fence.language }?.kind ?? .other
    }
  }

  static let byLanguage: [(language: String, kind: FenceKind)] = [
    ("swift", .swift), ("trace", .trace), ("archive", .archive), ("screen", .screen),
    ("output", .output),
    ("diagnostics", .diagnostics), ("matrix", .matrix),
    ("compare", .comparison), ("diagram", .diagram),
  ]

  /// A guide may show the language without any example; so it is suggested for no other.
  private static let resourceLanguage = "xml"

  private static let differenceLanguage = "diff"

  /// Whether a code block shows a difference, a result or the author's own.
  static func isDifference(_ fence: Fence) -> Bool { fence.language == differenceLanguage }

  /// The words that may stand here, and whether each has a value.
  var words: [FenceWord: ValueRule] {
    switch self {
    case .swift:
      [
        .example: .required, .file: .required, .module: .required, .launch: .none, .run: .none,
        .test: .none,
        .hidden: .none, .folded: .none, .updates: .required, .changes: .required,
        .version: .required,
        .sdk: .required, .system: .required, .idiom: .required, .device: .required,
        .locale: .required, .language: .required,
        .locked: .none, .at: .required, .arguments: .required,
        .traps: .required, .seconds: .required, .fails: .repeated, .warns: .repeated,
        .compileOnly: .none, .skip: .required, .swiftVersion: .required,
        .from: .required, .lines: .required, .region: .required, .ablate: .none, .whatIf: .required,
        .of: .required,
        .title: .required, .mark: .required,
      ]
    case .trace: [.of: .required, .launch: .required, .show: .required]
    case .archive: [.of: .required, .launch: .required, .path: .required]
    case .screen: [.of: .required, .launch: .required, .at: .required]
    case .output: [.of: .required, .launch: .required]
    case .diagnostics, .matrix: [.of: .required]
    case .comparison: [.of: .required, .with: .required]
    case .diff: [.of: .required, .before: .required, .after: .required, .screen: .none]
    case .resource:
      [
        .example: .required, .file: .required, .changes: .required, .from: .required,
        .hidden: .none, .folded: .none,
        .of: .required, .title: .required, .mark: .required,
      ]
    case .diagram: [.title: .required, .timeline: .none]
    case .other:
      [
        .title: .required, .mark: .required, .folded: .none, .from: .required, .lines: .required,
        .region: .required,
      ]
    }
  }

  /// What must not stand beside each other.
  var contradictions: [(FenceWord, FenceWord)] {
    switch self {
    case .swift:
      [
        (.run, .test), (.test, .example), (.test, .launch), (.test, .file), (.test, .module),
        (.test, .updates), (.test, .changes), (.test, .traps), (.test, .ablate), (.test, .whatIf),
        (.run, .example), (.run, .launch), (.run, .file), (.run, .module), (.launch, .file),
        (.launch, .module), (.hidden, .folded), (.run, .updates), (.launch, .updates),
        (.run, .changes), (.launch, .changes),
        (.launch, .compileOnly), (.launch, .skip), (.launch, .swiftVersion), (.fails, .warns),
        (.fails, .compileOnly), (.fails, .skip), (.fails, .traps), (.warns, .skip),
        (.traps, .compileOnly), (.traps, .skip), (.seconds, .compileOnly), (.seconds, .skip),
        (.seconds, .fails),
        (.idiom, .device), (.lines, .region),
        (.compileOnly, .skip), (.ablate, .fails), (.ablate, .compileOnly), (.ablate, .skip),
        (.whatIf, .fails), (.whatIf, .compileOnly), (.whatIf, .skip),
      ] + besideOf
    case .resource: [(.hidden, .folded)] + besideOf
    case .trace, .archive, .screen, .output, .diff, .diagnostics, .matrix, .comparison, .diagram,
      .other:
      []
    }
  }

  /// Code of another guide brings its own words.
  private var besideOf: [(FenceWord, FenceWord)] {
    words.keys.filter { $0 != .of }.map { (.of, $0) }
  }
}
