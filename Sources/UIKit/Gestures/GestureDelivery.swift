import Foundation

/// One gesture of the user on a view: the touches, who recognizes them, and what the view is told.
@MainActor
struct GestureDelivery {
  private let gesture: UserGesture
  private let view: UIView
  private let touches: [UITouch]
  private let event: UIEvent
  private let candidates: [UIGestureRecognizer]
  private var recognised: [UIGestureRecognizer] = []

  /// Begins a gesture at a point of a view; the recognizers of the view and of those it is in get
  /// the touches, the innermost first.
  init(_ gesture: UserGesture, at point: CGPoint, in view: UIView) {
    self.gesture = gesture
    self.view = view
    let touches = (0..<gesture.fingers).map { _ in UITouch(at: point, in: view) }
    for touch in touches { touch.tapCount = gesture.tapCount }
    event = UIEvent(touches: Set(touches))
    candidates = sequence(first: view, next: \.superview)
      .flatMap { $0.attributes.gestureRecognizers }
      .filter { recognizer in
        recognizer.isEnabled
          && touches.allSatisfy {
            recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: $0) ?? true
          }
      }
    for touch in touches { touch.gestureRecognizers = candidates }
    self.touches = touches
  }

  /// Delivers the gesture from its beginning to its end.
  ///
  /// - Returns: Whether a recognizer recognized it.
  @discardableResult
  mutating func deliver() -> Bool {
    for recognizer in candidates { recognizer.touches = touches }
    // What the app keeps from its views, no recognizer sees.
    if event.send({ [self] in begin() }) {
      if gesture.offset != .zero {
        for touch in touches { touch.move(by: gesture.offset) }
        _ = event.send { [self] in move() }
      }
      recognise()
      for touch in touches { touch.phase = .ended }
      _ = event.send { [self] in end() }
    }
    for recognizer in candidates {
      recognizer.state = .possible
      recognizer.touches = []
      recognizer.reset()
    }
    return !recognised.isEmpty
  }

  private func begin() {
    for recognizer in candidates {
      recognizer.touchesBegan(Set(touches), with: event)
      tell(recognizer)
    }
    view.touchesBegan(Set(touches), with: event)
  }

  private func move() {
    for recognizer in candidates {
      let before = recognizer.state
      recognizer.touchesMoved(Set(touches), with: event)
      if recognizer.state != before || recognizer.state == .changed { tell(recognizer) }
    }
    if !isRecognisedByTheApp { view.touchesMoved(Set(touches), with: event) }
  }

  /// Whether a class of the app set its own state.
  private var isRecognisedByTheApp: Bool {
    candidates.contains { [.began, .changed, .ended].contains($0.state) }
  }

  private mutating func recognise() {
    let matching = candidates.filter { recognizer in
      recognizer.state == .possible && recognizer.recognises(gesture)
        && !isKeptByControl(recognizer)
    }
    for recognizer in inOrderOfFailure(matching) {
      guard !mustWait(recognizer, amid: matching), isAllowed(recognizer) else { continue }
      recognised.append(recognizer)
      recognizer.follow(gesture)
      perform(recognizer)
    }
  }

  /// A control's own gesture comes before that of a view around it: a tap on a button, a movement
  /// on a slider.
  private func isKeptByControl(_ recognizer: UIGestureRecognizer) -> Bool {
    let inside = sequence(first: view, next: \.superview).prefix { $0 !== recognizer.view }
    return inside.contains { view in
      guard let control = view as? UIControl, control.isEnabled else { return false }
      switch gesture {
      case .tap:
        return control is UIButton || control is UISwitch || control is UIStepper
          || control is UISegmentedControl || control is UIPageControl
      case .pan, .swipe: return control is UISlider || control is UISwitch
      case .longPress, .pinch, .rotation: return false
      }
    }
  }

  /// Those that others wait for come before the others.
  private func inOrderOfFailure(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let awaited = recognizers.filter { one in recognizers.contains { waits($0, for: one) } }
    return awaited + recognizers.filter { one in !awaited.contains { $0 === one } }
  }

  private func mustWait(
    _ recognizer: UIGestureRecognizer, amid matching: [UIGestureRecognizer]
  ) -> Bool {
    recognised.contains { waits(recognizer, for: $0) }
  }

  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    guard one !== other else { return false }
    return one.requiredToFail.contains { $0 === other } || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func isAllowed(_ recognizer: UIGestureRecognizer) -> Bool {
    let isPrevented = recognised.contains { !areAllowedTogether($0, recognizer) }
    guard !isPrevented else { return false }
    return (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func areAllowedTogether(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
  ) -> Bool {
    if !first.canPrevent(second) || !second.canBePrevented(by: first) { return true }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
      ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        ?? false
  }

  /// A tap and a swipe are recognized at once; the others begin, go on and end.
  private func perform(_ recognizer: UIGestureRecognizer) {
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    var states: [UIGestureRecognizer.State] = isDiscrete ? [.ended] : [.began, .changed, .ended]
    if recognizer is UILongPressGestureRecognizer { states = [.began, .ended] }
    for state in states {
      guard recognizer.isEnabled else { break }
      recognizer.state = state
      recognizer.follow(gesture)
      tell(recognizer)
    }
  }

  private func tell(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state != .possible, recognizer.state != .failed else { return }
    for target in recognizer.targets { target.send(from: recognizer) }
  }

  private func end() {
    let isCancelled = recognised.contains(where: \.cancelsTouchesInView)
    for recognizer in candidates where !recognised.contains(where: { $0 === recognizer }) {
      let before = recognizer.state
      recognizer.touchesEnded(Set(touches), with: event)
      if recognizer.state != before { tell(recognizer) }
    }
    if isCancelled {
      for touch in touches { touch.phase = .cancelled }
      view.touchesCancelled(Set(touches), with: event)
    } else {
      view.touchesEnded(Set(touches), with: event)
    }
  }
}
