extension ConnectableProperties {
  /// What a selector calls that names a property's getter, `title`, or setter, `setTitle:`.
  static func accessor(_ selector: Selector, of type: AnyClass) -> SelectorMethods.Call? {
    let name = selector.description
    if let property = property(name, of: type) {
      return { object, _ in property.get(object) }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":"), selector.argumentCount == 1 else {
      return nil
    }
    let key = name.dropFirst(3).dropLast()
    let candidates = [key.prefix(1).lowercased() + key.dropFirst(), String(key)]
    guard let set = candidates.lazy.compactMap({ property($0, of: type)?.set }).first else {
      return nil
    }
    return { object, arguments in
      _ = set(object, arguments.first ?? nil)
      return nil
    }
  }
}
