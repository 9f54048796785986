import RunRecord
import Testing

/// Where a stack places its views (Apple's page of `UIStackView`).
@Suite struct StackLayoutTests {
  @Test(arguments: [
    ("fill", "{{0, 0}, {240, 40}}\n{{250, 0}, {50, 40}}"),
    ("fillEqually", "{{0, 0}, {145, 40}}\n{{155, 0}, {145, 40}}"),
    (
      "fillProportionally",
      "{{0, 0}, {193.33333333333334, 40}}\n{{203.33333333333337, 0}, {96.666666666666657, 40}}"
    ),
    ("equalSpacing", "{{0, 0}, {100, 40}}\n{{250, 0}, {50, 40}}"),
    ("equalCentering", "{{0, 0}, {100, 40}}\n{{250, 0}, {50, 40}}"),
  ])
  func sharesTheRoomByItsDistribution(_ distribution: String, _ frames: String) async throws {
    try await Self.cases.check(distribution, "\(frames)\n")
  }

  @Test(arguments: [
    ("leading", "{{0, 0}, {100, 20}}"), ("trailing", "{{200, 0}, {100, 20}}"),
    ("center", "{{100, 0}, {100, 20}}"), ("fillAcross", "{{0, 0}, {300, 20}}"),
  ])
  func placesViewsAcrossItsAxisByItsAlignment(_ name: String, _ frame: String) async throws {
    try await Self.cases.check(name, "\(frame)\n")
  }

  @Test func isAsLargeAsWhatIsInIt() async throws {
    try await Self.cases.check(
      "size", "{{0, 0}, {100, 58}}\n{{0, 0}, {100, 20}}\n{{0, 28}, {100, 30}}\n")
  }

  @Test func givesNoRoomToAHiddenView() async throws {
    try await Self.cases.check(
      "hidden", "{{0, 0}, {100, 20}}\n{{0, 28}, {50, 30}}\n{{0, 0}, {50, 30}}\n")
  }

  @Test func keepsItsMarginsAndCustomSpacing() async throws {
    try await Self.cases.check(
      "margins", "{{0, 0}, {120, 85}}\n{{10, 5}, {100, 20}}\n{{10, 50}, {100, 30}}\n")
  }

  private static func row(_ distribution: String) -> String {
    """
    let a = sized(100, 20), b = sized(50, 30)
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.spacing = 10
    stack.distribution = .\(distribution)
    view.addSubview(stack)
    show(a, b)
    """
  }

  private static func column(_ alignment: String) -> String {
    """
    let a = sized(100, 20)
    let stack = UIStackView(arrangedSubviews: [a])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    stack.alignment = .\(alignment)
    view.addSubview(stack)
    show(a)
    """
  }

  private static let pair = """
    let a = sized(100, 20), b = sized(50, 30)
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    """

  private static let cases = LayoutCases([
    "fill": row("fill"), "fillEqually": row("fillEqually"),
    "fillProportionally": row("fillProportionally"), "equalSpacing": row("equalSpacing"),
    "equalCentering": row("equalCentering"),
    "leading": column("leading"), "trailing": column("trailing"), "center": column("center"),
    "fillAcross": column("fill"),
    "size": "\(pair)\nshow(stack, a, b)",
    "hidden": "\(pair)\nstack.alignment = .leading\nshow(a, b)\na.isHidden = true\nshow(b)",
    "margins": """
    \(pair)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    stack.setCustomSpacing(25, after: a)
    show(stack, a, b)
    """,
  ])
}
