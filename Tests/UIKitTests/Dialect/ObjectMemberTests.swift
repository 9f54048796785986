import RunRecord
import Testing

/// Members of `AnyObject`, which Objective-C finds by their names.
@Suite struct ObjectMemberTests {
  @Test func areThoseOfTheObject() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          @objc func tapped(_ sender: AnyObject) {
            if let tag = sender.view?.tag { print("view", tag) }
            if let tag = sender.tag { print("tag", tag) }
            print(sender.isKind(of: UIButton.self), sender === sender)
          }
          func count(_ list: AnyObject) -> Int { list.count }
        }
        """,
      launches: [
        """
        let label = UILabel()
        label.tag = 4
        let tap = UITapGestureRecognizer()
        label.addGestureRecognizer(tap)
        page.tapped(tap)
        let button = UIButton()
        button.tag = 5
        button.setTitle("Go", for: .normal)
        page.tapped(button)
        print(page.count(NSArray(array: [1, 2])))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        view 4
        false true
        tag 5
        true true
        2

        """)
  }

  @Test func areThoseOfConvertedValues() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          func read() {
            let values: [String: Any] = [
              "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "price": 2.5,
              "text": "7", "names": [["name": "a"], ["name": "b"]], "person": ["name": "c"],
            ]
            let frame = (values["frame"] as AnyObject).cgRectValue
            print(frame?.width ?? 0, (values["price"] as AnyObject).doubleValue ?? 0)
            print((values["text"] as AnyObject).intValue!, (values["none"] as AnyObject).intValue == nil)
            print((values["names"] as AnyObject).value(forKey: "name") as? [String] ?? [])
            print((values as AnyObject).value(forKeyPath: "person.name") as? String ?? "-")
            print((values["names"] as AnyObject).count ?? 0)
          }
        }
        """,
      launches: ["(app.rootViewController as! Page).read()"]
    ).run()
    #expect(
      run.launches[0].output == """
        3.0 2.5
        7 true
        ["a", "b"]
        c
        2

        """)
  }
}
