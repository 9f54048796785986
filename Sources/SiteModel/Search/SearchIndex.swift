/// Which words stand in which sections of a site's pages.
package struct SearchIndex: Hashable, Sendable {
  /// The sections in reading order.
  package private(set) var sections: [SearchSection] = []

  /// What each word counts in the sections that have it, by the sections' indices in order.
  package private(set) var weights: [String: [SectionWeight]] = [:]

  /// What a word counts in a section.
  package struct SectionWeight: Hashable, Sendable {
    /// The section's index.
    package var section: Int
    package var weight: Int

    package init(section: Int, weight: Int) {
      self.section = section
      self.weight = weight
    }
  }

  /// - Parameters:
  ///   - symptoms: The symptoms of the home page, each with the page and the section that its link leads to.
  ///   - callbacks: Those on the page of all, which is found as the one after the guides.
  package init(_ pages: [Page], symptoms: [SearchSection] = [], callbacks: [Callback] = []) {
    for (index, page) in pages.enumerated() {
      for words in page.facts.sections {
        var section = SearchSection(page: index, anchor: words.anchor, heading: words.heading)
        section.text = words.text
        add(section, words.weights)
      }
    }
    for symptom in symptoms { addTitle(symptom) }
    for callback in callbacks {
      addTitle(
        SearchSection(page: pages.count, anchor: callback.anchor, heading: callback.name))
    }
    addRelatedWords()
  }

  private mutating func addTitle(_ section: SearchSection) {
    var words = SectionWords(anchor: section.anchor, heading: section.heading)
    words.add(section.heading, as: .title)
    add(section, words.weights)
  }

  private mutating func add(_ section: SearchSection, _ words: WordWeights) {
    for (word, weight) in words.weights {
      weights[word, default: []].append(SectionWeight(section: sections.count, weight: weight))
    }
    sections.append(section)
  }

  /// Lets a section be found by the words that readers type for its own, for half of what those count.
  private mutating func addRelatedWords() {
    let written = weights
    for (word, others) in RelatedWords.all {
      var own = Dictionary(
        uniqueKeysWithValues: (written[word] ?? []).map { ($0.section, $0.weight) })
      let related = others.flatMap { written[$0] ?? [] }
      guard !related.isEmpty else { continue }
      for other in related {
        own[other.section] = max(own[other.section] ?? 0, (other.weight + 1) / 2)
      }
      weights[word] = own.sorted { $0.key < $1.key }.map(SectionWeight.init)
    }
  }
}
