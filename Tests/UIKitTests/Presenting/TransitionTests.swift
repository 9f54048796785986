import RunRecord
import Testing

/// How presented controllers come and go where the app says how.
@Suite struct TransitionTests {
  @Test func anAnimatorOfTheAppShowsTheChange() async throws {
    let run = try await AppProgram(
      root: "Root()", code: Self.code,
      launches: [
        """
        let root = app.rootViewController as! Root
        root.present(root.sheet, animated: true) { print("presented") }
        await app.settle()
        print(root.sheet.view.superview === root.sheet.view.window, root.transitionCoordinator == nil)
        root.dismiss(animated: true) { print("dismissed") }
        await app.settle()
        print(root.sheet.view.superview == nil, app.window!.subviews.count)
        root.present(root.sheet, animated: false) { print("presented at once") }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        asked for presentation true true
        asked for coming true
        will appear
        will begin true
        animates true 100.0 true
        alongside true
        did appear
        did end true
        presented
        ended true
        false true
        asked for going
        animates true 100.0 false
        dismissed
        ended true
        true 1
        will appear
        will begin false
        did appear
        did end true
        presented at once

        """)
  }

  @Test func aStackTakesThePlaceOfAPopoverWhereThereIsLittleRoom() async throws {
    let run = try await AppProgram(
      root: "named(UIViewController(), \"root\")",
      code: """
        class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
          func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
            print("adapts", style == .pageSheet)
            return UINavigationController(rootViewController: controller.presentedViewController)
          }
        }
        """,
      launches: [
        """
        let root = app.rootViewController!
        let adapter = Adapter()
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.delegate = adapter
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        popover.popoverPresentationController?.barButtonItem = item
        print(popover.popoverPresentationController?.sourceItem === item)
        root.present(popover, animated: true)
        print(root.presentedViewController is UINavigationController, popover.presentingViewController === root, popover.view.window != nil)
        popover.dismiss(animated: true)
        print(root.presentedViewController == nil)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true\nadapts true\ntrue true true\ntrue\n")
  }

  @Test func aContainerThatForwardsAppearanceItselfIsTheOneThatTellsChildren() async throws {
    let run = try await AppProgram(
      root: "Container()",
      code: """
        class Container: UIViewController {
          let child = Child()
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("container appeared")
            child.beginAppearanceTransition(true, animated: false)
            print("between")
            child.endAppearanceTransition()
          }
        }
        class Child: UIViewController {
          override func viewWillAppear(_ animated: Bool) { print("child will appear") }
          override func viewDidAppear(_ animated: Bool) { print("child did appear") }
        }
        """,
      launches: [""]
    ).run()
    #expect(
      run.launches[0].output
        == "container appeared\nchild will appear\nbetween\nchild did appear\n")
  }

  private static let code = """
    class Root: UIViewController {
      let sheet = Sheet()
      let way = Way()
      override func viewDidLoad() {
        super.viewDidLoad()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = way
      }
    }
    class Sheet: UIViewController {
      override func viewWillAppear(_ animated: Bool) { print("will appear") }
      override func viewDidAppear(_ animated: Bool) { print("did appear") }
    }
    class Way: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        print("asked for coming", presenting === source)
        return self
      }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        print("asked for going")
        return self
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        print("asked for presentation", presented is Sheet, source is Root)
        return Half(presentedViewController: presented, presenting: presenting)
      }
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.viewController(forKey: .to)!
        let comes = to is Sheet
        if comes {
          transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
          to.view.frame = transitionContext.finalFrame(for: to)
        }
        let sheet = comes ? to : transitionContext.viewController(forKey: .from)!
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
          print("animates", transitionContext.isAnimated, sheet.view.frame.height, comes)
        }, completion: { finished in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
      }
      func animationEnded(_ transitionCompleted: Bool) { print("ended", transitionCompleted) }
    }
    class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      override func presentationTransitionWillBegin() {
        let coordinator = presentedViewController.transitionCoordinator
        print("will begin", coordinator != nil)
        coordinator?.animate(alongsideTransition: { context in print("alongside", context.isAnimated) })
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { print("did end", completed) }
    }
    """
}
