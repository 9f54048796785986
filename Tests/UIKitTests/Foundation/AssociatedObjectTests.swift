import RunRecord
import Testing

/// What apps keep beside objects that have no room for it.
@Suite struct AssociatedObjectTests {
  @Test func valuesAreKeptBesideTheirObjects() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        import ObjectiveC
        private var noteKey: UInt8 = 0
        private var ownerKey: UInt8 = 0
        extension UIView {
          var note: String? {
            get { objc_getAssociatedObject(self, &noteKey) as? String }
            set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
          }
          var owner: NSObject? {
            get { objc_getAssociatedObject(self, &ownerKey) as? NSObject }
            set { objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
          }
        }
        class Kept: NSObject { deinit { print("gone") } }
        """,
      launches: [
        """
        let one = UIView(), other = UIView()
        one.note = "one"
        other.note = "other"
        print(one.note ?? "-", other.note ?? "-")
        one.note = nil
        print(one.note ?? "-", other.note ?? "-")
        var kept: Kept? = Kept()
        other.owner = kept
        print(other.owner === kept)
        kept = nil
        print(other.owner == nil)
        objc_removeAssociatedObjects(other)
        print(other.note ?? "-")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "one other\n- other\ntrue\ngone\ntrue\n-\n")
  }
}
