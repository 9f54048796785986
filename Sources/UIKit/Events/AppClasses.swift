package import Foundation
import Synchronization

/// What the engine must know of the app's classes and cannot ask the language on Linux: a name
/// that is the same in every process, which methods a class implements itself, and how to create
/// an object of it.
///
/// Each example's program registers its classes before the app is created. On Apple's systems
/// the Objective-C runtime does all three.
package enum AppClasses {
  package typealias Factory = @MainActor @Sendable () -> NSObject

  /// Creates a view that is used again under an identifier.
  package typealias ReusableViewFactory = @MainActor @Sendable (String) -> NSObject

  /// Creates a view that has a frame.
  package typealias FramedViewFactory = @MainActor @Sendable (CGRect) -> NSObject

  /// Creates a way of a storyboard between two controllers.
  package typealias SegueFactory =
    @MainActor @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Reads an optional property of `UIStateRestoring` that a subclass declares and the conforming superclass
  /// does not.
  package typealias RestoringProperty<Value> = @MainActor @Sendable (AnyObject) -> Value?

  /// Registers a class, with all that it declares, if it registers itself: `Box<Int>`.
  package typealias SelfRegistration = @Sendable (AnyClass) -> Void

  package struct Entry: Sendable {
    package var type: AnyClass

    /// The class's name with its module: `Tabs.FeedViewController`; of a private class with its
    /// file in between, because two files may each have one: `Tabs.(Feed.swift).Row`.
    package var name: String

    /// Whether the name leads to the class: several in functions may have one, which `LocalClasses` tells
    /// apart.
    package var isFoundByName = true

    /// The methods the class implements itself, as Swift names them: `viewDidLoad()`.
    package var methods: Set<String>

    /// Their selectors, in a program in which objects say themselves which messages they take.
    package var selectors: [String: String]

    /// The object's parent; nil for classes that do not add it.
    package var restorationParent: RestoringProperty<any UIStateRestoring>?

    /// The object's restoration class; nil for classes that do not add it.
    package var objectRestorationClass: RestoringProperty<any UIObjectRestoration.Type>?

    /// Creates an object; nil for classes that the engine never creates by name.
    ///
    /// Swift can create an object of a class it does not know only through a `required`
    /// initialiser.
    package var make: Factory?

    /// Creates a table's cell or header; nil for classes that are neither, or lack the initializer
    /// that UIKit calls.
    package var makeReusableView: ReusableViewFactory?

    /// Creates a collection's cell or header; nil as above.
    package var makeFramedView: FramedViewFactory?

    /// Creates a segue; nil as above.
    package var makeSegue: SegueFactory?

    package init(
      type: AnyClass, name: String, methods: Set<String>,
      selectors: [String: String] = [:],
      restorationParent: RestoringProperty<any UIStateRestoring>? = nil,
      objectRestorationClass: RestoringProperty<any UIObjectRestoration.Type>? = nil,
      make: Factory? = nil,
      makeReusableView: ReusableViewFactory? = nil, makeFramedView: FramedViewFactory? = nil,
      makeSegue: SegueFactory? = nil
    ) {
      self.type = type
      self.name = name
      self.methods = methods
      self.selectors = selectors
      self.restorationParent = restorationParent
      self.objectRestorationClass = objectRestorationClass
      self.make = make
      self.makeReusableView = makeReusableView
      self.makeFramedView = makeFramedView
      self.makeSegue = makeSegue
    }
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var types: [String: AnyClass] = [:]

    /// The names found out so far of classes that are not registered.
    var names: [ObjectIdentifier: String] = [:]

    /// The names found out so far without their modules.
    var shortNames: [ObjectIdentifier: String] = [:]

    /// The modules of the classes that are registered: the app's.
    var modules: Set<String> = []

    /// What registers a class that registers itself; nil in a program without such classes.
    var selfRegistration: SelfRegistration?

    /// The classes that were looked at for that.
    var seen: Set<ObjectIdentifier> = []
  }

  private static let table = Mutex(Table())

  package static func register(_ entries: [Entry]) {
    table.withLock { table in
      for entry in entries {
        table.entries[ObjectIdentifier(entry.type)] = entry
        table.shortNames[ObjectIdentifier(entry.type)] = nil
        if entry.isFoundByName { table.types[entry.name] = entry.type }
        if let end = entry.name.firstIndex(of: ".") {
          table.modules.insert(String(entry.name[..<end]))
        }
      }
    }
  }

  /// Says how classes are registered that code outside of them cannot name: each when it, or one that
  /// inherits from it, is first asked for.
  package static func registerOnFirstUse(_ register: @escaping SelfRegistration) {
    table.withLock { $0.selfRegistration = register }
  }

  /// Registers a class and those that it inherits from, where they register themselves.
  package static func registerIfNeeded(_ type: AnyClass) {
    let found = table.withLock { table -> (SelfRegistration, [AnyClass])? in
      guard let register = table.selfRegistration else { return nil }
      return (register, ancestors(of: type).filter { !table.seen.contains(ObjectIdentifier($0)) })
    }
    guard let (register, new) = found, !new.isEmpty else { return }
    for type in new { register(type) }
    // Not before: a thread that asks meanwhile registers the classes again, which is harmless.
    table.withLock { $0.seen.formUnion(new.map(ObjectIdentifier.init)) }
  }

  private static func isGeneric(_ type: AnyClass) -> Bool {
    _typeName(type, qualified: true).contains("<")
  }

  /// Whether the app, and not the engine alone, implements a method for objects of a class: the
  /// class itself or one it inherits from.
  package static func implement(_ method: String, in type: AnyClass) -> Bool {
    registerIfNeeded(type)
    return table.withLock { table in
      ancestors(of: type).contains {
        table.entries[ObjectIdentifier($0)]?.methods.contains(method) == true
      }
    }
  }

  /// Whether the app implements a method for an object, and the object does not say that it takes no
  /// such message.
  package static func implement(_ method: String, by object: AnyObject) -> Bool {
    guard implement(method, in: Swift.type(of: object)) else { return false }
    let selector = table.withLock { table in
      ancestors(of: Swift.type(of: object)).lazy
        .compactMap { table.entries[ObjectIdentifier($0)]?.selectors[method] }.first
    }
    guard let selector, let object = object as? NSObject else { return true }
    return object.responds(to: Selector(selector))
  }

  /// The value of such a property, read by the object's class or the nearest ancestor that declares it; nil
  /// where none does.
  @MainActor
  static func value<Value>(
    of property: KeyPath<Entry, RestoringProperty<Value>?>, for object: AnyObject
  ) -> Value? {
    let type: AnyClass = Swift.type(of: object)
    registerIfNeeded(type)
    let read = table.withLock { table in
      ancestors(of: type).lazy
        .compactMap { table.entries[ObjectIdentifier($0)]?[keyPath: property] }.first
    }
    return read?(object)
  }

  /// Whether a class is one of the app's.
  package static func isOfApp(_ type: AnyClass) -> Bool {
    registerIfNeeded(type)
    return table.withLock { $0.entries[ObjectIdentifier(type)] != nil }
  }

  /// The name under which archives and traces know a class: those of UIKit and Foundation without
  /// a module, as on Apple's systems.
  package static func name(of type: AnyClass) -> String {
    table.withLock { table in
      let identity = ObjectIdentifier(type)
      if let name = table.entries[identity]?.name ?? table.names[identity] { return name }
      let name = nameInRuntime(of: type)
      table.names[identity] = name
      return name
    }
  }

  /// The name that Swift knows, those of UIKit and Foundation without their modules:
  /// `App.Box<Swift.Int>`.
  package static func nameInRuntime(of type: AnyClass) -> String {
    let name = withoutContexts(_typeName(type, qualified: true))
    let module = ["UIKit.", "Foundation."].first(where: name.hasPrefix)
    return String(name.dropFirst(module?.count ?? 0))
  }

  /// The name without its module and, of a private class, without its file.
  package static func shortName(of type: AnyClass) -> String {
    table.withLock { table in
      let identity = ObjectIdentifier(type)
      if let name = table.shortNames[identity] { return name }
      // The registered name of a generic class has modules in its arguments: `App.Box<Swift.Int>`.
      let registered = isGeneric(type) ? nil : table.entries[identity]?.name
      let name = registered.map(withoutModule) ?? _typeName(type, qualified: false)
      table.shortNames[identity] = name
      return name
    }
  }

  private static func withoutModule(_ name: String) -> String {
    guard let point = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: point)...])
  }

  /// The class an archive means by a name; nil where this build of the app has none.
  ///
  /// Foundation's classes are not looked for: their decoders do not bear damaged archives.
  package static func type(named name: String) -> AnyClass? {
    if let type = table.withLock({ $0.types[name] }) { return type }
    if let generic = GenericClassName(name) { return generic.type }
    // The runtime takes any mangled name for a request; only plain names reach it.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    let qualifiedName = name.contains(".") ? name : "UIKit.\(name)"
    guard !qualifiedName.hasPrefix("Foundation.") else { return nil }
    return _typeByName(qualifiedName) as? AnyClass ?? localType(named: name)
  }

  /// A class in a function of the app: of libraries, only what their own names lead to is found.
  private static func localType(named name: String) -> AnyClass? {
    guard let end = name.firstIndex(of: ".") else { return nil }
    let isOfApp = table.withLock { $0.modules.contains(String(name[..<end])) }
    return isOfApp ? LocalClasses.type(named: name) : nil
  }

  /// The class of the app that has a name in its module; nil where there is none.
  static func typeOfApp(named name: String) -> AnyClass? {
    table.withLock { table in
      table.types.filter { $0.key.drop { $0 != "." }.dropFirst() == name }
        .min { $0.key < $1.key }?.value
    }
  }

  /// Creates an object of a class of the app; nil where the program registered no way to.
  @MainActor
  static func makeObject(ofClassNamed name: String) -> NSObject? {
    guard let type = type(named: name) else { return nil }
    let make = table.withLock { $0.entries[ObjectIdentifier(type)]?.make }
    return make?()
  }

  /// Creates a table's cell or header of a class of the app; nil where the program registered no way
  /// to.
  @MainActor
  static func makeReusableView(of type: AnyClass, identifier: String) -> NSObject? {
    let make = table.withLock { $0.entries[ObjectIdentifier(type)]?.makeReusableView }
    return make?(identifier)
  }

  /// Creates a collection's cell or header of a class of the app; nil where the program registered no
  /// way to.
  @MainActor
  static func makeFramedView(of type: AnyClass, frame: CGRect) -> NSObject? {
    let make = table.withLock { $0.entries[ObjectIdentifier(type)]?.makeFramedView }
    return make?(frame)
  }

  /// Creates a segue of a class of the app; nil where the program registered no way to.
  @MainActor
  static func makeSegue(
    of type: AnyClass, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? {
    let make = table.withLock { $0.entries[ObjectIdentifier(type)]?.makeSegue }
    return make?(identifier, source, destination)
  }

  /// Whether an object's class is the named one or inherits from it.
  static func isKind(_ type: AnyClass, ofClassNamed name: String) -> Bool {
    ancestors(of: type).contains { AppClasses.name(of: $0) == name }
  }

  private static func ancestors(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }

  /// A private or local class that was not registered has an address in its name here, which
  /// changes from process to process.
  private static func withoutContexts(_ name: String) -> String {
    name.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }
}
