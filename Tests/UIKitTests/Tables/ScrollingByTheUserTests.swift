import RunRecord
import Testing

@Suite struct ScrollingByTheUserTests {
  private static let page = """
    class Page: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 20
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins") }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y, scrollView.isDragging, scrollView.isDecelerating) }
      override func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 20).rounded() * 20
      }
      override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { print("ends", decelerate) }
      override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("stops") }
      override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("animated") }
      override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { print("top") }
    }
    """

  @Test func tellsTheDelegateWhatTheContentDoes() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        app.scroll(page.tableView, to: CGPoint(x: 50, y: 33))
        app.scroll(page.tableView, to: CGPoint(x: 0, y: 80))
        page.tableView.scrollToRow(at: [0, 10], at: .top, animated: true)
        page.tableView.scrollToRow(at: [0, 10], at: .top, animated: true)
        page.tableView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        app.scrollToTop(page.tableView)
        page.tableView.isScrollEnabled = false
        app.scroll(page.tableView, to: CGPoint(x: 0, y: 80))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        -59.0 false false
        begins
        33.0 true false
        ends true
        40.0 false true
        stops
        begins
        80.0 true false
        ends false
        141.0 false false
        animated
        5.0 false false
        -59.0 false false
        top

        """)
  }
}
