/// A reference to another restorable object, as it is in an archive.
///
/// The class exists only in archives. It gives NSDictionary as a hint and what a dictionary
/// encodes, so that an unarchiver that does not know it makes a dictionary with the one key
/// `path`; what an app encodes itself never has this class.
enum RestorationPathProxy {
  static let className = "UIStateRestorationPathProxy"
  static let hints = ["NSDictionary"]
  static let pathKey = "path"
}

extension KeyedArchiveBuilder {
  func add(proxyForPath path: String) -> ObjectUID {
    let text = add(string: path)
    let uid = reserve()
    fill(
      uid, className: RestorationPathProxy.className, hints: RestorationPathProxy.hints,
      fields: [
        (RestorationPathProxy.pathKey, .reference(text)),
        (FoundationKey.keys, .references([add(string: RestorationPathProxy.pathKey)])),
        (FoundationKey.objects, .references([text])),
      ])
    return uid
  }
}

extension KeyedArchive {
  /// The path of the restorable object that a reference stands for, nil for any other object.
  package func restorationPath(at uid: ObjectUID) throws(KeyedArchiveError) -> String? {
    guard case .instance(let instance) = self[uid] else { return nil }
    return try restorationPath(of: instance, at: uid)
  }

  /// The same for the object at a place when it is known already.
  package func restorationPath(
    of instance: KeyedArchiveInstance, at uid: ObjectUID
  ) throws(KeyedArchiveError) -> String? {
    guard instance.archivedClass.known == .pathProxy else { return nil }
    return try InstanceDecoding(objects: table, uid: uid, fields: instance.fields)
      .string(RestorationPathProxy.pathKey)
  }
}
