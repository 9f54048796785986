public import Foundation

/// What a view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
