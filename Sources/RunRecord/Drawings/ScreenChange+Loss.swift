extension ScreenChange {
  /// What a user calls the things that are gone or without their value, in the order of the screen.
  ///
  /// What the second screen still shows under the same name is not lost, unless it was selected: the title of a
  /// screen may become the label of a Back button.
  package var lostNames: [String] { items.compactMap { $0.lostName(from: names) } }
}

extension ScreenChange.Item {
  /// What a user calls what is gone: the text of a field, the name of a tab that is not selected any more.
  ///
  /// - Parameter names: What the second screen shows.
  fileprivate func lostName(from names: Set<String>) -> String? {
    guard let old = before?.element else { return nil }
    let (spoken, now) = (old.spoken, after?.element.spoken)
    if let value = spoken?.value, value != now?.value {
      return after == nil && names.contains(value) ? nil : value
    }
    guard let label = spoken?.label else { return nil }
    if isNotSelectedAnyMore { return label }
    let isLost = after == nil || label != now?.label
    return isLost && !names.contains(label) ? label : nil
  }

  private var isNotSelectedAnyMore: Bool {
    guard let new = after?.element, new.spoken?.label == before?.element.spoken?.label else {
      return false
    }
    return before?.element.spoken?.traits.contains(.selected) == true
      && new.spoken?.traits.contains(.selected) != true
  }
}
