public import Foundation

/// The scripts that go into pages; kept, as no script runs here.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  /// Takes all scripts away.
  open func removeAllUserScripts() {
    userScripts = []
  }
}
