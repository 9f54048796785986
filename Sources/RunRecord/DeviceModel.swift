package import Foundation

/// A device that an app can run on: how large its screen is, and what of it bars of the system cover.
///
/// The sizes, the scales and the safe areas are those that Apple's simulators show. Of the keyboards, those of the
/// iPhones have been seen with the row of suggestions; those of the iPads are chosen.
package struct DeviceModel: Hashable, Sendable {
  /// The name that Apple sells the device by.
  package let name: String
  package let idiom: LaunchConditions.Idiom

  /// The screen in points, as the device is held upright.
  package let size: CGSize

  /// The pixels of a point.
  package let scale: CGFloat

  /// The height of the status bar; an iPhone on its side shows none.
  package let statusBarHeight: CGFloat

  /// What is not safe of the screen's edges: upright, and on its side.
  package let upright: Edges
  package let lying: Edges

  /// The height of the keyboard with what is below it: upright, and on its side.
  package let keyboardHeight: (upright: CGFloat, lying: CGFloat)

  /// Points at the screen's edges.
  package struct Edges: Hashable, Sendable {
    package let top: CGFloat
    package let side: CGFloat
    package let bottom: CGFloat
  }

  /// Whether the safe area begins below the status bar alone, which an app can hide, and not below a camera.
  package var followsStatusBar: Bool { upright.top == statusBarHeight && idiom == .phone }

  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DeviceModel {
  package static let all = phones + pads

  /// The device of that name; nil for a name that is not in the list.
  package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }

  /// The device that an app runs on where only its kind is known.
  package static func usual(_ idiom: LaunchConditions.Idiom) -> DeviceModel {
    idiom == .pad ? iPadAir : iPhone15
  }

  private static let iPhone15 = phone(
    "iPhone 15", width: 393, height: 852, statusBar: 54, top: 59, keyboard: (336, 209))

  private static let iPadAir = pad("iPad Air", width: 820, height: 1180, keyboard: (337, 423))

  private static let phones = [
    DeviceModel(
      name: "iPhone SE", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
      statusBarHeight: 20, upright: Edges(top: 20, side: 0, bottom: 0),
      lying: Edges(top: 0, side: 0, bottom: 0), keyboardHeight: (260, 200)),
    iPhone15,
    phone(
      "iPhone 15 Pro Max", width: 430, height: 932, statusBar: 54, top: 59, keyboard: (346, 209)),
  ]

  private static let pads = [
    pad("iPad mini", width: 744, height: 1133, keyboard: (337, 423)),
    iPadAir,
    pad("iPad Pro 11", width: 834, height: 1210, keyboard: (337, 423)),
    pad("iPad Pro 13", width: 1032, height: 1376, keyboard: (389, 493)),
  ]

  /// An iPhone with a camera in the screen.
  private static func phone(
    _ name: String, width: CGFloat, height: CGFloat, statusBar: CGFloat, top: CGFloat,
    keyboard: (CGFloat, CGFloat)
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: 3,
      statusBarHeight: statusBar, upright: Edges(top: top, side: 0, bottom: 34),
      lying: Edges(top: 0, side: top, bottom: 21), keyboardHeight: keyboard)
  }

  /// An iPad without a home button.
  private static func pad(
    _ name: String, width: CGFloat, height: CGFloat, keyboard: (CGFloat, CGFloat)
  ) -> DeviceModel {
    let edges = Edges(top: 24, side: 0, bottom: 20)
    return DeviceModel(
      name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
      statusBarHeight: 24, upright: edges, lying: edges, keyboardHeight: keyboard)
  }
}
