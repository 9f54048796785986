import RunRecord
import Testing

/// UIKit Dynamics: behaviors are kept, and only an item that snaps moves.
@Suite struct DynamicsTests {
  @Test func behaviorsAreKeptAndSnappingMoves() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Rain: UIDynamicBehavior {
          let gravity = UIGravityBehavior()
          init(_ items: [UIDynamicItem]) {
            super.init()
            addChildBehavior(gravity)
            for item in items { gravity.addItem(item) }
          }
          override func willMove(to dynamicAnimator: UIDynamicAnimator?) { print("moves", dynamicAnimator != nil) }
        }
        class Ball: UIView {
          override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        """,
      launches: [
        """
        let view = app.rootViewController!.view!
        let ball = Ball(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(ball)
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(Rain([ball]))
        print(ball.center, animator.behaviors.count, animator.isRunning, animator.items(in: view.bounds).count)
        let snap = UISnapBehavior(item: ball, snapTo: CGPoint(x: 50, y: 60))
        animator.addBehavior(snap)
        print(ball.center)
        snap.snapPoint = CGPoint(x: 70, y: 80)
        print(ball.center)
        let push = UIPushBehavior(items: [ball], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        print(push.pushDirection.dx, push.items.count)
        let walls = UICollisionBehavior(items: [ball])
        walls.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
        animator.addBehavior(walls)
        print(animator.items(in: view.bounds).count)
        print(walls.boundaryIdentifiers!.count, walls.boundary(withIdentifier: "floor" as NSString) != nil)
        print(UIRegion(radius: 5).contains(CGPoint(x: 3, y: 3)), UIRegion(radius: 5).inverse().contains(.zero))
        animator.removeAllBehaviors()
        print(animator.behaviors.count)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        moves true
        (10.0, 10.0) 1 false 1
        (50.0, 60.0)
        (70.0, 80.0)
        2.0 1
        1
        1 true
        true false
        moves false
        0

        """)
    #expect(run.launches[0].decisions.count { $0.contains("addBehavior(_:)") } == 1)
  }
}
