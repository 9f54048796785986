// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public struct Text: Hashable, Sendable {
  public enum DateStyle: Sendable {
    case date
    case offset
    case relative
    case time
    case timer
  }

  public enum TruncationMode: Sendable {
    case head
    case middle
    case tail
  }

  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  public enum LineStyle: Sendable {
    case single
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
  public init(_ image: Image) {}
  public init(_ date: Date, style: DateStyle) {}
  public init(_ dates: ClosedRange<Date>) {}
  public init(_ content: AttributedString) {}
  public init<T>(_ subject: T, formatter: Formatter) {}

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {}

  public static func + (lhs: Text, rhs: Text) -> Text { lhs }

  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold(_ isActive: Bool = true) -> Text { self }
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension Text: BodylessView {}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
