// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

/// The session of a phone with which no watch is paired.
open class WCSession: NSObject {
  nonisolated(unsafe) private static let session = WCSession()

  open class func isSupported() -> Bool {
    // A thread other than the main one can't ask the device.
    guard Thread.isMainThread else { return true }
    return MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom == .phone }
  }

  open class var `default`: WCSession { session }

  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated
  open var hasContentPending: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  open func activate() {
    InertFramework.asked(.notAvailable)
    InertFramework.later(self) { session in
      session.activationState = .activated
      session.delegate?.session(session, activationDidCompleteWith: .activated, error: nil)
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail("sendMessage(_:replyHandler:errorHandler:)", errorHandler)
  }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail("sendMessageData(_:replyHandler:errorHandler:)", errorHandler)
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    InertFramework.asked(.fails)
    throw WCError(failure)
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    InertFramework.asked(.fails)
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo)
    InertFramework.later((self, transfer)) { session, transfer in
      session.delegate?.session(
        session, didFinish: transfer, error: WCError(session.failure))
    }
    return transfer
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }

  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    InertFramework.asked(.fails)
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    InertFramework.later((self, transfer)) { session, transfer in
      session.delegate?.session(
        session, didFinish: transfer, error: WCError(session.failure))
    }
    return transfer
  }

  /// Why nothing can be sent.
  private var failure: WCError.Code {
    activationState == .activated ? .deviceNotPaired : .sessionNotActivated
  }

  private func fail(_ member: String, _ errorHandler: ((any Error) -> Void)?) {
    InertFramework.asked(.fails, for: member)
    guard let errorHandler else { return }
    InertFramework.later((errorHandler, failure)) { $0(WCError($1)) }
  }
}
