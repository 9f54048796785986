// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    case cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

/// The store sells nothing, so apps have methods that take products and get none.
open class SKProduct: NSObject {
  open var localizedDescription: String { "" }
  open var localizedTitle: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
}

open class SKProductSubscriptionPeriod: NSObject {
  public enum Unit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }

  open var numberOfUnits: Int { 0 }
  open var unit: Unit { .month }
}

extension SKProduct {
  public typealias PeriodUnit = SKProductSubscriptionPeriod.Unit
}

@preconcurrency @MainActor
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Fails, because it would ask the store.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?

  open func start() {
    InertFramework.asked(.fails, for: "\(type(of: self)).start()")
    InertFramework.later(self) {
      $0.delegate?.request($0, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
    }
  }

  open func cancel() { delegate = nil }
}

@preconcurrency @MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsRequest: SKRequest {
  public let productIdentifiers: Set<String>

  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}
