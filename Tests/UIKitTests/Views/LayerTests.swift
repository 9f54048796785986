import RunRecord
import Testing

/// Layers, paths and animations of layers: kept as data, so that apps that use them run.
@Suite struct LayerTests {
  @Test func transformsAreWhatCoreAnimationComputes() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        print(moved.m11, moved.m22, moved.m41, moved.m42)
        let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
        print(turned.m12.rounded(), turned.m21.rounded(), CATransform3DIsAffine(turned))
        let value = NSValue(caTransform3D: moved).caTransform3DValue
        print(CATransform3DEqualToTransform(value, moved), CATransform3DIsIdentity(CATransform3DIdentity))
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        print(layer.affineTransform().a, CATransform3DConcat(moved, CATransform3DIdentity) == moved)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "2.0 3.0 20.0 60.0\n1.0 -1.0 true\ntrue true\n-1.0 true\n")
  }

  // The delegate has the layer's own copy; the block of the transaction follows the animations.
  @Test func animationsEndInALaterTurn() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Listener: NSObject, CAAnimationDelegate {
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            print("stopped", (anim as! CABasicAnimation).keyPath!, flag)
          }
        }
        """,
      launches: [
        """
        let layer = app.rootViewController!.view.layer
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 0.5
        fade.delegate = Listener()
        let move = fade.copy() as! CABasicAnimation
        move.keyPath = "position"
        move.duration = 2
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("completed") }
        layer.add(fade, forKey: "fade")
        layer.add(move, forKey: "move")
        CATransaction.commit()
        print(layer.animationKeys() ?? [])
        layer.removeAnimation(forKey: "move")
        await app.settle()
        print(layer.animation(forKey: "fade") == nil)
        layer.setValue(7, forKey: "anything")
        print(layer.value(forKey: "anything") as! Int)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        ["fade", "move"]
        stopped position false
        stopped opacity true
        completed
        true
        7

        """)
  }

  @Test func layersHoldOthersInOrder() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        func named(_ name: String) -> CALayer {
          let layer = CAShapeLayer()
          layer.name = name
          return layer
        }
        let (host, a, b, c) = (CALayer(), named("a"), named("b"), named("c"))
        host.addSublayer(a)
        host.insertSublayer(b, below: a)
        host.insertSublayer(c, above: b)
        print(host.sublayers!.map { $0.name! })
        host.replaceSublayer(c, with: named("d"))
        print(host.sublayers!.map { $0.name! }, c.superlayer == nil)
        host.sublayers = nil
        print(host.sublayers == nil, a.superlayer == nil)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "[\"b\", \"c\", \"a\"]\n[\"b\", \"d\", \"a\"] true\ntrue true\n")
  }

  @Test func pathsKnowTheirBounds() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 11, y: 22))
        print(path.boundingBox, path.currentPoint)
        let bent = UIBezierPath(cgPath: path)
        bent.apply(CGAffineTransform(translationX: 1, y: 1))
        print(bent.cgPath.boundingBoxOfPath, bent.contains(CGPoint(x: 3, y: 4)))
        print(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2).bounds)
        print(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), false, 2)
        UIGraphicsGetCurrentContext()!.translateBy(x: 1, y: 1)
        print(UIGraphicsGetImageFromCurrentImageContext()!.size)
        UIGraphicsEndImageContext()
        print(UIGraphicsImageRenderer(size: CGSize(width: 6, height: 7)).image { $0.fill(.zero) }.size)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        (1.0, 2.0, 10.0, 20.0) (11.0, 22.0)
        (2.0, 3.0, 10.0, 20.0) true
        (0.0, 0.0, 10.0, 10.0)
        true
        (4.0, 5.0)
        (6.0, 7.0)

        """)
  }

  @Test func particlesAreKept() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let emitter = CAEmitterLayer()
        emitter.emitterShape = .line
        emitter.renderMode = .additive
        let cell = CAEmitterCell()
        print(cell.scale, cell.birthRate, emitter.birthRate, cell.color == UIColor.white.cgColor)
        cell.emissionLongitude = .pi
        emitter.emitterCells = [cell]
        app.rootViewController!.view.layer.addSublayer(emitter)
        print(emitter.emitterCells?.first?.emissionLongitude == .pi, emitter.emitterShape == .line)
        let border: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        print(border == UIColor.red.cgColor)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "1.0 0.0 1.0 true\ntrue true\ntrue\n")
  }
}
