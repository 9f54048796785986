public import Foundation

/// Looks for services in the local network; without a network, the search fails.
open class NetServiceBrowser: NSObject {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false

  open func searchForServices(ofType type: String, inDomain domainString: String) {
    fail()
  }

  open func searchForBrowsableDomains() { fail() }

  open func searchForRegistrationDomains() { fail() }

  open func stop() {
    InertFramework.later(self) { $0.delegate?.netServiceBrowserDidStopSearch($0) }
  }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func fail(_ member: String = #function) {
    InertFramework.asked(.fails, for: member)
    InertFramework.later(self) { browser in
      browser.delegate?.netServiceBrowser(browser, didNotSearch: NetService.failure)
    }
  }
}

/// The object that a search notifies.
public protocol NetServiceBrowserDelegate: AnyObject {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
}
