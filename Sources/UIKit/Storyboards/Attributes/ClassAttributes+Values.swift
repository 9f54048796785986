import Foundation

// What interface files say of views that show or take a value.
extension ClassAttributes {
  static func takeValue(
    _ element: InterfaceElement, of view: UIView, _ document: InterfaceDocument
  ) {
    switch view {
    case let view as UISwitch:
      if let isOn = element.bool("on") { view.isOn = isOn }
      if let color = element.color("onTintColor", in: document) { view.onTintColor = color }
      if let color = element.color("thumbTintColor", in: document) { view.thumbTintColor = color }
    case let slider as UISlider:
      if let value = element.float("minValue") { slider.minimumValue = value }
      if let value = element.float("maxValue") { slider.maximumValue = value }
      if let value = element.float("value") { slider.value = value }
      if let isContinuous = element.bool("continuous") { slider.isContinuous = isContinuous }
    case let stepper as UIStepper: take(element, of: stepper)
    case let control as UISegmentedControl: take(element, of: control)
    case let progress as UIProgressView:
      if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
      if let value = element.float("progress") { progress.progress = value }
    case let control as UIPageControl:
      if let count = element.integer("numberOfPages") { control.numberOfPages = count }
      if let page = element.integer("currentPage") { control.currentPage = page }
      if let hides = element.bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
    case let indicator as UIActivityIndicatorView:
      if let style = element.choice("style", indicatorStyles) { indicator.style = style }
      if let hides = element.bool("hidesWhenStopped") { indicator.hidesWhenStopped = hides }
      if element.bool("animating") == true { indicator.startAnimating() }
    case let picker as UIDatePicker: take(element, of: picker)
    case let well as UIColorWell:
      if let color = element.color("selectedColor", in: document) { well.selectedColor = color }
    default: break
    }
  }

  private static func take(_ element: InterfaceElement, of stepper: UIStepper) {
    if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
    if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
    if let value = element.number("stepValue") { stepper.stepValue = Double(value) }
    if let value = element.number("value") { stepper.value = Double(value) }
    if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
    if let isContinuous = element.bool("continuous") { stepper.isContinuous = isContinuous }
  }

  private static func take(_ element: InterfaceElement, of control: UISegmentedControl) {
    for segment in element.content(of: "segments") {
      let place = control.numberOfSegments
      if let image = segment.image("image") {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: place, animated: false)
      }
      if let isEnabled = segment.bool("enabled") {
        control.setEnabled(isEnabled, forSegmentAt: place)
      }
    }
    if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
    if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
  }

  private static func take(_ element: InterfaceElement, of picker: UIDatePicker) {
    if let mode = element.choice("datePickerMode", datePickerModes) { picker.datePickerMode = mode }
    if let style = element.choice("style", datePickerStyles) {
      picker.preferredDatePickerStyle = style
    }
    if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
    if let seconds = element.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
    picker.minimumDate = element.date("minimumDate")
    picker.maximumDate = element.date("maximumDate")
    // Interface Builder writes the day of its own where the picker is to show the present.
    if element.bool("useCurrentDate") != true, let date = element.date("date") {
      picker.date = date
    }
  }

  static func take(_ element: InterfaceElement, of bar: UITabBar, _ scope: InterfaceScope) {
    if let style = element.choice("barStyle", barStyles) { bar.barStyle = style }
    let items = element.content(of: "items").map {
      scope.tabItem($0, title: $0.string("title"))
    }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  /// The effect of a visual effect view's element; nil for none.
  static func effect(_ element: InterfaceElement) -> UIVisualEffect? {
    if let blur = element.child("blurEffect") {
      return UIBlurEffect(style: blur.choice("style", blurStyles) ?? .regular)
    }
    return element.child("vibrancyEffect")?.child("blurEffect").map { blur in
      UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: blur.choice("style", blurStyles) ?? .regular))
    }
  }
}

extension InterfaceElement {
  fileprivate func date(_ key: String) -> Date? {
    value(key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: TimeInterval($0))
    }
  }
}
