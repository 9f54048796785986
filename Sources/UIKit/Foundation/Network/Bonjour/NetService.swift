public import Foundation

/// A service in the local network; without a network, it can be neither published nor resolved.
open class NetService: NSObject {
  /// How a service is published.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let noAutoRename = Options(rawValue: 1)
    public static let listenForConnections = Options(rawValue: 2)
  }

  /// Why a service failed.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
  }

  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  public let domain: String
  public let type: String
  public let name: String
  public let port: Int
  open weak var delegate: (any NetServiceDelegate)?
  open var includesPeerToPeer = false
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }

  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  open var hostName: String? { nil }
  open var addresses: [Data]? { nil }

  open func publish() { publish(options: []) }

  open func publish(options: Options) {
    InertFramework.asked(.fails)
    InertFramework.later(self) { service in
      service.delegate?.netService(service, didNotPublish: Self.failure)
    }
  }

  open func resolve(withTimeout timeout: TimeInterval) {
    InertFramework.asked(.fails)
    InertFramework.later(self) { service in
      service.delegate?.netService(service, didNotResolve: Self.failure)
    }
  }

  open func stop() {}

  open func startMonitoring() {}

  open func stopMonitoring() {}

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  open func txtRecordData() -> Data? { record }

  static let failure: [String: NSNumber] = [
    errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), errorDomain: NSNumber(value: 10),
  ]
}

/// The object that a service notifies.
public protocol NetServiceDelegate: AnyObject {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
