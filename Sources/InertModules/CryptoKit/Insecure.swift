// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hashes are real here: what an app keeps or compares is what a phone computes.

@_spi(InertModules) @_exported import UIKit

/// Hash functions that no longer keep anything secret, for what older programs wrote.
public enum Insecure {}
