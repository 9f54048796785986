import Foundation
import RunRecord

/// Records which code of the app makes each view, where the run asks for that.
enum ViewOrigins {
  private static let isAsked =
    ProcessInfo.processInfo.environment[RecordStream.originsVariable] != nil

  /// The app's initializers may call each other before they call the view's.
  private static let mostCalls = 6

  /// The calls that lead to the view that is being initialized; empty where the run doesn't ask.
  static func calls() -> [CallSite] { isAsked ? CallSites.current(limit: mostCalls) : [] }

  /// The code that made a view; nil where the run doesn't ask, or where UIKit alone made it.
  @MainActor
  static func maker(of view: UIView) -> ViewMaker? {
    guard !view.madeBy.isEmpty else { return nil }
    let names = sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) }
      .compactMap { _mangledTypeName($0) }
    return ViewMaker(
      calls: view.madeBy, classes: Array(names.prefix { !$0.hasPrefix("5UIKit") }))
  }
}
