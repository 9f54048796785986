import Foundation
import RunRecord

extension UIView {
  /// The class of UIKit by which the user knows the view; nil for one that shows nothing of its own.
  var kindForUser: String? {
    switch self {
    case is UITextField: "UITextField"
    case is UITextView: "UITextView"
    case is UISearchBar: "UISearchBar"
    case is UISwitch: "UISwitch"
    case is UISlider: "UISlider"
    case is UIStepper: "UIStepper"
    case is UISegmentedControl: "UISegmentedControl"
    case is UIPageControl: "UIPageControl"
    case is UIDatePicker: "UIDatePicker"
    case is UIPickerView: "UIPickerView"
    case is UIProgressView: "UIProgressView"
    case is UIButton: "UIButton"
    case is UILabel: "UILabel"
    case is UITableView: "UITableView"
    case is UICollectionView: "UICollectionView"
    case is WKWebView: "WKWebView"
    case is UIScrollView: "UIScrollView"
    default: nil
    }
  }

  /// What the user calls the view.
  var nameForUser: String? {
    let placeholder =
      switch self {
      case let field as UITextField: field.placeholder
      case let bar as UISearchBar: bar.placeholder
      default: String?.none
      }
    // A label is called what it says, which is what it is told of.
    if self is UILabel { return nil }
    return [accessibilityLabel, placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }

  /// What the user can tell of the view, and might have brought about.
  var statesForUser: [StateForUser] {
    switch self {
    case let field as UITextField:
      [StateForUser(.text, field.text ?? "", isUntouched: field.text?.isEmpty != false)]
        + (field.isFirstResponder ? field.selectionForUser : [])
    case let text as UITextView:
      [StateForUser(.text, text.text, isUntouched: text.text.isEmpty)] + text.selectionForUser
        + text.positionForUser
    case let bar as UISearchBar: bar.statesOfSearch
    case let control as UISwitch:
      [StateForUser(.isOn, control.isOn ? "on" : "off", isUntouched: !control.isOn)]
    case let slider as UISlider:
      [StateForUser(.value, "\(slider.value)", isUntouched: slider.value == slider.minimumValue)]
    case let stepper as UIStepper:
      [StateForUser(.value, "\(stepper.value)", isUntouched: stepper.value == 0)]
    case let segments as UISegmentedControl:
      [
        StateForUser(
          .choice, segments.choiceForUser, isUntouched: segments.selectedSegmentIndex < 1)
      ]
    case let pages as UIPageControl:
      [StateForUser(.value, "\(pages.currentPage)", isUntouched: pages.currentPage == 0)]
    case let picker as UIDatePicker:
      [StateForUser(.date, picker.date.ISO8601Format(), isUntouched: false)]
    case let picker as UIPickerView:
      [
        StateForUser(
          .choice, picker.choiceForUser,
          isUntouched: picker.selectedRows.values.allSatisfy { $0 == 0 })
      ]
    case let progress as UIProgressView:
      [StateForUser(.value, "\(progress.progress)", isUntouched: progress.progress == 0)]
    case let button as UIButton:
      [
        StateForUser(.isOn, button.isSelected ? "on" : "off", isUntouched: !button.isSelected)
      ]
    case let label as UILabel: [StateForUser(.label, label.text ?? "", isUntouched: false)]
    case let web as WKWebView:
      [
        StateForUser(.address, web.url?.absoluteString ?? "none", isUntouched: web.url == nil)
      ]
    case let scrollView as UIScrollView: scrollView.statesOfScrolling
    default: []
    }
  }
}

/// One of the things that a view shows.
struct StateForUser {
  var aspect: ScreenThing.Aspect
  var value: String

  /// Whether it is so in a view that the user has not touched.
  var isUntouched: Bool

  init(_ aspect: ScreenThing.Aspect, _ value: String, isUntouched: Bool) {
    self.aspect = aspect
    self.value = value
    self.isUntouched = isUntouched
  }
}

extension UITextInput {
  fileprivate var selectionForUser: [StateForUser] {
    guard let range = selectedTextRange else { return [] }
    let start = offset(from: beginningOfDocument, to: range.start)
    let end = offset(from: beginningOfDocument, to: range.end)
    return [
      StateForUser(
        .selection, start == end ? "\(start)" : "\(start)..<\(end)", isUntouched: end == 0)
    ]
  }
}

extension UISearchBar {
  fileprivate var statesOfSearch: [StateForUser] {
    let text = StateForUser(.text, text ?? "", isUntouched: text?.isEmpty != false)
    guard let scopes = scopeButtonTitles, scopes.indices.contains(selectedScopeButtonIndex) else {
      return [text]
    }
    let scope = StateForUser(
      .choice, scopes[selectedScopeButtonIndex], isUntouched: selectedScopeButtonIndex == 0)
    return [text, scope]
  }
}

extension UISegmentedControl {
  fileprivate var choiceForUser: String {
    guard selectedSegmentIndex >= 0 else { return "none" }
    return titleForSegment(at: selectedSegmentIndex) ?? "\(selectedSegmentIndex)"
  }
}

extension UIPickerView {
  fileprivate var choiceForUser: String {
    selectedRows.sorted { $0.key < $1.key }.map { "\($0.value)" }.joined(separator: ", ")
  }
}

extension UIScrollView {
  fileprivate var statesOfScrolling: [StateForUser] {
    switch self {
    // The rows in sight are brought first: on a screen, they would have been drawn.
    case let table as UITableView:
      ListForUser(
        cells: table.cellsInSight.mapValues { ($0, $0.textsForUser) }, top: contentOffset.y,
        isAtTop: isAtTop, selected: table.indexPathsForSelectedRows ?? []
      ).states
    case let collection as UICollectionView:
      ListForUser(
        cells: collection.cellsInSight.mapValues { ($0, $0.textsOfLabels) }, top: contentOffset.y,
        isAtTop: isAtTop, selected: collection.indexPathsForSelectedItems ?? []
      ).states
    default: positionForUser
    }
  }

  fileprivate var positionForUser: [StateForUser] {
    let place = "\(Int(contentOffset.x.rounded())), \(Int(contentOffset.y.rounded()))"
    let position = StateForUser(
      .position, place, isUntouched: isAtTop && contentOffset.x <= -adjustedContentInset.left)
    guard zoomScale != 1 else { return [position] }
    return [position, StateForUser(.zoom, "\(zoomScale)", isUntouched: false)]
  }

  /// At zero as well: content that begins there has not been scrolled.
  private var isAtTop: Bool { contentOffset.y <= max(0, -adjustedContentInset.top) }
}

/// The cells of a list, by what the user reads in them.
@MainActor
private struct ListForUser {
  let cells: [IndexPath: (view: UIView, texts: [String])]

  /// Where what is in sight begins.
  let top: CGFloat
  let isAtTop: Bool
  let selected: [IndexPath]

  /// The row at the top with how much of it is scrolled out, and the selected ones.
  var states: [StateForUser] {
    let rows = selected.sorted().map(name).joined(separator: ", ")
    let selection = StateForUser(
      .selectedRows, rows.isEmpty ? "none" : rows, isUntouched: rows.isEmpty)
    guard let first = cells.filter({ $0.value.view.frame.maxY > top }).keys.min() else {
      return [selection]
    }
    let distance = Int((top - (cells[first]?.view.frame.minY ?? top)).rounded())
    let row = distance > 0 ? "\(name(first)), scrolled out by \(distance)" : name(first)
    return [StateForUser(.topRow, row, isUntouched: isAtTop), selection]
  }

  private func name(_ place: IndexPath) -> String {
    let texts = cells[place]?.texts ?? []
    return texts.isEmpty
      ? place.map(String.init).joined(separator: "-") : texts.joined(separator: ", ")
  }
}
