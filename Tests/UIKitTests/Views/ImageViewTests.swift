import RunRecord
import Testing

@Suite struct ImageViewTests {
  // 4, UIImageView: bounds, center, transform, the layer's anchorPoint.
  @Test(.pins("4.image.1"))
  func restoresAnImageViewsPlace() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let imageView = UIImageView(image: UIImage(systemName: "star"))
          override func viewDidLoad() {
            super.viewDidLoad()
            imageView.restorationIdentifier = "image"
            view.addSubview(imageView)
          }
          func show() { print(NSCoder.string(for: imageView.bounds), NSCoder.string(for: imageView.center), NSCoder.string(for: imageView.layer.anchorPoint), NSCoder.string(for: imageView.transform), NSCoder.string(for: imageView.frame)) }
        }
        """,
      launches: [
        """
        page.imageView.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        page.imageView.center = CGPoint(x: 100, y: 90)
        page.imageView.layer.anchorPoint = CGPoint(x: 0, y: 1)
        page.imageView.transform = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2)
        page.imageView.alpha = 0.5
        page.show()
        app.enterBackground()
        """,
        "page.show(); print(page.imageView.alpha)",
      ]
    ).run()
    let place =
      "{{0, 0}, {40, 20}} {100, 90} {0, 1} [2, 0, 0, 2, 1, 2] "
      + "{{101, 52}, {80, 40}}\n"
    #expect(run.launches[0].output == place)
    #expect(run.launches[1].output == place + "1.0\n")
  }

  // An address, as on a phone, would be another one in each run.
  @Test func anImageIsDescribedByItsNameAndSize() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        "print(UIImage(systemName: \"star\")!, UIImage(named: \"cat\")! as Any, [UIImage()])"
      ]
    ).run()
    #expect(
      run.launches[0].output
        == "<UIImage: symbol(system: star) {20, 20}> <UIImage: named(main: cat) {0, 0}> "
        + "[<UIImage: anonymous {0, 0}>]\n")
  }
}
