public import Foundation
public import UIKit

extension ExampleApp {
  /// Taps what has this name on screen: a button, an item of a bar, a tab, a segment, a row, an
  /// action of an open menu, by its title, accessibility label or identifier.
  ///
  /// Traps where there is nothing of that name or several, or where it takes no touches.
  public func tap(_ name: String) {
    target(named: name, of: UserTargets.all).tap()
  }

  /// Taps a tab by its name, even if another element has that name too, such as the back button.
  ///
  /// Traps where there is no tab of that name or several, or where it takes no touches.
  public func tapTab(_ name: String) {
    target(named: name, of: UserTargets.tabs).tap()
  }

  /// Taps the middle of a view, or a point in it.
  ///
  /// If the app overrides `hitTest(_:with:)`, the tap can go to another view. Views in front don't block it.
  public func tap(_ view: UIView, at point: CGPoint? = nil) {
    view.userMakes(.tap(count: 1, fingers: 1), at: point)
  }

  /// Taps an item of a bar.
  public func tap(_ item: UIBarButtonItem) {
    item.userTaps()
  }

  /// Taps a view twice.
  public func doubleTap(_ view: UIView) {
    view.userTaps(count: 2)
  }

  /// Holds a finger on a view; without a gesture for it, the view's context menu opens.
  public func longPress(_ view: UIView, seconds: Double = 1) {
    view.userMakes(.longPress(seconds: seconds), at: nil)
  }

  /// Moves a finger quickly over a view.
  public func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) {
    view.userMakes(.swipe(direction), at: nil)
  }

  /// Moves a finger over a view by a distance.
  public func pan(_ view: UIView, by distance: CGPoint) {
    view.userMakes(.pan(distance), at: nil)
  }

  /// Moves two fingers on a view apart or together, by a factor.
  public func pinch(_ view: UIView, scale: CGFloat) {
    view.userMakes(.pinch(scale), at: nil)
  }

  /// Turns two fingers on a view, by an angle.
  public func rotate(_ view: UIView, by angle: CGFloat) {
    view.userMakes(.rotation(angle), at: nil)
  }

  /// Moves a slider's thumb.
  public func move(_ slider: UISlider, to value: Float) {
    slider.userMovesThumb(to: value)
  }

  /// Presses a stepper's button.
  public func step(_ stepper: UIStepper, up: Bool = true) {
    stepper.userSteps(up: up)
  }

  /// Taps a segment.
  ///
  /// Traps where there is no such segment.
  public func select(_ segment: Int, in control: UISegmentedControl) {
    RequiredPlace(kind: "segment", container: "the control", count: control.numberOfSegments)
      .require(segment)
    control.userSelects(segment)
  }

  /// Turns a wheel.
  ///
  /// Traps where there is no such wheel, or no such row on it.
  public func select(_ row: Int, inComponent component: Int = 0, of picker: UIPickerView) {
    let rows = (0..<picker.numberOfComponents).map { picker.numberOfRows(inComponent: $0) }
    RequiredPlace(kind: "wheel", container: "the picker", count: rows.count).require(component)
    RequiredPlace(kind: "row", container: "the wheel", count: rows[component]).require(row)
    picker.userSelects(row: row, inComponent: component)
  }

  private func target(named name: String, of all: [UserTarget]) -> UserTarget {
    let meant = UserTargets.meant(by: name, among: all)
    // A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
    guard let target = meant.first else {
      let names = all.compactMap(\.names.first).map { "\"\($0)\"" }.joined(separator: ", ")
      fatalError("Nothing on screen is called \"\(name)\": there are \(names)")
    }
    guard meant.count == 1 else {
      fatalError("\(meant.count) things on screen are called \"\(name)\": tap the view itself")
    }
    guard target.isEnabled else { fatalError("\"\(name)\" takes no touches now") }
    return target
  }
}
