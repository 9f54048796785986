import Foundation

/// A connection to another process, which an app on a phone cannot make: apps name its methods in selectors.
open class NSXPCConnection: NSObject {
  open func suspend() {}
  open func resume() {}
  open func invalidate() {}
}
