import Foundation
import RunRecord

extension NSCoder {
  /// Runs UIKit's part of what an object writes or reads: a trace says of its keys that they are UIKit's.
  func withUIKitKeys<Result>(_ body: () -> Result) -> Result {
    let outer = user
    user = .uikit
    defer { user = outer }
    return body()
  }

  /// Whose code uses the coder; only coders of a save or a restoration remember it.
  private var user: CoderCall.KeyOwner {
    get {
      (self as? RestorationEncoder)?.keyOwner ?? (self as? UIStateRestorationKeyedUnarchiver)?
        .keyOwner ?? .app
    }
    set {
      (self as? RestorationEncoder)?.keyOwner = newValue
      (self as? UIStateRestorationKeyedUnarchiver)?.keyOwner = newValue
    }
  }
}
