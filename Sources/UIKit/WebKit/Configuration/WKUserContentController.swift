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

  /// Keeps the handler of the messages that scripts send under a name, as long as it is not taken away.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Keeps the handler of the messages that scripts of a world send under a name.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    add(scriptMessageHandler, name: name)
  }

  /// Removes the handler of the messages that scripts send under a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  /// Removes the handler of the messages that scripts of a world send under a name.
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {
    handlers[name] = nil
  }

  /// Removes all handlers of messages from scripts.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
  }

  /// Takes all scripts away.
  open func removeAllUserScripts() {
    userScripts = []
  }
}
