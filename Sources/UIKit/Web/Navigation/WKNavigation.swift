public import Foundation

/// The way to a page: the same object in all calls about it.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
