// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// What breaks a text into lines.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The lines of a part of the text; of all that is behind its start if it has no length.
  ///
  /// Text is measured in pieces, until the lines are higher than asked for.
  func lines(_ range: CFRange, width: CGFloat, height: CGFloat) -> CTFrame.Content {
    let start = min(max(0, range.location), text.length)
    let end = range.length <= 0 ? text.length : min(text.length, start + range.length)
    var length = min(end - start, Self.firstPiece)
    while true {
      let part = text.attributedSubstring(from: NSRange(location: start, length: length))
      let all = BrokenLine.lines(of: part, width: width)
      let fitting = all.prefix { $0.baseline + $0.descent <= height + 0.01 }
      // The last line may go on behind the piece.
      if start + length == end || fitting.count < all.count - 1 {
        return CTFrame.Content(start: start, text: part, lines: Array(fitting))
      }
      length = min(end - start, 4 * length)
    }
  }

  private static let firstPiece = 4096
}

/// A text in lines.
public final class CTFrame {
  /// A part of a text, and its lines.
  struct Content {
    /// Where the part begins in the text.
    let start: Int
    let text: NSAttributedString
    let lines: [BrokenLine]
  }

  let path: CGPath
  let content: Content

  init(_ path: CGPath, _ content: Content) {
    self.path = path
    self.content = content
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Breaks a text into the lines that have room in the rectangle around a path.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  return CTFrame(path, framesetter.lines(stringRange, width: box.width, height: box.height))
}

public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let content = framesetter.lines(
    stringRange, width: constraints.width, height: constraints.height)
  let lines = content.lines
  fitRange?.pointee = CFRange(
    location: content.start, length: lines.last.map { NSMaxRange($0.range) } ?? 0)
  return CGSize(
    width: lines.map { $0.x + $0.width }.max() ?? 0,
    height: lines.last.map { $0.baseline + $0.descent } ?? 0)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  let content = frame.content
  return content.lines.map { CTLine(content.text, $0, start: content.start) } as CFArray
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.content.start, length: frame.content.text.length)
}

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(
    location: frame.content.start,
    length: frame.content.lines.last.map { NSMaxRange($0.range) } ?? 0)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The start of each line's baseline, from the lower left corner of the frame.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let lines = frame.content.lines
  let start = min(max(0, range.location), lines.count)
  let end = range.length == 0 ? lines.count : min(lines.count, start + max(0, range.length))
  let height = frame.path.boundingBox.height
  for (place, line) in lines[start..<end].enumerated() {
    origins[place] = CGPoint(x: line.x, y: height - line.baseline)
  }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  InertFramework.asked(.notDrawn, for: "CTFrameDraw(_:_:)")
}
