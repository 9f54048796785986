import RunRecord

/// What a result block must know of the example that it shows.
struct ResultOwner {
  var name: String
  var kind: Example.Kind

  /// The numbers of its launches, in order.
  var launches: [Int]

  /// The numbers of the launches of the app's earlier builds, in order.
  var earlierLaunches: [Int]
  var use: Example.Use
  var mustFail: Bool

  /// Whether some of its code has a what-if.
  var hasVariants: Bool

  init(_ draft: ExampleDraft) {
    name = draft.name.text
    kind = draft.kind
    launches = draft.launches.map(\.number)
    earlierLaunches = Array(1..<draft.firstLaunch)
    use = draft.use
    mustFail = draft.mustFail
    hasVariants = !draft.whatIfs.isEmpty
  }

  init(_ example: Example) {
    name = example.name
    kind = example.kind
    launches = example.launches.map(\.number)
    earlierLaunches = example.earlierBuilds.flatMap(\.launches).map(\.number)
    use = example.use
    mustFail = example.mustFail
    hasVariants = !example.whatIfs.isEmpty
  }
}
