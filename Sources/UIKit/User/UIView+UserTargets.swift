extension UIView {
  /// The names by which a user means the view.
  var namesForUser: [String] {
    [accessibilityLabel, accessibilityIdentifier].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// What the user can tap of the view, without what is in it.
  var userTargets: [UserTarget] {
    switch self {
    case let segments as UISegmentedControl: segments.targetsOfSegments
    case let bar as UIToolbar: (bar.items ?? []).filter { !$0.isSpace }.map { UserTarget($0) }
    case let bar as UINavigationBar: bar.ownTargets
    case let bar as UITabBar: bar.ownTargets
    case let cell as UITableViewCell: [ownTarget(cell.namesForUser + cell.textsForUser)]
    case let cell as UICollectionViewCell: [ownTarget(cell.namesForUser + cell.textsOfLabels)]
    default: namesForUser.isEmpty ? [] : [ownTarget(namesForUser)]
    }
  }

  private func ownTarget(_ names: [String]) -> UserTarget {
    let control = self as? UIControl
    return UserTarget(
      names: names, isEnabled: control?.isEnabled ?? true,
      isControl: control != nil || self is UITableViewCell || self is UICollectionViewCell
    ) { [self] in userTaps() }
  }
}

extension UITableViewCell {
  /// What the user reads in the cell.
  var textsForUser: [String] {
    let own = [textLabel?.text, detailTextLabel?.text].compactMap { $0 }
    return own + contentView.textsOfLabels.filter { !own.contains($0) }
  }
}

extension UITextField {
  /// The names by which a user means the field that they type into.
  package var namesForTyping: [String] {
    [accessibilityLabel, placeholder, accessibilityIdentifier].compactMap { $0 }
      .filter { !$0.isEmpty }
  }
}

extension UISegmentedControl {
  fileprivate var targetsOfSegments: [UserTarget] {
    (0..<numberOfSegments).compactMap { segment in
      let name = titleForSegment(at: segment) ?? imageForSegment(at: segment)?.accessibilityName
      guard let name else { return nil }
      return UserTarget(
        names: [name], isEnabled: isEnabled && isEnabledForSegment(at: segment)
      ) { [self] in userSelects(segment) }
    }
  }
}

extension UINavigationBar {
  fileprivate var ownTargets: [UserTarget] {
    guard controller == nil, let item = topItem else { return [] }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let targets = items.filter { !$0.isSpace }.map { UserTarget($0) }
    guard let back = backItem, item.showsBackButton else { return targets }
    return targets + [
      UserTarget(names: [back.titleOfWayBack, "Back"]) { [self] in popItem(animated: true) }
    ]
  }
}

extension UITabBar {
  fileprivate var ownTargets: [UserTarget] {
    guard controller == nil else { return [] }
    return (items ?? []).map { item in
      UserTarget(names: item.names, isEnabled: item.isEnabled) { [self] in userTaps(item) }
    }
  }
}
