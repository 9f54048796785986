// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    EmptyView()
  }

  public func fill(style: FillStyle = FillStyle()) -> some View { EmptyView() }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { EmptyView() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    EmptyView()
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  public func offset(_ offset: CGSize) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

public protocol InsettableShape: Shape {}

extension InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { EmptyView() }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { EmptyView() }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    EmptyView()
  }
}

public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

public struct AnyShape: Shape {
  public nonisolated init<S: Shape>(_ shape: S) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

/// A path without points: nothing is drawn of it.
public struct Path: Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(_ path: CGPath) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(_ callback: (inout Path) -> Void) {}

  public var isEmpty: Bool { true }
  public var boundingRect: CGRect { .null }
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addPath(_ path: Path) {}
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
