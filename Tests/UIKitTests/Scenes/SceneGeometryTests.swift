import RunRecord
import Testing

/// How a scene stands, and what its delegate hears of a change.
@Suite struct SceneGeometryTests {
  @Test func theDelegateHearsThatTheDeviceWasTurned() async throws {
    let run = try await SceneApp.program(
      scene: """
          func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
            print("from", previousInterfaceOrientation == .portrait, previousCoordinateSpace.bounds.height, previousTraitCollection.verticalSizeClass == .regular)
            print("to", windowScene.interfaceOrientation.isLandscape, windowScene.coordinateSpace.bounds.height, windowScene.traitCollection.verticalSizeClass == .compact)
          }
        """,
      launches: [
        """
        let scene = app.connectedScenes[0] as! UIWindowScene
        print(scene.effectiveGeometry.interfaceOrientation == .portrait, scene.statusBarManager!.isStatusBarHidden, scene.screen === UIScreen.main)
        let upright = scene.effectiveGeometry
        print(upright == scene.effectiveGeometry, Set([upright]).contains(scene.effectiveGeometry))
        app.rotate(to: .landscape)
        print(upright == scene.effectiveGeometry)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait))
        print(scene.interfaceOrientation == .portrait)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true false true
        true true
        from true 852.0 true
        to true 393.0 true
        false
        from false 393.0 false
        to false 852.0 false
        true

        """)
  }

  @Test func geometriesOfOneOrientationAndTwoSizesAreDifferent() async throws {
    let run = try await SceneApp.program(
      launches: [
        """
        let scene = app.connectedScenes[0] as! UIWindowScene
        let whole = scene.effectiveGeometry
        app.resize(to: CGSize(width: 300, height: 800))
        print(whole == scene.effectiveGeometry, whole.interfaceOrientation == scene.interfaceOrientation)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "false true\n")
  }
}
