import Testing
import TextLayout

struct DynamicTypeTests {
  @Test func hasTheSizesOfANewDevice() {
    let rows = DynamicTextStyle.allCases.map { style in
      let size = DynamicType.pointSize(of: style, in: .large)
      return "\(style) \(Int(size))/\(Int(DynamicType.leading(of: style, in: .large)))"
    }
    #expect(
      rows == [
        "largeTitle 34/41", "title1 28/34", "title2 22/28", "title3 20/25", "headline 17/22",
        "body 17/22", "callout 16/21", "subheadline 15/20", "footnote 13/18", "caption1 12/16",
        "caption2 11/13",
      ])
  }

  @Test func growsBodyWithEachCategory() {
    let rows = ContentSizeCategory.allCases.map { category in
      let size = DynamicType.pointSize(of: .body, in: category)
      return "\(Int(size))/\(Int(DynamicType.leading(of: .body, in: category)))"
    }
    #expect(
      rows == [
        "14/19", "15/20", "16/21", "17/22", "19/24", "21/26", "23/29", "28/34", "33/40", "40/48",
        "47/56", "53/62",
      ])
  }

  @Test func hasALeadingForEachSize() {
    for style in DynamicTextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let size = DynamicType.pointSize(of: style, in: category)
        let leading = DynamicType.leading(of: style, in: category)
        #expect((1.15...1.4).contains(leading / size), "\(style) \(category)")
      }
    }
    #expect(DynamicType.leading(of: .subheadline, in: .extraExtraExtraLarge) == 28)
    #expect(DynamicType.leading(of: .largeTitle, in: .accessibilityExtraExtraExtraLarge) == 70)
  }

  @Test func growsWithTheCategory() {
    for style in DynamicTextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { DynamicType.pointSize(of: style, in: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test func takesUIKitsNames() {
    #expect(ContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    #expect(DynamicTextStyle(rawValue: "UICTFontTextStyleBody") == .body)
    #expect(DynamicType.weight(of: .headline) == 0.3)
    #expect(DynamicType.weight(of: .body) == 0)
  }
}
