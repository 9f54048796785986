// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var textContent: String?
  open var authorNames: [String]?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var rating: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?

  public init(itemContentType: String) { contentType = itemContentType }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  nonisolated(unsafe) open var uniqueIdentifier: String
  nonisolated(unsafe) open var domainIdentifier: String?
  nonisolated(unsafe) open var expirationDate: Date!
  nonisolated(unsafe) open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// Takes what apps index, and finds none of it.
open class CSSearchableIndex: NSObject {
  nonisolated(unsafe) private static let index = CSSearchableIndex(name: "default")

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) {}

  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { true }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    InertFramework.asked(.nothingComes, for: "indexSearchableItems(_:)")
    succeed(completionHandler)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    succeed(completionHandler)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    succeed(completionHandler)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    succeed(completionHandler)
  }

  private func succeed(_ completionHandler: (((any Error)?) -> Void)?) {
    if let completionHandler { InertFramework.later(completionHandler) { $0(nil) } }
  }
}

@preconcurrency @MainActor
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

extension NSUserActivity {
  /// Not kept, because no search reads it.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set { if newValue != nil { InertFramework.asked(.nothingComes) } }
  }
}
