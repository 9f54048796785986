extension ParagraphStyle {
  /// Returns how far a line is from the edge where lines begin.
  func indent(startsParagraph: Bool) -> Double {
    startsParagraph ? firstLineHeadIndent : headIndent
  }

  /// Returns where lines end in a width, from the edge where they begin.
  func end(in width: Double) -> Double {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// Returns the height of a line whose fonts want a height.
  func lineHeight(for height: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let bounded = maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
    return max(bounded, minimumLineHeight, 0)
  }

  /// Returns how wide lines are together, with what they leave free at both edges.
  func width(of lines: [LinePlan]) -> Double {
    var width = 0.0
    for line in lines {
      width = max(width, indent(startsParagraph: line.startsParagraph) + line.width)
    }
    return tailIndent > 0 ? width : width - tailIndent
  }
}
