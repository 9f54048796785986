extension LinePlan {
  /// Returns how far the ellipsis is from the left end of what is shown, or nil without one.
  func ellipsisOffset(in text: MeasuredText) -> Double? {
    guard let ellipsisWidth else { return nil }
    let tailWidth = tail.map { text.width(of: $0) } ?? 0
    return direction == .leftToRight ? width - tailWidth - ellipsisWidth : tailWidth
  }

  /// Returns the places of carets, from the line's beginning to after its last cluster.
  ///
  /// What an ellipsis stands for has the ellipsis's place.
  func caretStops(in text: MeasuredText, style: ParagraphStyle) -> [CaretStop] {
    var pen = LinePen(
      start: clusters.lowerBound, indent: style.indent(startsParagraph: startsParagraph),
      tabInterval: style.tabInterval)
    var stops: [CaretStop] = []
    stops.reserveCapacity(clusters.count + 1)
    let hidden = ellipsisWidth == nil ? clusters.upperBound : shown.upperBound
    for cluster in clusters {
      if cluster == tail?.lowerBound { pen.move(by: ellipsisWidth ?? 0) }
      stops.append(CaretStop(cluster: cluster, distance: pen.position))
      if cluster < hidden || tail?.contains(cluster) ?? false {
        pen.move(over: text.clusters[cluster])
      }
    }
    stops.append(CaretStop(cluster: clusters.upperBound, distance: pen.position))
    return stops
  }
}
