import RunRecord
import Testing

/// Animations between `beginAnimations(_:context:)` and `commitAnimations()`.
@Suite struct AnimationBlockTests {
  // Apple documents 0.2 seconds as the duration, and the arguments of the delegate's methods.
  @Test func areSetAtOnceAndTellTheirDelegateLater() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          @objc func animationWillStart(_ identifier: String?, context: UnsafeMutableRawPointer?) {
            print("starts", identifier ?? "-", context == nil)
          }
          @objc func animationDidStop(_ identifier: String?, finished: NSNumber, context: UnsafeRawPointer) {
            print("stops", identifier ?? "-", finished.boolValue)
          }
          func animate(_ name: String?, seconds: Double?) {
            UIView.beginAnimations(name, context: nil)
            if let seconds { UIView.setAnimationDuration(seconds) }
            UIView.setAnimationCurve(.easeIn)
            UIView.setAnimationDelegate(self)
            UIView.setAnimationWillStart(#selector(animationWillStart(_:context:)))
            UIView.setAnimationDidStop(#selector(animationDidStop(_:finished:context:)))
            view.alpha = 0.5
            print(name ?? "-", UIView.inheritedAnimationDuration, view.alpha)
            UIView.commitAnimations()
          }
        }
        """,
      launches: [
        """
        page.animate("long", seconds: 1)
        page.animate(nil, seconds: nil)
        print(UIView.inheritedAnimationDuration)
        await app.settle()
        UIView.setAnimationsEnabled(false)
        page.animate("at once", seconds: 1)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        long 1.0 0.5
        - 0.2 0.5
        0.0
        starts long true
        starts - true
        stops - true
        stops long true
        at once 0.0 0.5
        starts at once true
        stops at once true

        """)
  }

  @Test func doNotStopWhileTheyRepeatForever() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          @objc func stopped() { print("stopped") }
        }
        """,
      launches: [
        """
        for count in [Float.infinity, 3] {
          UIView.beginAnimations(nil, context: nil)
          UIView.setAnimationRepeatCount(count)
          UIView.setAnimationRepeatAutoreverses(true)
          UIView.setAnimationDelegate(page)
          UIView.setAnimationDidStop(#selector(Page.stopped))
          UIView.commitAnimations()
        }
        await app.settle()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "stopped\n")
  }
}
