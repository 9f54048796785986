import RunRecord
import Testing

/// What the pictures of public programs show of interface files; `Tests/Programs/pictures.md` names them.
@Suite struct InterfacePictureTests {
  private static let nib = Storyboard.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="view">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
            <button buttonType="roundedRect" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
                <rect key="frame" x="10" y="60" width="80" height="30"/>
                <state key="normal" title="Tap"/>
            </button>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="b2">
                <rect key="frame" x="10" y="10" width="80" height="30"/>
                <state key="normal" title="White"/>
            </button>
        </subviews>
    </view>
    """)

  @Test func buttonsHaveTheirTypeAndAFixedFrameStays() async throws {
    let run = try await program(
      """
      let view = UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil).first as! UIView
      app.window?.rootViewController?.view.addSubview(view)
      await app.settle()
      for case let button as UIButton in view.subviews {
        print(button.buttonType == .system, button.currentTitleColor == button.tintColor, button.translatesAutoresizingMaskIntoConstraints)
      }
      print(NSCoder.string(for: view.subviews[0].frame))
      """
    ).run()
    #expect(
      run.launches[0].output == """
        true true true
        false false false
        {{10, 60}, {80, 30}}

        """)
  }

  @Test func textIsMeasuredInThePixelsOfItsScreen() async throws {
    let run = try await program(
      """
      let label = UILabel()
      let widths = ["CLEAR", "SUBMIT", "Tap", "Score: 0"].map { text in
        label.text = text
        return label.intrinsicContentSize.width
      }
      print(UIScreen.main.scale, widths.allSatisfy { $0 * 2 == ($0 * 2).rounded() })
      """
    ).run()
    #expect(run.launches[0].output == "2.0 true\n")
  }

  private func program(_ launch: String) -> AppProgram {
    var program = AppProgram(
      root: "return UIViewController()", code: "", launches: [launch],
      conditions: [LaunchConditions(device: "iPad mini")])
    program.resources = ["Box.xib": Self.nib]
    return program
  }
}
