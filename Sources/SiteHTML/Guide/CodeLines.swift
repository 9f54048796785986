import CodeHighlighting
import GuideExamples
import SiteModel

/// Code line by line, with marks at the lines with a what-if and at those that led to events.
struct CodeLines {
  let listing: CodeListing

  /// Whether a switch that removes a line says so.
  var asksInWords = false

  private var lineTexts: [Substring] {
    listing.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines with a line end after each but the last.
  func nodes() -> [HTMLNode] {
    let lines = Self.lines(of: spans)
    var result: [HTMLNode] = []
    var folded: [HTMLNode] = []
    for (index, line) in lines.enumerated() {
      result += removed(before: index)
      if let fold = listing.repeats.first(where: { $0.contains(index) }) {
        // Folded lines have no marks; the line end behind each is folded with it.
        folded += line.flatMap(CodeRenderer.nodes)
        if index + 1 < lines.count { folded.append(.text("\n")) }
        if index + 1 == fold.upperBound {
          result += [Self.foldSwitch(fold.count), .element("span", [:], folded)]
          folded = []
        }
        continue
      }
      let code = line.flatMap(CodeRenderer.nodes)
      let marks = listing.marks.filter { $0.lines.contains(index) }
      result += listing.events.filter { $0.line == index }.map(place)
      result += highlighted(
        marks.isEmpty ? code : [marked(code, marks: marks, index: index)], index)
      if index + 1 < lines.count { result.append(.text("\n")) }
    }
    return result + removed(before: lines.count)
  }

  /// Lines that the code before had here, which are not copied with the code.
  private func removed(before index: Int) -> [HTMLNode] {
    guard let lines = listing.removed[index] else { return [] }
    return lines.map { line in
      let indentation = line.prefix(while: \.isWhitespace)
      let code = String(line.dropFirst(indentation.count))
      let spans =
        listing.language == "swift" ? SpanMemory.shared.spans(of: code) : [CodeSpan(code, .plain)]
      return .element(
        "del", ["class": "removed gone"],
        [.text(String(indentation)), .element("s", [:], spans.flatMap(CodeRenderer.nodes))])
    }
  }

  /// What shows folded lines, also without scripts.
  ///
  /// It has no text, which would be copied with the code.
  private static func foldSwitch(_ count: Int) -> HTMLNode {
    .element(
      "input",
      [
        "type": "checkbox", "class": "again",
        "aria-label": GuidePhrase.linesAsAbove.text(["count": "\(count)"]),
      ])
  }

  /// In the margin of a line, the way to what it did: no text, which would be copied with the code.
  private func place(_ events: CodeEvents) -> HTMLNode {
    let count = CountText.counted(events.count, noun: "event")
    return .element(
      "a",
      [
        "class": "did", "id": events.anchor, "href": "#" + events.first,
        "aria-label": RunPhrase.whatLineDid.text(["events": count]),
      ])
  }

  private var spans: [CodeSpan] {
    listing.language == "swift"
      ? SpanMemory.shared.spans(of: listing.text) : [CodeSpan(listing.text, .plain)]
  }

  private func highlighted(_ code: [HTMLNode], _ index: Int) -> [HTMLNode] {
    guard let highlight = listing.highlights[index] else { return code }
    let name =
      switch highlight {
      case .marked: "mark"
      case .added: "ins"
      case .removed: "del"
      }
    return [.element(name, ["class": highlight.rawValue], code)]
  }

  /// A line with the code that would stand in its place, and a link to what happens then.
  private func marked(_ code: [HTMLNode], marks: [CodeMark], index: Int) -> HTMLNode {
    let names = marks.map(\.variant.anchor).joined(separator: " ")
    let indentation = lineTexts[index].prefix(while: \.isWhitespace)
    let own = marks.filter { $0.lines.lowerBound == index }
    let alternatives = own.filter { !$0.change.alternative.isEmpty }.map { mark in
      HTMLNode.element(
        "span", ["class": "would", "hidden": "", "data-of": mark.variant.anchor],
        [.text(mark.change.code.isEmpty ? "" : "\n" + indentation)]
          + SpanMemory.shared.spans(of: mark.change.alternative).flatMap(CodeRenderer.nodes))
    }
    return .element(
      "span", ["class": "could", "data-what-if": names],
      [.element("span", ["class": "was"], code)] + alternatives + own.map(link))
  }

  private func link(_ mark: CodeMark) -> HTMLNode {
    .element(
      "a",
      [
        "class": "ask", "href": "#" + mark.variant.anchor,
        "aria-label": WhatIfText.question(mark.change), "data-label": mark.variant.label,
      ],
      text: asksInWords && mark.change.alternative.isEmpty
        ? VariantPhrase.removeThisLine.text : mark.variant.label)
  }

  /// The spans of each line.
  private static func lines(of spans: [CodeSpan]) -> [[CodeSpan]] {
    var lines: [[CodeSpan]] = [[]]
    for span in spans {
      for (index, part) in span.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(CodeSpan(String(part), span.category))
      }
    }
    return lines
  }
}
