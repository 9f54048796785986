public import Foundation
import Synchronization

/// What an app offers of something: as an object, in forms that other apps read.
///
/// There is no other app here, so that objects are read back only where they were offered.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The name that the item would have as a file.
  open var suggestedName: String?

  private var objects: [any NSItemProviderWriting] = []
  private var data: [(type: String, load: @Sendable () -> Data?)] = []

  /// Creates an item that offers nothing yet.
  public override init() {}

  /// Creates an item that offers an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates an item that offers text, data or a property list under the name of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
  }

  /// The names of the types that the item has, the best first.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } + data.map(\.type)
  }

  /// Offers an object too.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
  }

  /// Offers data too, which is made when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    data.append(
      (
        typeIdentifier,
        {
          let made = Mutex<Data?>(nil)
          _ = loadHandler { data, _ in made.withLock { $0 = data } }
          return made.withLock { $0 }
        }
      ))
  }

  /// Whether the item has a type of this name.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether an object of a class can be read.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readObject(ofClass: aClass) != nil
  }

  /// Reads an object of a class, at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = readObject(ofClass: aClass)
    completionHandler(found, found == nil ? CocoaError(.fileReadUnsupportedScheme) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Reads data of a type, at once.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = data.first { $0.type == typeIdentifier }?.load()
    completionHandler(found, found == nil ? CocoaError(.fileReadUnsupportedScheme) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// The object of a class that is offered; nil for none.
  func readObject(
    ofClass aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { object in
      let wanted: AnyClass = aClass
      return (object as? NSObject)?.isKind(of: wanted) ?? false
    }
  }

  /// A copy that offers the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.suggestedName = suggestedName
    copy.objects = objects
    copy.data = data
    return copy
  }
}
