// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

open class SKPayment: NSObject {
  open var productIdentifier: String { product.productIdentifier }
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var requestData: Data? { nil }
  private let product: SKProduct

  public init(product: SKProduct) { self.product = product }
}

open class SKMutablePayment: SKPayment {
  private var values: (quantity: Int, username: String?) = (1, nil)

  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { values.username }
    set { values.username = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }

  init(_ payment: SKPayment) { self.payment = payment }
}

@preconcurrency @MainActor
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// Each payment fails, and so does restoring earlier ones.
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let queue = SKPaymentQueue()

  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [any SKPaymentTransactionObserver] = []

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  open func add(_ payment: SKPayment) {
    InertFramework.asked(.fails, for: "SKPaymentQueue.add(_:)")
    transactions.append(SKPaymentTransaction(payment))
    InertFramework.later(self) { queue in
      for observer in queue.observers {
        observer.paymentQueue(queue, updatedTransactions: queue.transactions)
      }
    }
  }

  open func restoreCompletedTransactions() {
    InertFramework.asked(.fails)
    InertFramework.later(self) { queue in
      for observer in queue.observers {
        observer.paymentQueue(
          queue, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }
}
