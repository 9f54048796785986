// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

public struct TapGesture: Gesture {
  public typealias Value = Void

  public nonisolated init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
    public var velocity: CGSize
  }

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}
