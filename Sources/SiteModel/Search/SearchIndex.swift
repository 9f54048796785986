import GuideMarkup
import RunRecord

/// Which words stand in which sections of a site's pages.
package struct SearchIndex: Hashable, Sendable {
  /// Where a word is in a section, which says how much it counts there.
  enum Place: Int {
    case text = 1
    case code = 2
    case call = 3
    case heading = 8
    case title = 16
  }

  /// The sections in reading order.
  package private(set) var sections: [SearchSection] = []

  /// What each word counts in each section that has it, by the word and the section's index.
  package private(set) var weights: [String: [Int: Int]] = [:]

  /// - Parameters:
  ///   - symptoms: The symptoms of the home page, each with the page and the section that its link leads to.
  ///   - callbacks: Those on the page of all, which is found as the one after the guides.
  package init(_ pages: [Page], symptoms: [SearchSection] = [], callbacks: [Callback] = []) {
    for (index, page) in pages.enumerated() { add(page, at: index) }
    for symptom in symptoms {
      begin(symptom)
      add(symptom.heading, as: .title)
    }
    for callback in callbacks {
      begin(SearchSection(page: pages.count, anchor: callback.anchor, heading: callback.name))
      add(callback.name, as: .title)
    }
    addRelatedWords()
  }

  private mutating func add(_ page: Page, at index: Int) {
    begin(SearchSection(page: index, anchor: "", heading: ""))
    add(page.title, as: .title)
    add(page.summary, as: .heading)
    show(page.summary)
    for block in page.blocks {
      if case .heading(_, let anchor, let content) = block {
        let text = content.map(\.plainText).joined()
        begin(SearchSection(page: index, anchor: anchor, heading: text))
        add(text, as: .heading)
      } else {
        add(block, of: page)
      }
    }
    for block in page.footnotes.flatMap(\.blocks) { add(block, of: page) }
  }

  private mutating func begin(_ section: SearchSection) {
    sections.append(section)
  }

  private mutating func add(_ block: Block, of page: Page) {
    switch block {
    case .heading(_, _, let content), .paragraph(let content): add(content)
    case .list(let list): for block in list.items.flatMap(\.blocks) { add(block, of: page) }
    case .tabs(let panels): for block in panels.flatMap(\.self) { add(block, of: page) }
    case .quote(let blocks), .admonition(_, let blocks):
      for block in blocks { add(block, of: page) }
    case .table(let table): for cell in (table.header + table.rows.flatMap(\.self)) { add(cell) }
    case .fence(let fence): add(fence, of: page)
    case .indentedCode(let text, _), .html(let text): add(text, as: .text)
    case .thematicBreak: break
    }
  }

  private mutating func add(_ content: [Inline]) {
    let text = content.map(\.plainText).joined()
    add(text, as: .text)
    show(text)
    for name in content.flatMap(\.codeNames) {
      add(name, as: .code)
      for joined in SearchWords.joinedNames(ofMethod: name) {
        addWord(joined.lowercased(), as: .code)
      }
    }
  }

  private mutating func show(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return }
    let section = sections.count - 1
    sections[section].text +=
      (sections[section].text.isEmpty ? "" : " ") + words.joined(separator: " ")
  }

  private mutating func add(_ fence: Fence, of page: Page) {
    guard let presentation = page.fences[fence.index] else { return }
    if case .code(let listing) = presentation.body { add(listing.text, as: .text) }
    if case .diagram(let diagram) = presentation.body {
      add(diagram.title + " " + diagram.text, as: .text)
    }
    for text in fence.messages + presentation.body.printedTexts { add(text, as: .text) }
    let callbacks = presentation.run?.launches.flatMap(\.callbacks) ?? []
    for name in Set(callbacks.compactMap(\.methodCall?.method)) { add(name, as: .call) }
  }

  /// A word that is repeated is not what a section is about for that: it counts once a place.
  private mutating func add(_ text: String, as place: Place) {
    for word in Set(SearchWords.words(of: text)) { addWord(word, as: place) }
  }

  private mutating func addWord(_ word: String, as place: Place) {
    let section = sections.count - 1
    let weight = weights[word]?[section] ?? 0
    weights[word, default: [:]][section] = min(weight + place.rawValue, 32)
  }

  /// Lets a section be found by the words that readers type for its own, for half of what those count.
  private mutating func addRelatedWords() {
    let written = weights
    for (word, others) in RelatedWords.all {
      for (section, weight) in others.flatMap({ written[$0] ?? [:] }) {
        let half = (weight + 1) / 2
        weights[word, default: [:]][section] = max(weights[word]?[section] ?? 0, half)
      }
    }
  }
}

extension Fence {
  /// The messages with which a process ends or the compiler refuses the code, which readers paste.
  fileprivate var messages: [String] {
    words.filter { $0.name == "traps" || $0.name == "fails" }.compactMap(\.value)
  }
}

extension FencePresentation.Body {
  /// What the launches of a result block printed.
  fileprivate var printedTexts: [String] {
    guard case .result(let result) = self, case .output(let texts) = result.content else {
      return []
    }
    return texts.map(\.text)
  }
}
