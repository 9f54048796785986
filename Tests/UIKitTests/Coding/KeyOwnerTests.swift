import RunRecord
import Testing

/// Whose a key is follows from whose code uses it, and not from its letters.
struct KeyOwnerTests {
  private static let code = """
    class Scroller: UIScrollView {
      override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(1, forKey: "UIBefore")
        super.encodeRestorableState(with: coder)
        coder.encode(2, forKey: "kUIScrollViewAfter")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeInteger(forKey: "UIBefore")
      }
    }

    class RootViewController: UIViewController {
      override func loadView() {
        view = Scroller()
        view.restorationIdentifier = "scroller"
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey)
        _ = coder.decodeBool(forKey: "own")
      }
    }
    """

  private func keys(
    _ launch: LaunchRecord, _ direction: CoderCall.Direction, of owner: CoderCall.KeyOwner
  ) -> [String] {
    launch.events.compactMap(\.coderCall)
      .filter { $0.direction == direction && $0.keyOwner == owner }.compactMap(\.key)
  }

  @Test func isUIKitsForWhatItsOwnClassesUse() async throws {
    let run = try await AppProgram(
      root: #"named(RootViewController(), "root")"#, code: Self.code,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      keys(run.launches[0], .encode, of: .app) == ["UIBefore", "kUIScrollViewAfter"])
    #expect(
      keys(run.launches[0], .encode, of: .uikit) == [
        "kViewControllerViewWasLoadedKey", "kUIScrollViewZoomScaleKey",
        "kUIScrollViewContentInsetKey", "kUIScrollViewContentOffsetKey",
      ])
    #expect(keys(run.launches[1], .decode, of: .app) == ["own", "UIBefore"])
    #expect(
      keys(run.launches[1], .decode, of: .uikit).contains(
        "UIApplicationStateRestorationBundleVersion"))
    #expect(!run.keysOfUIKit.contains("UIBefore"))
  }
}
