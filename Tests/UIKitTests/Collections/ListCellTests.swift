import Foundation
import RunRecord
import Testing

/// What apps put beside the content of list cells, and where layouts want the content to rest.
@Suite struct ListCellTests {
  @Test func aViewOfTheAppsBesideTheContentIsPlacedAndTapped() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
          let done = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cell)
            done.setTitle("Done", for: .normal)
            done.addTarget(self, action: #selector(press), for: .touchUpInside)
            show([.customView(configuration: .init(customView: done, placement: .leading(displayed: .always))), .disclosureIndicator()])
          }
          func show(_ accessories: [UICellAccessory]) {
            cell.accessories = accessories
            cell.layoutIfNeeded()
          }
          @objc func press() { print("pressed") }
        }
        """,
      launches: [
        """
        print(page.done.superview === page.cell, page.done.center.y, page.cell.contentView.frame.minX > page.done.frame.maxX)
        app.tap("Done")
        page.show([.customView(configuration: .init(customView: page.done, placement: .trailing()))])
        print(page.cell.contentView.frame.minX, page.cell.contentView.frame.maxX <= page.done.frame.minX)
        page.show([.customView(configuration: .init(customView: page.done, placement: .trailing(displayed: .whenEditing)))])
        print(page.done.superview == nil, page.cell.contentView.frame.width)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true 22.0 true
        pressed
        0.0 true
        true 300.0

        """)
  }

  @Test func aLayoutSaysWhereTheContentComesToRest() async throws {
    let run = try await AppProgram(
      page: """
        class Steps: UICollectionViewFlowLayout {
          override func targetContentOffset(
            forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
          ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / 100).rounded() * 100) }
        }
        class Page: UICollectionViewController {
          init() { super.init(collectionViewLayout: Steps()) }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 400 }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
        }
        """,
      launches: [
        "app.scroll(page.collectionView, to: CGPoint(x: 0, y: 170))\nprint(page.collectionView.contentOffset.y)"
      ]
    ).run()
    #expect(run.launches[0].output == "200.0\n")
  }
}
