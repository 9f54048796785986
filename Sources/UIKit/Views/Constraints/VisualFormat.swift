import Foundation

/// The text form of a row of views, `H:|-[label]-(10)-[field(>=100@750)]-|`, as constraints.
@MainActor
struct VisualFormat {
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []
  private var rowViews: [UIView] = []

  init(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = text[...]
  }

  /// The constraints; traps where the text cannot be read, as UIKit raises an exception.
  static func constraints(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var format = VisualFormat(text, options: options, metrics: metrics, views: views)
    format.read()
    format.align()
    return format.constraints
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// Where a connection begins: a view's end, or the superview's beginning.
  private enum Side {
    case superview
    case view(UIView)
  }

  private mutating func read() {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var previous: Side? = take("|") ? .superview : nil
    while !rest.isEmpty {
      let gap = readConnection(afterSuperview: isSuperview(previous))
      if take("|") {
        connect(previous, to: .superview, predicates: gap(true))
        previous = .superview
      } else {
        let view = readView()
        connect(previous, to: .view(view), predicates: gap(false))
        previous = .view(view)
      }
    }
  }

  private func isSuperview(_ side: Side?) -> Bool {
    if case .superview = side { true } else { false }
  }

  /// What is between two views; the usual room depends on whether one is the superview.
  private mutating func readConnection(afterSuperview: Bool) -> (Bool) -> [Predicate] {
    guard take("-") else { return { _ in [Predicate()] } }
    if rest.first == "[" || rest.first == "|" {
      return { atSuperview in
        [Predicate(constant: afterSuperview || atSuperview ? 20 : systemSpacing)]
      }
    }
    let predicates = take("(") ? readPredicates() : [readPredicate()]
    guard take("-") else { fail("a connection ends with \"-\"") }
    return { _ in predicates }
  }

  private mutating func readView() -> UIView {
    guard take("[") else { fail("a view needs brackets around it") }
    let view = view(named: readName())
    rowViews.append(view)
    if take("(") {
      for predicate in readPredicates() { size(view, predicate) }
    }
    guard take("]") else { fail("a view needs brackets around it") }
    return view
  }

  private mutating func readPredicates() -> [Predicate] {
    var predicates = [readPredicate()]
    while take(",") { predicates.append(readPredicate()) }
    guard take(")") else { fail("a condition ends with a parenthesis") }
    return predicates
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = readName()
    if views[name] != nil, metrics[name] == nil {
      predicate.view = view(named: name)
    } else {
      predicate.constant = number(name)
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(number(readName()))) }
    return predicate
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { fail("a name or a number is missing") }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private func number(_ name: String) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: fail("\(name) is not a key of the metrics")
    }
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail("\(name) is not a key of the views") }
    return view
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private mutating func size(_ view: UIView, _ predicate: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    add(
      view, attribute: attribute, predicate: predicate, second: predicate.view,
      secondAttribute: predicate.view == nil ? .notAnAttribute : attribute)
  }

  private mutating func connect(_ from: Side?, to: Side, predicates: [Predicate]) {
    let (first, last): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    for predicate in predicates {
      switch (from, to) {
      case (.view(let left), .view(let right)):
        add(right, attribute: first, predicate: predicate, second: left, secondAttribute: last)
      case (.superview, .view(let view)):
        add(
          view, attribute: first, predicate: predicate, second: superview(of: view),
          secondAttribute: first)
      case (.view(let view), .superview):
        add(
          superview(of: view), attribute: last, predicate: predicate, second: view,
          secondAttribute: last)
      default: break
      }
    }
  }

  private mutating func align() {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (left, right) in zip(rowViews, rowViews.dropFirst()) {
        add(
          right, attribute: attribute, predicate: Predicate(), second: left,
          secondAttribute: attribute)
      }
    }
  }

  private mutating func add(
    _ first: UIView, attribute: NSLayoutConstraint.Attribute, predicate: Predicate,
    second: UIView?, secondAttribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else {
      fail("a view has no superview, which | stands for")
    }
    return superview
  }

  private func fail(_ why: String) -> Never {
    fatalError(
      "Unable to parse constraint format: \(why)\n\(text)\n"
        + String(repeating: " ", count: text.count - rest.count)
        + "^\nUIKit raises an exception here.")
  }
}

extension NSLayoutConstraint {
  /// The constraints that a row of views in text form stands for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let format = format.filter { $0 != " " }
    return VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }
}
