import RunRecord
import Testing

/// What is wrong with a screen at first sight.
struct ScreenFaultsTests {
  private func label(_ text: String, x: Double = 0, y: Double, width: Double = 100) -> DrawnElement
  {
    let color = DrawnColor(light: 0xFF, dark: 0xFF)
    return DrawnElement(
      .text, frame: DrawnRect(x: x, y: y, width: width, height: 20),
      texts: [DrawnText(text: text, x: x, baseline: y + 15, width: width, size: 17, color: color)])
  }

  private func faults(_ elements: [DrawnElement]) -> ScreenFaults {
    ScreenFaults(of: ScreenDrawing(width: 393, height: 852, elements: elements))
  }

  @Test func areNoneWhereTextsStandBesideEachOther() {
    #expect(faults([label("A", y: 0), label("B", y: 20), label("C", x: 100, y: 0)]).isEmpty)
  }

  @Test func areTextsInOnePlace() {
    #expect(
      faults([label("A", y: 0), label("B", y: 5)]).overlaps
        == [ScreenFaults.Overlap(first: "A", second: "B")])
  }

  @Test func areNotTextsBehindSomethingElse() {
    let cover = DrawnElement(
      .box, frame: DrawnRect(x: 0, y: 0, width: 393, height: 100),
      look: DrawnLook(fill: DrawnColor(light: 0xFFFF_FFFF, dark: 0xFF)))
    #expect(faults([label("A", y: 0), cover, label("B", y: 5)]).isEmpty)
  }

  @Test func areTextsOverTheEdgeThatNothingScrolls() {
    let far = label("Far", x: 380, y: 0)
    #expect(faults([far]).offScreen == ["Far"])
    let scrollView = DrawnElement(
      .scrollView, frame: DrawnRect(x: 0, y: 0, width: 393, height: 852), children: [far])
    #expect(faults([scrollView]).isEmpty)
  }
}
