public import Foundation

/// A relation between the places of two views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {}
