import Foundation
import Synchronization

/// The pages that are open in browsers, each at the other end of a socket.
///
/// What they are told are numbers: they ask for what they show by themselves.
final class PageListeners: Sendable {
  /// Names a page as long as it is open.
  typealias Page = String

  private let pages = Mutex<[Page: @Sendable (String) -> Void]>([:])
  private let whenGone: @Sendable (Page) -> Void

  /// - Parameter whenGone: Called when a page is closed, or left.
  init(whenGone: @escaping @Sendable (Page) -> Void) {
    self.whenGone = whenGone
  }

  var count: Int { pages.withLock(\.count) }

  func isOpen(_ page: Page) -> Bool { pages.withLock { $0[page] != nil } }

  /// Adds a page, and tells it its name and how things are.
  func add(_ state: LiveState, send: @escaping @Sendable (String) -> Void) -> Page {
    let page = SessionToken().text
    pages.withLock { $0[page] = send }
    send(Self.text(state, page))
    return page
  }

  func remove(_ page: Page) {
    guard pages.withLock({ $0.removeValue(forKey: page) }) != nil else { return }
    whenGone(page)
  }

  func tell(_ state: LiveState) {
    let text = Self.text(state, nil)
    for send in pages.withLock({ Array($0.values) }) { send(text) }
  }

  private static func text(_ state: LiveState, _ page: Page?) -> String {
    let page = page.map { #","page":"\#($0)""# } ?? ""
    let flags = #""isWorking":\#(state.isWorking),"isOutdated":\#(state.isOutdated)"#
    return #"{"version":\#(state.version),\#(flags)\#(page)}"#
  }
}
