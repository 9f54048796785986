import GuideMarkup
import RunRecord

extension SectionWords {
  /// Where a word is in a section, which says how much it counts there.
  enum Place: Int {
    case text = 1
    case code = 2
    case call = 3
    case heading = 8
    case title = 16
  }

  /// The sections of a page in reading order, the text before the first heading first.
  static func all(on page: Page) -> [SectionWords] {
    var first = SectionWords(anchor: "", heading: "")
    first.add(page.title, as: .title)
    first.add(page.summary, as: .heading)
    first.show(page.summary)
    var sections = [first]
    for block in page.blocks {
      if case .heading(_, let anchor, let content) = block {
        let text = content.map(\.plainText).joined()
        var section = SectionWords(anchor: anchor, heading: text)
        section.add(text, as: .heading)
        sections.append(section)
      } else {
        sections[sections.count - 1].add(block, of: page)
      }
    }
    for block in page.footnotes.flatMap(\.blocks) {
      sections[sections.count - 1].add(block, of: page)
    }
    return sections
  }

  /// A word that is repeated is not what a section is about for that: it counts once a place.
  mutating func add(_ text: String, as place: Place) {
    for word in Set(SearchWords.words(of: text)) { weights.add(word, place.rawValue) }
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
        weights.add(joined.lowercased(), Place.code.rawValue)
      }
    }
  }

  private mutating func show(_ shown: String) {
    let words = shown.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return }
    text += (text.isEmpty ? "" : " ") + words.joined(separator: " ")
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
