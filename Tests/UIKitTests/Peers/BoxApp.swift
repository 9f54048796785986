/// An app of controllers that contain controllers, for what the peers guarantee of names and parents.
enum BoxApp {
  /// A root with containers `left` and `right`, each of which encodes its children.
  static func program(_ launches: String...) -> AppProgram {
    AppProgram(
      root: """
        let root = named(Box(), "root")
            root.add(named(Box(), "left"))
            root.add(named(Box(), "right"))
            return root
        """,
      code: """
        class Page: UIViewController {
          var text = "default"
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text, forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text = coder.decodeObject(forKey: "text") as! String
          }
        }
        class Box: Page, UIViewControllerRestoration {
          var boxes: [Box] { children as! [Box] }
          func add(_ child: UIViewController) {
            addChild(child)
            child.didMove(toParent: self)
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(children, forKey: "children")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            for child in coder.decodeObject(forKey: "children") as! [UIViewController] where child.parent == nil { add(child) }
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            make(identifierComponents.last!)
          }
          static func make(_ identifier: String?, _ text: String = "default") -> Box {
            let box = named(Box(), identifier)
            box.restorationClass = Box.self
            box.text = text
            return box
          }
          func leave() {
            willMove(toParent: nil)
            removeFromParent()
          }
          /// The names and texts of what is below.
          var tree: String {
            boxes.map { "\\($0.restorationIdentifier ?? "?"):\\($0.text)" + ($0.boxes.isEmpty ? "" : "(\\($0.tree))") }.joined(separator: " ")
          }
        }
        @MainActor var root: Box { (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController as! Box }
        """,
      launches: launches, optingIn: AppProgram.optingInByTheOldPair)
  }
}
