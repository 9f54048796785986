import RunRecord
import Testing

/// Text on screens: in pieces of their own fonts and colors, and as apps draw it themselves.
struct DrawnTextTests {
  private static let cases = ScreenCases(
    [
      "pieces": """
      let weight = NSMutableAttributedString(string: "Total ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      weight.append(NSAttributedString(
        string: "12", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
      weight.append(NSAttributedString(string: " kg"))
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 50))
      label.attributedText = weight
      page.view.addSubview(label)
      print(label.font.pointSize, label.intrinsicContentSize.height > 30)
      """,
      "narrow": """
      let weight = NSMutableAttributedString(string: "First line ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      weight.append(NSAttributedString(string: "and the second", attributes: [.foregroundColor: UIColor.red]))
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 90))
      label.numberOfLines = 0
      label.attributedText = weight
      page.view.addSubview(label)
      """,
      "spaces": """
      let words = NSMutableAttributedString(string: "First line", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      words.append(NSAttributedString(string: "     ", attributes: [.foregroundColor: UIColor.red]))
      words.append(NSAttributedString(string: "second line", attributes: [.foregroundColor: UIColor.blue]))
      words.append(NSAttributedString(string: "   ", attributes: [.foregroundColor: UIColor.red]))
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 110, height: 90))
      label.numberOfLines = 0
      label.attributedText = words
      page.view.addSubview(label)
      """,
      "measured": """
      let font = UIFont.systemFont(ofSize: 20)
      let label = UILabel()
      label.font = font
      label.text = "Measured by itself and in a label"
      let text = label.text!
      let alone = text.size(withAttributes: [.font: font])
      print(label.intrinsicContentSize.width - alone.width < 0.5, label.intrinsicContentSize.width >= alone.width)
      label.numberOfLines = 0
      let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
      let width = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
      let rect = (text as NSString).boundingRect(with: width, options: options, attributes: [.font: font], context: nil)
      print(label.sizeThatFits(width).height - rect.height < 0.5, rect.origin, rect.width <= 120)
      print(NSAttributedString(string: text, attributes: [.font: font]).boundingRect(with: width, options: options, context: nil) == rect)
      let line = text.boundingRect(with: .zero, options: [], attributes: [.font: font], context: nil)
      print(line.minY < 0, line.maxY > 0, line.size == alone)
      let cut = text.boundingRect(
        with: CGSize(width: 120, height: alone.height), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: [.font: font], context: nil)
      print(cut.height == alone.height, "".size().width)
      print("12".size() == "12".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
      """,
      "view": """
      let badge = Badge(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      badge.backgroundColor = .white
      page.view.addSubview(badge)
      """,
      "image": """
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white]
        NSString("AB").draw(at: CGPoint(x: 10, y: 5), withAttributes: attributes)
      }
      for width in [100, 50] {
        let picture = UIImageView(image: image)
        picture.frame = CGRect(x: 10, y: 100, width: width, height: width / 2)
        page.view.addSubview(picture)
      }
      """,
    ],
    beside: """
      final class Badge: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.yellow.setFill()
          UIBezierPath(ovalIn: rect).fill()
          let middle = NSMutableParagraphStyle()
          middle.alignment = .center
          let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: middle]
          "42".draw(in: CGRect(x: 50, y: 40, width: 100, height: 30), withAttributes: attributes)
          NSAttributedString(string: "points").draw(
            with: CGRect(x: 50, y: 80, width: 0, height: 0), options: [], context: nil)
        }
      }
      """)

  private func elements(_ name: String) async throws -> [DrawnElement] {
    try #require(try await Self.cases.launch(name).drawing(at: nil)).all
  }

  @Test func hasEachPieceOfALabelInItsFontAndColor() async throws {
    let texts = try await elements("pieces").compactMap(\.texts).flatMap(\.self)
    #expect(texts.map(\.text) == ["Total ", "12", " kg"])
    // A piece without a font has that of the label, which is that of the first character.
    #expect(texts.map(\.size) == [12, 30, 12])
    #expect(texts.map(\.weight) == [nil, 600, nil])
    #expect(texts.map(\.color.light) == [0x0000_00FF, 0xFF00_00FF, 0x0000_00FF])
    #expect(Set(texts.map(\.baseline)).count == 1)
    for (left, right) in zip(texts, texts.dropFirst()) {
      #expect(abs(left.x + left.width - right.x) <= 1)
    }
    #expect(try await Self.cases.launch("pieces").output == "12.0 true\n")
  }

  @Test func breaksALineWithinAPiece() async throws {
    let texts = try await elements("narrow").compactMap(\.texts).flatMap(\.self)
    #expect(texts.map(\.text) == ["First line", "and the", "second"])
    #expect(texts.map(\.color.light) == [0x0000_00FF, 0xFF00_00FF, 0xFF00_00FF])
  }

  @Test func leavesOutAPieceOfSpacesAtTheEndOfALine() async throws {
    let texts = try await elements("spaces").compactMap(\.texts).flatMap(\.self)
    #expect(texts.map(\.text) == ["First line", "second line"])
  }

  @Test func isMeasuredAloneAsInALabel() async throws {
    #expect(
      try await Self.cases.launch("measured").output == """
        true true
        true (0.0, 0.0) true
        true
        true true true
        true 0.0
        true

        """)
  }

  @Test func isAboveWhatTheAppDrewInTheView() async throws {
    let badge = try #require(try await elements("view").first { $0.paths != nil })
    let texts = try #require(badge.texts)
    #expect(badge.role == .box && badge.paths?.count == 1)
    #expect(texts.map(\.text) == ["42", "points"])
    let middle = texts[0].x + texts[0].width / 2
    #expect(abs(middle - 120) <= 0.5)
    // Without a line's origin, the rectangle begins at the baseline, and text is 12 points high.
    #expect(texts[1].x == 70 && texts[1].baseline == 180 && texts[1].size == 12)
  }

  @Test func isScaledWithTheImageThatItIsIn() async throws {
    let texts = try await elements("image").compactMap(\.image?.parts).flatMap(\.self).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
    #expect(texts.map(\.text) == ["AB", "AB"])
    #expect(texts.map(\.x) == [20, 15])
    #expect(texts.map(\.size) == [20, 10])
    #expect(texts.allSatisfy { $0.color == DrawnColor(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF) })
    #expect(abs(texts[0].baseline - 100 - 2 * (texts[1].baseline - 100)) <= 0.2)
  }
}
