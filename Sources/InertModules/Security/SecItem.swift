// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// Adds an item to the keychain: a password; certificates and keys are not kept.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  guard query.isPassword else { return errSecUnimplemented }
  return Keychain.change { items in
    guard !items.contains(where: query.isSameItem) else { return errSecDuplicateItem }
    items.append(query.item)
    result?.pointee = query.result(of: [query.item])
    return errSecSuccess
  }
}

/// Finds the items that have the attributes of a query.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let found = Keychain.items.filter(query.matches)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.result(of: found)
  return errSecSuccess
}

/// Changes the items that have the attributes of a query.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let changes = KeychainQuery.values(of: attributesToUpdate)
  return Keychain.change { items in
    let places = items.indices.filter { query.matches(items[$0]) }
    for place in places {
      let changed = items[place].merging(changes) { $1 }
      guard let identity = KeychainQuery(changed as CFDictionary),
        !items.indices.contains(where: { $0 != place && identity.isSameItem(items[$0]) })
      else { return errSecDuplicateItem }
      items[place] = changed
    }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes the items that have the attributes of a query.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.change { items in
    let count = items.count
    items.removeAll(where: query.matches)
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
