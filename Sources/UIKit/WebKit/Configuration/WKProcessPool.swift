public import Foundation

/// The processes that show pages; there are none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
