/// Gives lines their places, from the top down.
struct LinePlacer {
  private let text: MeasuredText
  private let style: ParagraphStyle
  private let width: Double
  private var top = 0.0
  private(set) var lines: [TextLine] = []

  /// Places the lines of a text in a width, or in that of the widest line if it has no bounds.
  init(_ plans: [LinePlan], of text: MeasuredText, style: ParagraphStyle, width: Double) {
    self.text = text
    self.style = style
    self.width = width.isFinite ? width : style.width(of: plans)
    lines.reserveCapacity(plans.count)
    for plan in plans { place(plan) }
  }

  private mutating func place(_ plan: LinePlan) {
    if let last = lines.last {
      top += last.height + style.lineSpacing
      if plan.startsParagraph { top += style.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let fonts = FontHeights(fonts: text.fonts, range: text.runs(of: plan.clusters))
    let height = style.lineHeight(for: fonts.ascent + fonts.descent)
    let x = left(of: plan)
    lines.append(
      TextLine(
        range: text.start(of: plan.clusters.lowerBound)..<text.start(of: plan.clusters.upperBound),
        text: shownText(of: plan), x: x, y: top, width: plan.width, height: height,
        // Seen on devices: text is at the bottom of a line that is higher than its fonts, so
        // apps move it up by `baselineOffset`.
        baseline: top + height - fonts.descent, direction: plan.direction,
        isTruncated: plan.isTruncated, ellipsisX: plan.ellipsisOffset(in: text).map { x + $0 },
        plan: plan))
  }

  private func shownText(of plan: LinePlan) -> String {
    let head = text.text(of: plan.shown)
    guard plan.ellipsisWidth != nil else { return head }
    return head + String(LineTruncation.ellipsis) + (plan.tail.map { text.text(of: $0) } ?? "")
  }

  private func left(of plan: LinePlan) -> Double {
    let indent = style.indent(startsParagraph: plan.startsParagraph)
    let end = style.end(in: width)
    let isLeftToRight = plan.direction == .leftToRight
    let left = isLeftToRight ? indent : width - end
    let right = isLeftToRight ? end : width - indent
    switch style.alignment {
    case .left: return left
    case .right: return right - plan.width
    case .center: return (left + right - plan.width) / 2
    case .natural, .justified: return isLeftToRight ? left : right - plan.width
    }
  }
}
