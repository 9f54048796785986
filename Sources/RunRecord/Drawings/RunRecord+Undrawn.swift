extension RunRecord {
  /// The classes of the views that screens show as striped boxes, sorted, each once; nil for none.
  package var undrawnViews: [String]? {
    let drawings = launches.flatMap(\.drawings.drawings)
    let names = Set(drawings.flatMap { $0.elements.flatMap(\.undrawnViews) })
    return names.isEmpty ? nil : names.sorted()
  }
}

extension DrawnElement {
  fileprivate var undrawnViews: [String] {
    (role == .unknown ? [className ?? "UIView"] : []) + (children ?? []).flatMap(\.undrawnViews)
  }
}
