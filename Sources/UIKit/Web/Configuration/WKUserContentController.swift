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

  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Keeps who hears what scripts say under a name, as long as it is not taken away.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Keeps who hears what scripts of a world say under a name.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    add(scriptMessageHandler, name: name)
  }

  /// Takes away who hears what scripts say under a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  /// Takes away who hears what scripts of a world say under a name.
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {
    handlers[name] = nil
  }

  /// Takes away all who hear scripts.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
  }

  /// Takes all scripts away.
  open func removeAllUserScripts() {
    userScripts = []
  }
}
