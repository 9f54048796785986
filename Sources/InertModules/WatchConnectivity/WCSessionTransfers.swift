// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  open var isCurrentComplicationInfo: Bool { false }

  init(userInfo: [String: Any]) { self.userInfo = userInfo }

  open func cancel() {}
}

open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}

open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  open var isTransferring: Bool { false }

  init(file: WCSessionFile) { self.file = file }

  open func cancel() {}
}
