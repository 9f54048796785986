/// Storyboards and nibs in Interface Builder's format, for the apps of tests.
enum Storyboard {
  /// A storyboard of these scenes, each of which is what is in `<objects>`.
  static func text(initial: String, _ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        </dependencies>
        <scenes>
    \(scenes.enumerated().map { scene($1, number: $0) }.joined())    </scenes>
    </document>
    """
  }

  private static func scene(_ objects: String, number: Int) -> String {
    """
            <scene sceneID="scene-\(number)">
                <objects>
                    \(objects)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(number)" sceneMemberID="firstResponder"/>
                    <exit id="exit-\(number)" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>

    """
  }

  /// A nib of these objects.
  static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            \(objects)
        </objects>
    </document>
    """
  }

  /// The words by which a scene names a class of the app.
  static func custom(_ name: String) -> String {
    #"customClass="\#(name)" customModule="MyApp" customModuleProvider="target""#
  }

  /// A controller's view with these subviews.
  static func view(_ id: String, _ subviews: String = "", further: String = "") -> String {
    """
    <view key="view" contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        \(further)
    </view>
    """
  }

  static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="\(id)">
        <rect key="frame" x="20" y="100" width="200" height="21"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
    </label>
    """
  }

  static func button(_ id: String, _ title: String, _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
        <rect key="frame" x="20" y="200" width="200" height="30"/>
        <state key="normal" title="\(title)"/>
        <connections>\(connections)</connections>
    </button>
    """
  }
}

extension AppProgram {
  /// An app whose delegate opts in, with a main storyboard and no code for a window.
  init(
    storyboard: String, delegate: String = "", code: String = "",
    launches: [String?], optingIn: String = optingIn
  ) {
    self.init(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        \(optingIn)
          \(delegate)
        }
        \(code)
        """,
      launches: launches)
    resources = ["Main.storyboard": storyboard]
  }
}
