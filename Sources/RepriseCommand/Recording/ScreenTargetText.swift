import RunRecord

/// What a launches file says of a thing to press: a heading, and the statements that press it.
struct ScreenTargetText {
  let target: ScreenTarget

  /// `First row: Milk`.
  var title: String {
    let name = target.title ?? outlet ?? ""
    // A heading is one line, without a mark that Markdown reads.
    let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("`", with: "'")
    return line.isEmpty ? kind : "\(kind): `\(line)`"
  }

  /// The statements that press it.
  var lines: [String] {
    switch target.kind {
    case .alertButton: ["app.answerAlert(\(name))"]
    case .tab: ["app.tapTab(\(name))"]
    case .row:
      placed(
        "tapRow", type: "UITableView", part: "row",
        mainView: "(app.visibleViewController as! UITableViewController).tableView!")
    case .item:
      placed(
        "tapItem", type: "UICollectionView", part: "item",
        mainView: "(app.visibleViewController as! UICollectionViewController).collectionView!")
    case .page:
      ["app.turnPage(in: app.visibleViewController!.parent as! UIPageViewController)"]
    case .button: tap("UIButton")
    case .barButton: ["app.tap(\(name))"]
    case .toggle: tap("UISwitch")
    case .segment:
      isNamed
        ? ["app.tap(\(name))"]
        : ["app.select(\(target.place.first ?? 0), in: \(view("UISegmentedControl")))"]
    case .field: ["app.type(\(word), into: \(isNamed ? name : view("UITextField")))"]
    case .textArea: ["app.type(\(word), into: \(isNamed ? name : view("UITextView")))"]
    }
  }

  private var kind: String {
    switch target.kind {
    case .alertButton: "Button of the alert"
    case .tab: "Tab"
    case .row: "First row"
    case .item: "First item"
    case .barButton: "Button in the bar"
    case .button: "Button"
    case .toggle: "Switch"
    case .segment: "Segment"
    case .field: "Text field"
    case .textArea: "Text view"
    case .page: "Next page"
    }
  }

  private var isNamed: Bool { if case .name = target.reach { true } else { false } }

  private var outlet: String? {
    if case .outlet(let outlet) = target.reach { outlet } else { nil }
  }

  /// The name as a literal of Swift.
  private var name: String {
    switch target.reach {
    case .name(let text), .outlet(let text): text.debugDescription
    case .visibleController: "\"\""
    }
  }

  private var word: String { target.takesDigits ? "\"42\"" : "\"Reprise\"" }

  private func view(_ type: String) -> String { "app.view(\(type).self, outlet: \(name))" }

  private func tap(_ type: String) -> [String] {
    ["app.tap(\(isNamed ? name : view(type)))"]
  }

  private func placed(
    _ method: String, type: String, part: String, mainView: String
  ) -> [String] {
    if isNamed { return ["app.tap(\(name))"] }
    let place = target.place + [0, 0]
    return [
      "let list = \(outlet == nil ? mainView : view(type))",
      "app.\(method)(at: IndexPath(\(part): \(place[1]), section: \(place[0])), in: list)",
    ]
  }
}
