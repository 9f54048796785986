package import GuideMarkup

/// The fences of a guide with the code of its examples, as readers see them.
package struct CodePieces {
  private var byExample: [String: [Fence]] = [:]

  /// The pieces of a guide's examples.
  ///
  /// A block that several programs of a page have belongs to the first of them, and what is hidden is
  /// no piece.
  package init(of examples: [Example]) {
    var taken: Set<Int> = []
    for example in examples.sorted(by: { $0.location < $1.location }) {
      let fences = example.codeFences.filter { taken.insert($0.index).inserted }
      byExample[example.name] = fences.filter { fence in
        !fence.words.contains { $0.name == FenceWord.hidden.rawValue }
      }
    }
  }

  /// The pieces of an example, in the order of the guide.
  package func fences(of example: String) -> [Fence] { byExample[example] ?? [] }
}

extension Example {
  /// The fences with its code and other files, in the order of the guide.
  package var codeFences: [Fence] {
    (files.flatMap(\.fences) + resources.flatMap(\.fences) + launches.compactMap(\.fence))
      .sorted { $0.index < $1.index }
  }
}
