import RunRecord
import Testing

/// Where constraints place views (Apple: Auto Layout Guide; TN2154 for scroll views).
@Suite struct ConstraintLayoutTests {
  @Test func placeAViewByItsEdges() async throws {
    try await Self.cases.check("edges", "{{16, 79}, {361, 44}}\n")
  }

  @Test func followAConstantThatChanges() async throws {
    try await Self.cases.check("constant", "{{10, 0}, {40, 20}}\n{{110, 0}, {40, 20}}\n")
  }

  @Test func preferTheHigherPriority() async throws {
    try await Self.cases.check("priority", "{{0, 0}, {200, 10}}\n")
  }

  @Test func giveRoomToTheViewThatHugsItsContentLess() async throws {
    try await Self.cases.check("hugging", "{{0, 0}, {343, 10}}\n{{343, 0}, {50, 10}}\n")
  }

  @Test func shortenTheViewThatResistsLess() async throws {
    try await Self.cases.check("resistance", "{{0, 0}, {300, 10}}\n{{300, 0}, {93, 10}}\n")
  }

  @Test func multiplyAndAddConstants() async throws {
    try await Self.cases.check(
      "multiplier", "{{0, 0}, {206.66666666666666, 103.33333333333333}}\n")
  }

  @Test func standOnAGuideOfTheApps() async throws {
    try await Self.cases.check("guide", "{{100, 0}, {50, 10}}\n{{0, 0}, {100, 0}}\n")
  }

  @Test func reachThroughAViewThatIsPlacedByItsFrame() async throws {
    try await Self.cases.check("crossing", "{{5, 7}, {30, 10}}\n{{55, 0}, {10, 10}}\n")
  }

  @Test func measureTheContentOfAScrollView() async throws {
    try await Self.cases.check(
      "scrolling", "{{0, 0}, {393, 852}}\n{{0, 0}, {393, 2000}}\n{393, 2000}\n")
  }

  @Test func measureAViewByWhatIsInIt() async throws {
    try await Self.cases.check("fitting", "{120, 46}\n{300, 46}\n")
  }

  @Test func makeALabelAsHighAsItsLines() async throws {
    try await Self.cases.check("lines", "true true\n")
  }

  @Test func doNothingToAViewWithoutConstraints() async throws {
    try await Self.cases.check("none", "{{3, 4}, {5, 6}}\n")
  }

  @Test func ignoreOneOfThoseThatContradictEachOther() async throws {
    try await Self.cases.check(
      "conflict",
      """
      UIView #2: Unable to simultaneously satisfy constraints, UIView.width == 50 is ignored beside \
      UIView.width == 100
      {{0, 0}, {100, 0}}

      """)
  }

  @Test func sayWhichViewsLeaveTheirPlaceToTheirMask() async throws {
    try await Self.cases.check(
      "mask",
      """
      UILabel: Unable to simultaneously satisfy constraints, UILabel.leading == UIView.leading + 20 is \
      ignored beside NSAutoresizingMaskLayoutConstraint of UILabel
      {{0, 40}, {100, 20}}

      """)
  }

  @Test func dropThoseOfAViewThatLeft() async throws {
    try await Self.cases.check("leaving", "{{20, 0}, {10, 0}}\n{{0, 0}, {10, 0}}\n")
  }

  private static let cases = LayoutCases([
    "edges": """
    let a = box(in: view)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalToConstant: 44),
    ])
    show(a)
    """,
    "constant": """
    let a = box(in: view)
    let left = a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, a.widthAnchor.constraint(equalToConstant: 40), a.heightAnchor.constraint(equalToConstant: 20),
    ])
    show(a)
    left.constant = 110
    show(a)
    """,
    "priority": """
    let a = box(in: view)
    let weaker = a.widthAnchor.constraint(equalToConstant: 100)
    weaker.priority = UILayoutPriority(749)
    let stronger = a.widthAnchor.constraint(equalToConstant: 200)
    stronger.priority = .defaultHigh
    NSLayoutConstraint.activate([weaker, stronger, a.heightAnchor.constraint(equalToConstant: 10)])
    show(a)
    """,
    "hugging": """
    let a = sized(50, 10), b = sized(50, 10)
    view.addSubview(a)
    view.addSubview(b)
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: view.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    show(a, b)
    """,
    "resistance": """
    let a = sized(300, 10), b = sized(300, 10)
    view.addSubview(a)
    view.addSubview(b)
    b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: view.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    show(a, b)
    """,
    "multiplier": """
    let a = box(in: view)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10.1),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
    ])
    show(a)
    """,
    "guide": """
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let a = box(in: view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
      a.leftAnchor.constraint(equalTo: guide.rightAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    show(a)
    print(NSCoder.string(for: guide.layoutFrame))
    """,
    "crossing": """
    let placed = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    view.addSubview(placed)
    let inner = box(in: placed), outer = box(in: view)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: placed.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: placed.topAnchor, constant: 7),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor), outer.topAnchor.constraint(equalTo: view.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 10), outer.heightAnchor.constraint(equalToConstant: 10),
    ])
    show(inner, outer)
    """,
    "scrolling": """
    let scrollView = UIScrollView(frame: view.bounds)
    view.addSubview(scrollView)
    let content = box(in: scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    show(scrollView, content)
    print(NSCoder.string(for: scrollView.contentSize))
    """,
    "fitting": """
    let holder = UIView(), a = sized(100, 30)
    holder.addSubview(a)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 10),
      a.rightAnchor.constraint(equalTo: holder.rightAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      a.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
    ])
    let smallest = UIView.layoutFittingCompressedSize
    print(NSCoder.string(for: holder.systemLayoutSizeFitting(smallest)))
    print(NSCoder.string(for: holder.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)))
    """,
    "lines": """
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = String(repeating: "many words ", count: 20)
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.leftAnchor), label.widthAnchor.constraint(equalToConstant: 200),
    ])
    view.layoutIfNeeded()
    print(label.frame.width == 200, label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    """,
    "none": """
    let a = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    view.addSubview(a)
    show(a)
    """,
    "conflict": """
    let a = box(in: view)
    NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 50)])
    show(a)
    """,
    "mask": """
    let a = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    view.addSubview(a)
    let roof = a.topAnchor.constraint(equalTo: view.topAnchor, constant: 90)
    roof.priority = .defaultHigh
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20), roof,
      a.widthAnchor.constraint(equalToConstant: 100), a.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    show(a)
    """,
    "leaving": """
    let a = box(in: view), b = box(in: view)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 20), a.leftAnchor.constraint(equalTo: view.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor), b.widthAnchor.constraint(equalToConstant: 10),
    ])
    show(b)
    a.removeFromSuperview()
    show(b)
    """,
  ])
}
