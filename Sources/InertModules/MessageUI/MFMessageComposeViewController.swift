// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The device sends no messages, so an app that asks first presents none.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  nonisolated open class func canSendText() -> Bool {
    InertFramework.asked(.notAvailable)
    return false
  }

  nonisolated open class func canSendSubject() -> Bool { false }
  nonisolated open class func canSendAttachments() -> Bool { false }
  nonisolated open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open func disableUserAttachments() {}

  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}
