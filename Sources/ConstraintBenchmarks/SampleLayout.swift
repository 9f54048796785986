/// The constraints of a screen with a thousand views: sections of rows, each with an image, texts, a
/// badge and a line.
///
/// Rows are stacked from the top to the bottom, sections too. Texts have the two optional constraints
/// in each direction that UIKit makes of a size of their own: hugging at 250, compression at 750.
struct SampleLayout {
  /// Every constraint, in the order of addition.
  private(set) var constraints: [SampleConstraint] = []
  private(set) var viewCount = 0

  /// The width of the screen: what a rotation changes.
  private(set) var widthConstraint = 0

  /// The image's width in each row.
  private var imageConstraints: [Int] = []

  /// The one in the middle.
  var changedImage: Int { imageConstraints[imageConstraints.count / 2] }

  var variableCount: Int { 4 * viewCount }

  var optionalCount: Int { constraints.count { $0.priority < 1000 } }

  init(sections: Int = 11, rows: Int = 13) {
    let screen = makeView()
    require(screen.left, 0)
    require(screen.top, 0)
    widthConstraint = constraints.count
    require(screen.width, 390)
    var above: SampleView?
    for _ in 0..<sections { above = addSection(rows: rows, in: screen, below: above) }
    if let above { require(screen.height, 0, plus: [(1, above.top), (1, above.height)]) }
  }

  private mutating func addSection(
    rows: Int, in screen: SampleView, below above: SampleView?
  ) -> SampleView {
    let section = makeView()
    require(section.left, 0, plus: [(1, screen.left)])
    require(section.width, 0, plus: [(1, screen.width)])
    place(section, below: above, or: screen, distance: 20)
    var last: SampleView?
    for _ in 0..<rows { last = addRow(in: section, below: last) }
    if let last {
      require(
        section.height, 0, plus: [(1, last.top), (1, last.height), (-1, section.top)])
    }
    return section
  }

  private mutating func addRow(in section: SampleView, below above: SampleView?) -> SampleView {
    let row = makeView()
    require(row.left, 0, plus: [(1, section.left)])
    require(row.width, 0, plus: [(1, section.width)])
    place(row, below: above, or: section, distance: 0)
    add([(1, row.height)], relation: .atLeast, constant: 44)
    add([(1, row.height)], relation: .equal, constant: 44, priority: 240)
    let image = addImage(in: row)
    let value = addValue(in: row)
    addTexts(in: row, beside: image, before: value)
    addBadge(on: image)
    return row
  }

  private mutating func addImage(in row: SampleView) -> SampleView {
    let image = makeView()
    require(image.left, 16, plus: [(1, row.left)])
    centre(image, in: row)
    imageConstraints.append(constraints.count)
    require(image.width, 40)
    require(image.height, 0, plus: [(1, image.width)])
    return image
  }

  private mutating func addValue(in row: SampleView) -> SampleView {
    let value = makeView()
    require(value.left, -16, plus: [(1, row.left), (1, row.width), (-1, value.width)])
    centre(value, in: row)
    addContentSize(to: value, width: 30 + Double(viewCount % 7) * 9, height: 20)
    return value
  }

  private mutating func addTexts(
    in row: SampleView, beside image: SampleView, before value: SampleView
  ) {
    let title = makeView()
    let subtitle = makeView()
    let line = makeView()
    require(title.left, 12, plus: [(1, image.left), (1, image.width)])
    require(title.top, 8, plus: [(1, row.top)])
    require(subtitle.left, 0, plus: [(1, title.left)])
    require(subtitle.top, 2, plus: [(1, title.top), (1, title.height)])
    add(
      [(1, row.top), (1, row.height), (-1, subtitle.top), (-1, subtitle.height)],
      relation: .atLeast, constant: 8)
    for text in [title, subtitle] {
      add([(1, value.left), (-1, text.left), (-1, text.width)], relation: .atLeast, constant: 8)
      addContentSize(to: text, width: 80 + Double(viewCount % 13) * 25, height: 18)
    }
    require(line.left, 0, plus: [(1, title.left)])
    require(line.width, 0, plus: [(1, row.left), (1, row.width), (-1, line.left)])
    require(line.top, -0.5, plus: [(1, row.top), (1, row.height)])
    require(line.height, 0.5)
  }

  private mutating func addBadge(on image: SampleView) {
    let badge = makeView()
    require(
      badge.left, 0, plus: [(1, image.left), (1, image.width), (-1, badge.width)])
    require(
      badge.top, 0, plus: [(1, image.top), (1, image.height), (-1, badge.height)])
    require(badge.width, 0, plus: [(0.45, image.width)])
    require(badge.height, 0, plus: [(1, badge.width)])
  }

  private mutating func place(
    _ view: SampleView, below above: SampleView?, or parent: SampleView, distance: Double
  ) {
    if let above {
      require(view.top, distance, plus: [(1, above.top), (1, above.height)])
    } else {
      require(view.top, distance, plus: [(1, parent.top)])
    }
  }

  private mutating func centre(_ view: SampleView, in parent: SampleView) {
    require(
      view.top, 0, plus: [(1, parent.top), (0.5, parent.height), (-0.5, view.height)])
  }

  private mutating func addContentSize(to view: SampleView, width: Double, height: Double) {
    for (variable, size) in [(view.width, width), (view.height, height)] {
      add([(1, variable)], relation: .atMost, constant: size, priority: 250)
      add([(1, variable)], relation: .atLeast, constant: size, priority: 750)
    }
  }

  private mutating func makeView() -> SampleView {
    viewCount += 1
    return SampleView(number: viewCount - 1)
  }

  /// The variable is equal to the terms and the constant.
  private mutating func require(
    _ variable: Int, _ constant: Double, plus terms: [(Double, Int)] = []
  ) {
    add([(1, variable)] + terms.map { (-$0.0, $0.1) }, relation: .equal, constant: constant)
  }

  private mutating func add(
    _ terms: [(Double, Int)], relation: SampleConstraint.Relation, constant: Double,
    priority: Double = 1000
  ) {
    constraints.append(
      SampleConstraint(
        terms: terms, relation: relation, constant: constant, priority: priority))
  }
}
