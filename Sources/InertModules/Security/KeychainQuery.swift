@_spi(InertModules) import UIKit

/// What an app asks of the keychain, or adds to it.
struct KeychainQuery {
  private let values: [String: Any]

  /// - Returns: Nil without a class of items.
  init?(_ dictionary: CFDictionary) {
    values = Self.values(of: dictionary)
    guard values["class"] is String else { return nil }
  }

  /// The values that a property list can hold, by their keys.
  static func values(of dictionary: CFDictionary) -> [String: Any] {
    var values: [String: Any] = [:]
    for case (let key as String, let value) in dictionary {
      switch value {
      case let text as NSString: values[key] = text as String
      case let data as NSData: values[key] = data as Data
      case is String, is Data, is Bool, is Int, is NSNumber, is Date: values[key] = value
      default: continue
      }
    }
    return values
  }

  var isPassword: Bool { ["genp", "inet"].contains(values["class"] as? String) }

  /// The attributes and the data of an item that is added.
  var item: Keychain.Item { values.filter { Self.isAttribute($0.key) || $0.key == "v_Data" } }

  /// Whether an item has all attributes that are asked for.
  func matches(_ item: Keychain.Item) -> Bool {
    values.allSatisfy { key, value in
      guard key != "sync" else {
        return value as? String == "syna" || isSynchronized(item) == isOn("sync")
      }
      return !Self.isAttribute(key) || Self.isSame(item[key], value)
    }
  }

  /// Whether an item has the attributes that make this one what it is.
  func isSameItem(_ item: Keychain.Item) -> Bool {
    let identity =
      values["class"] as? String == "inet"
      ? ["class", "acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp"]
      : ["class", "acct", "svce", "agrp"]
    return isSynchronized(item) == isOn("sync")
      && identity.allSatisfy { Self.isSame(item[$0], values[$0]) }
  }

  /// What a query returns of the items that were found; nil where it asks for nothing.
  func result(of items: [Keychain.Item]) -> CFTypeRef? {
    let wantsData = isOn("r_Data")
    let wantsAttributes = isOn("r_Attributes")
    guard wantsData || wantsAttributes || isOn("r_PersistentRef") || isOn("r_Ref") else {
      return nil
    }
    let wantsReference = isOn("r_PersistentRef")
    let results: [Any] = items.map { item in
      guard wantsAttributes || wantsData && wantsReference else {
        return wantsData ? item["v_Data"] ?? Data() : Self.reference(of: item)
      }
      var result = item.filter { $0.key == "v_Data" ? wantsData : wantsAttributes }
      if wantsReference { result["v_PersistentRef"] = Self.reference(of: item) }
      return result
    }
    if let limit = values["m_Limit"] as? Int, limit > 1 {
      return Array(results.prefix(limit)) as CFTypeRef
    }
    return values["m_Limit"] as? String == "m_LimitAll"
      ? results as CFTypeRef : results[0] as AnyObject
  }

  /// What stands for an item in another launch: its attributes as text.
  private static func reference(of item: Keychain.Item) -> Data {
    let text = ["class", "acct", "svce", "srvr", "agrp"].map { "\($0)=\(item[$0] ?? "")" }
    return Data(text.joined(separator: ";").utf8)
  }

  private func isSynchronized(_ item: Keychain.Item) -> Bool {
    (item["sync"] as? Bool) ?? (item["sync"] as? NSNumber)?.boolValue ?? false
  }

  private func isOn(_ key: String) -> Bool {
    (values[key] as? Bool) ?? (values[key] as? NSNumber)?.boolValue ?? false
  }

  private static func isAttribute(_ key: String) -> Bool {
    !["m_", "r_", "v_", "u_"].contains(String(key.prefix(2))) && key != "nleg" && key != "pdmn"
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return NSDictionary(object: a, forKey: 0 as NSNumber).isEqual(
      NSDictionary(object: b, forKey: 0 as NSNumber))
  }
}
