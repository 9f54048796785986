import RunRecord
import Testing

/// Messages on screens: they are drawn where they stand.
struct DrawnAlertTests {
  private static let cases = ScreenCases(
    [
      "two": """
      page.ask(.alert, [.default, .cancel])
      """,
      "three": """
      page.ask(.alert, [.default, .cancel, .destructive])
      """,
      "fields": """
      page.ask(.alert, [.default, .cancel]) { alert in
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.placeholder = "Place" }
      }
      await app.settle()
      let alert = page.presentedViewController as! UIAlertController
      print(alert.textFields!.map { NSCoder.string(for: $0.convert($0.bounds, to: nil)) })
      """,
      "sheet": """
      page.ask(.actionSheet, [.default, .destructive, .cancel])
      """,
    ],
    beside: """
      extension Page {
        func ask(
          _ style: UIAlertController.Style, _ buttons: [UIAlertAction.Style],
          _ prepare: (UIAlertController) -> Void = { _ in }
        ) {
          let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
          for (index, style) in buttons.enumerated() {
            alert.addAction(UIAlertAction(title: "Button \\(index)", style: style))
          }
          prepare(alert)
          present(alert, animated: false)
          let frame = alert.presentationController!.frameOfPresentedViewInContainerView
          print(NSCoder.string(for: frame))
        }
      }
      """)

  private func alert(_ name: String) async throws -> DrawnElement {
    let drawing = try #require(try await Self.cases.launch(name).drawing(at: nil))
    return try #require(drawing.all.first { $0.role == .alert || $0.role == .actionSheet })
  }

  /// The places of the parts of a role, by their names.
  private func places(_ name: String, _ role: DrawnElement.Role) async throws -> [String: DrawnRect]
  {
    let parts = try await alert(name).all.filter { $0.role == role }
    return Dictionary(parts.map { ($0.spoken?.label ?? "", $0.frame) }) { first, _ in first }
  }

  @Test(arguments: ["two", "three", "sheet"])
  func standsWhereItsPresentationPutsIt(name: String) async throws {
    let frame = try await alert(name).frame
    let told = try await Self.cases.launch(name).output
    let numbers = told.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 4)
    #expect(
      frame
        == DrawnRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  // 852 points high: 120 in the middle are from 366 to 486.
  @Test func hasTwoButtonsBesideEachOther() async throws {
    #expect(
      try await places("two", .button) == [
        "Button 1": DrawnRect(x: 61.5, y: 442, width: 135, height: 44),
        "Button 0": DrawnRect(x: 196.5, y: 442, width: 135, height: 44),
      ])
  }

  @Test func hasMoreButtonsBelowEachOtherAndTheOneThatCancelsLast() async throws {
    let places = try await places("three", .button)
    #expect(
      ["Button 0", "Button 2", "Button 1"].compactMap { places[$0]?.y } == [398, 442, 486])
    #expect(places.values.allSatisfy { $0.width == 270 && $0.height == 44 })
  }

  @Test func hasTheButtonThatCancelsASheetApart() async throws {
    let places = try await places("sheet", .button)
    #expect(
      ["Button 0", "Button 1", "Button 2"].compactMap { places[$0]?.y } == [639, 696, 761])
    let cards = try await alert("sheet").children?.filter { $0.role == .box }.map(\.frame) ?? []
    #expect(cards.count == 2)
    #expect(cards.last == places["Button 2"])
    #expect(cards.first?.maxY == 753)
  }

  // The keyboard leaves 516 points.
  @Test func keepsItsFieldsAboveTheKeyboard() async throws {
    let frame = try await alert("fields").frame
    #expect(frame.y + frame.height / 2 == 258)
    let fields = try await places("fields", .textField)
    let (name, place) = (try #require(fields["Name"]), try #require(fields["Place"]))
    #expect(name.x == 77.5 && name.height == 30 && place.y == name.y + 32)
    #expect(frame.contains(name) && frame.contains(place))
    let told = try await Self.cases.launch("fields").output.split(separator: "\n").last ?? ""
    let numbers = told.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 8)
    #expect(
      name
        == DrawnRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
