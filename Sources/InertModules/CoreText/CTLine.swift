// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// A line of text, measured as a label measures it.
public final class CTLine {
  let text: NSAttributedString
  let line: BrokenLine?

  /// Where the text begins in the one that was broken into lines.
  let start: Int

  init(_ text: NSAttributedString, _ line: BrokenLine?, start: Int = 0) {
    self.text = text
    self.line = line
    self.start = start
  }

  /// The width of the text before a place.
  func offset(of index: Int) -> CGFloat {
    let range = line?.range ?? NSRange(location: 0, length: text.length)
    let length = min(max(0, index - start - range.location), range.length)
    guard length > 0 else { return 0 }
    let before = text.attributedSubstring(
      from: NSRange(location: range.location, length: length))
    return BrokenLine.lines(of: before, width: .infinity).first?.width ?? 0
  }
}

public enum CTLineTruncationType: UInt32, Sendable {
  case start
  case end
  case middle
}

/// A line of the whole text, as far as its first line break.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, BrokenLine.lines(of: attrString, width: .infinity).first)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(
    location: line.start + (line.line?.range.location ?? 0), length: line.line?.range.length ?? 0)
}

/// The width of a line in points; gives its heights where the caller asks.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = 0
  return Double(line.line?.width ?? 0)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { 0 }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line?.range.length ?? 0 }

/// The runs of a line; none, because text here has no glyphs.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray() }

public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The place of the text that is nearest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let range = line.line?.range else { return -1 }
  // Offsets rise with the places.
  var low = line.start + range.location
  var high = low + range.length
  while high - low > 1 {
    let middle = (low + high) / 2
    if line.offset(of: middle) <= position.x { low = middle } else { high = middle }
  }
  return position.x - line.offset(of: low) <= line.offset(of: high) - position.x ? low : high
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  InertFramework.asked(.notDrawn, for: "CTLineDraw(_:_:)")
}
