import Foundation

extension UIControl {
  /// Where the content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// Where the content is from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// The objects whose methods are called; `NSNull` for the chain of responders.
  public var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        guard case .method(let method) = handler.call else { return nil }
        return method.target.map { $0 as? NSObject ?? NSNull() } ?? NSNull()
      })
  }

  /// The events at which something is done.
  public var allControlEvents: Event {
    handlers.reduce(into: Event(rawValue: 0)) { $0.formUnion($1.events) }
  }

  /// The methods of an object that are called at an event; nil for none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .method(let method) = handler.call, handler.events.contains(controlEvent),
        method.target === target.map({ $0 as AnyObject })
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }
}
