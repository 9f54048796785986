extension ScreenChange {
  /// Something that is gone or without its value, by the name that a user calls it.
  struct LostThing: Hashable {
    var name: String
    var weight: LossWeight
  }

  /// How much a user misses something, the most first: what they read and wrote, where they were, what they had
  /// selected, and last what they only tap.
  enum LossWeight: Int, Comparable {
    case content
    case screen
    case selection
    case control

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a user calls the things that are gone or without their value, in the order of the screen.
  ///
  /// What the second screen still shows under the same name is not lost, unless it was selected: the title of a
  /// screen may become the label of a Back button.
  var lostThings: [LostThing] {
    items.compactMap { item in
      item.lostName(from: names).map { LostThing(name: $0, weight: item.weight) }
    }
  }
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

  fileprivate var weight: ScreenChange.LossWeight {
    guard let old = before?.element else { return .control }
    if let value = old.spoken?.value, value != after?.element.spoken?.value { return .content }
    if isNotSelectedAnyMore { return .selection }
    return switch old.role {
    case .text, .heading, .footer:
      old.spoken?.traits.contains(.heading) == true ? .screen : .content
    case .textField, .textArea, .searchField, .row, .item, .image, .unknown: .content
    case .box, .window, .alert, .actionSheet, .menu, .webPage, .table, .collection, .scrollView:
      .screen
    case .tab, .segment, .segmentedControl, .toggle, .slider, .stepper, .picker, .wheel,
      .datePicker, .pageControl:
      .selection
    case .button, .progress, .activity, .navigationBar, .toolbar, .tabBar, .searchBar, .keyboard,
      .dimming:
      .control
    }
  }

  private var isNotSelectedAnyMore: Bool {
    guard let new = after?.element, new.spoken?.label == before?.element.spoken?.label else {
      return false
    }
    return before?.element.spoken?.traits.contains(.selected) == true
      && new.spoken?.traits.contains(.selected) != true
  }
}
