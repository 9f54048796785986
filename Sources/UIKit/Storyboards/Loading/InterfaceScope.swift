import Foundation
import RunRecord

/// The objects made of a part of an interface file that is loaded at once, or in two steps: a scene
/// with its controller and, later, its view; a nib; a prototype of a cell.
///
/// Objects are created, then connected, then told that they were (`awakeFromNib()`).
@MainActor
final class InterfaceScope {
  let document: InterfaceDocument
  let bundle: Bundle?
  let storyboard: UIStoryboard?

  /// The scene that a prototype is in.
  let outer: InterfaceScope?

  /// The controller of the scene.
  weak var controller: UIViewController?

  /// The identifier under which a cell's nib was registered.
  var reuseIdentifier: String?

  private struct Entry {
    weak var object: NSObject?
  }

  private var objects: [String: Entry] = [:]

  /// What lives as long as the scene, although nothing else in the file may hold it.
  private var kept: [NSObject] = []

  /// The objects that were not told yet that everything is connected.
  private var made: [(element: InterfaceElement, object: NSObject)] = []

  /// All elements that have an object, in the order of their creation.
  private var connectable: [InterfaceElement] = []

  /// The connections that were made.
  private var done: Set<ObjectIdentifier> = []

  init(
    _ document: InterfaceDocument, bundle: Bundle?, storyboard: UIStoryboard? = nil,
    outer: InterfaceScope? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.outer = outer
    controller = outer?.controller
  }

  /// The object of an element of the file, where it exists.
  func object(_ id: String) -> NSObject? { objects[id]?.object ?? outer?.object(id) }

  /// Makes an object that of an element; called from `init(coder:)`, so that what is made inside can
  /// refer to it.
  func register(_ object: NSObject, _ element: InterfaceElement) {
    made.append((element, object))
    know(object, element)
  }

  /// As above, for objects that are not told of the file: a placeholder's.
  func know(_ object: NSObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = Entry(object: object) }
    if !element.connections.isEmpty { connectable.append(element) }
  }

  func keep(_ object: NSObject) { kept.append(object) }

  // MARK: Creating

  func makeView(_ element: InterfaceElement) -> UIView {
    let type: AnyClass = InterfaceClasses.type(
      of: element, else: InterfaceClasses.viewType(element))
    guard let type = type as? UIView.Type,
      let view = type.init(coder: InterfaceCoder(element, self))
    else { fatalError("\(document.name): init(coder:) of a view returned nil") }
    return view
  }

  /// The gesture recognizers and objects of the app's beside a controller's or a nib's views.
  func makeOtherObjects(_ elements: [InterfaceElement]) {
    for element in elements {
      if element.name == "customObject" || element.name.hasSuffix("GestureRecognizer") {
        makeObject(element)
      }
    }
  }

  private func makeObject(_ element: InterfaceElement) {
    let standard = InterfaceClasses.makeRecognizer(element)
    let custom = element["customClass"].flatMap { name in
      InterfaceClasses.custom(name, element).flatMap {
        AppClasses.makeObject(ofClassNamed: AppClasses.name(of: $0))
      }
    }
    if custom == nil, let name = element["customClass"] {
      Trace.warning(nil, .unknownInterfaceClass(name: name))
    }
    let object = custom ?? standard ?? NSObject()
    (object as? UIGestureRecognizer)?.take(element)
    register(object, element)
    keep(object)
  }

  // MARK: Connecting

  /// Makes the connections whose ends exist, and tells the new objects.
  func finish() {
    for (element, object) in made { RuntimeAttributes.set(element, on: object, document) }
    for element in connectable { connect(element) }
    let new = made
    made = []
    for (_, object) in new { object.tellThatItWasLoaded() }
  }

  private func connect(_ element: InterfaceElement) {
    guard let object = element.id.flatMap(object) else { return }
    var collections: [(property: String, members: [NSObject], elements: [InterfaceElement])] = []
    for connection in element.connections where !isDone(connection) {
      switch connection.name {
      case "outlet": connectOutlet(connection, of: object)
      case "outletCollection":
        let property = connection["property"] ?? ""
        if !collections.contains(where: { $0.property == property }) {
          collections.append(collection(property, of: element))
        }
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object, element)
      default: break
      }
    }
    for collection in collections where collection.members.count == collection.elements.count {
      Outlets.connect(collection.members, to: collection.property, of: object)
      for connection in collection.elements { didConnect(connection) }
    }
  }

  private func isDone(_ connection: InterfaceElement) -> Bool {
    done.contains(ObjectIdentifier(connection))
  }

  private func didConnect(_ connection: InterfaceElement) {
    done.insert(ObjectIdentifier(connection))
  }

  private func destination(_ connection: InterfaceElement) -> NSObject? {
    connection["destination"].flatMap(object)
  }

  private func collection(
    _ property: String, of element: InterfaceElement
  ) -> (property: String, members: [NSObject], elements: [InterfaceElement]) {
    let elements = element.connections.filter {
      $0.name == "outletCollection" && $0["property"] == property
    }
    return (property, elements.compactMap(destination), elements)
  }

  private func connectOutlet(_ connection: InterfaceElement, of object: NSObject) {
    guard let value = destination(connection) else { return }
    didConnect(connection)
    Outlets.connect(value, to: connection["property"] ?? "", of: object)
  }

  private func connectAction(_ connection: InterfaceElement, of object: NSObject) {
    guard let selector = connection["selector"], let id = connection["destination"] else { return }
    let isForChain = document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    let target = self.object(id)
    guard isForChain || target != nil else { return }
    didConnect(connection)
    Actions.connect(
      Selector(selector), target: isForChain ? nil : target, of: object,
      event: connection["eventType"])
  }

  private func connectSegue(
    _ connection: InterfaceElement, of object: NSObject, _ element: InterfaceElement
  ) {
    let kind = connection["kind"]
    guard kind != "relationship", let controller, object !== controller else { return }
    didConnect(connection)
    let template = SegueTemplate(connection, source: controller, scope: self)
    if kind == "embed" {
      guard let view = object as? UIView else { return }
      return template.embed(in: view)
    }
    keep(template)
    Actions.connect(template, of: object, trigger: connection["trigger"])
  }
}
