import RunRecord
import Testing

/// The order of layout, what follows another size, constraints as data, and animations' completions.
@Suite struct LayoutTests {
  @Test func controllersAreToldAroundLayout() async throws {
    let run = try await AppProgram(
      page: """
        class Root: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            print("layout")
          }
          override func updateConstraints() {
            print("constraints")
            super.updateConstraints()
          }
        }
        class Page: UIViewController {
          override func loadView() { view = Root() }
          override func viewWillAppear(_ animated: Bool) { print("will appear") }
          override func viewWillLayoutSubviews() { print("will layout") }
          override func viewDidLayoutSubviews() { print("did layout") }
          override func viewDidAppear(_ animated: Bool) { print("did appear") }
          override func updateViewConstraints() {
            print("update")
            super.updateViewConstraints()
          }
        }
        """,
      launches: [
        """
        print("--")
        page.view.setNeedsLayout()
        page.view.layoutIfNeeded()
        page.view.layoutIfNeeded()
        print("--")
        page.view.bounds.size.width += 1
        await app.settle()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        will appear
        update
        constraints
        will layout
        layout
        did layout
        did appear
        --
        will layout
        layout
        did layout
        --
        will layout
        layout
        did layout

        """)
    #expect(run.launches[0].implementedHooks.contains("page: viewDidLayoutSubviews()"))
  }

  @Test func subviewsFollowTheirMasks() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func inner(_ mask: UIView.AutoresizingMask) -> UIView {
          let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
          view.autoresizingMask = mask
          outer.addSubview(view)
          return view
        }
        let views = [inner([]), inner([.flexibleWidth, .flexibleHeight]), inner([.flexibleLeftMargin, .flexibleTopMargin]), inner([.flexibleLeftMargin, .flexibleRightMargin])]
        outer.frame.size = CGSize(width: 170, height: 150)
        for frame in views.map(\\.frame) { print(frame.minX, frame.minY, frame.width, frame.height) }
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        outer.addSubview(scroll)
        let dot = UIView(frame: CGRect(x: 5, y: 105, width: 4, height: 4))
        scroll.addSubview(dot)
        scroll.contentOffset.y = 100
        let (there, back) = (dot.convert(CGPoint.zero, to: outer), outer.convert(CGPoint(x: 15, y: 25), to: dot))
        print(there.x, there.y, back.x, back.y)
        print(outer.hitTest(CGPoint(x: 16, y: 26), with: nil) === dot, outer.hitTest(CGPoint(x: 169, y: 149), with: nil) === outer)
        scroll.isUserInteractionEnabled = false
        print(outer.hitTest(CGPoint(x: 16, y: 26), with: nil) === views[1])
        outer.sendSubviewToBack(views[3])
        outer.insertSubview(views[0], aboveSubview: views[3])
        print(outer.subviews.map { $0.frame.minX })
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        10.0 10.0 30.0 40.0
        10.0 10.0 100.0 90.0
        80.0 60.0 30.0 40.0
        20.0 10.0 30.0 40.0
        15.0 25.0 0.0 0.0
        true true
        true
        [20.0, 10.0, 10.0, 80.0, 10.0]

        """)
  }

  @Test func constraintsAreHeldByTheNearestCommonView() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let (outer, left, right) = (UIView(), UIView(), UIView())
        outer.addSubview(left)
        outer.addSubview(right)
        let width = left.widthAnchor.constraint(equalToConstant: 10)
        let gap = right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 8)
        gap.priority = .defaultHigh - 1
        gap.identifier = "gap"
        NSLayoutConstraint.activate([width, gap, left.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)])
        print(left.constraints.count, outer.constraints.count, gap.isActive, gap.priority.rawValue)
        print(gap.firstItem === right, gap.firstAttribute == .leading, gap.relation == .greaterThanOrEqual, gap.secondItem === left, gap.constant)
        width.isActive = false
        right.removeFromSuperview()
        print(left.constraints.count, outer.constraints.count, gap.isActive)
        outer.addSubview(right)
        let row = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[left(==wide)]-10-[right(>=5@750, <=left)]-(4)-|", options: .alignAllTop, metrics: ["wide": 20], views: ["left": left, "right": right])
        for part in row { print(part.firstItem === left ? "left" : part.firstItem === right ? "right" : "outer", part.firstAttribute, part.relation, part.constant, part.priority.rawValue) }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        1 2 true 749.0
        true true true true 8.0
        0 1 false
        left width equal 20.0 1000.0
        left leading equal 20.0 1000.0
        right width greaterThanOrEqual 5.0 750.0
        right width lessThanOrEqual 0.0 1000.0
        right leading equal 10.0 1000.0
        outer trailing equal 4.0 1000.0
        right top equal 0.0 1000.0

        """)
  }

  @Test func completionsFollowInTheOrderOfTheEnds() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let view = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { print("long", $0) }
        print(view.alpha, UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 0.1, delay: 0.2, options: .curveEaseIn, animations: { print("inside", UIView.inheritedAnimationDuration) }, completion: { _ in
          print("short")
          UIView.animate(withDuration: 0.5, animations: {}) { _ in print("chained") }
        })
        UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat], animations: {}, completion: { _ in print("never") })
        UIView.performWithoutAnimation {
          UIView.animate(withDuration: 1, animations: {}) { _ in print("at once", UIView.areAnimationsEnabled) }
        }
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { print("animator") }, completion: { print($0 == .end) })
        print("later")
        await app.settle()
        let (from, to) = (UIView(), UIView())
        view.addSubview(from)
        UIView.transition(from: from, to: to, duration: 1) { _ in print(view.subviews == [to]) }
        await app.settle()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        0.0 true
        inside 0.30000000000000004
        at once false
        animator
        later
        true
        short
        long true
        chained
        true

        """)
  }

  @Test func viewsAreToldWhereTheyGo() async throws {
    let run = try await AppProgram(
      page: """
        class Told: UIView {
          override func willMove(toSuperview newSuperview: UIView?) { print("will superview", newSuperview != nil) }
          override func didMoveToSuperview() { print("did superview", superview != nil) }
          override func willMove(toWindow newWindow: UIWindow?) { print("will window", newWindow != nil) }
          override func didMoveToWindow() { print("did window", window != nil) }
          override func tintColorDidChange() { print("tint", tintColor == .red) }
        }
        class Page: UIViewController {}
        """,
      launches: [
        """
        let (told, other) = (Told(), UIView())
        page.view.addSubview(other)
        page.view.addSubview(told)
        other.addSubview(told)
        other.tintColor = .red
        told.removeFromSuperview()
        print(told.tintColor == .systemBlue)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        will superview true
        will window true
        did superview true
        did window true
        will superview true
        did superview true
        tint true
        will superview false
        will window false
        did superview false
        did window false
        true

        """)
  }
}
