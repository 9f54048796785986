// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shelf",
  platforms: [.iOS(.v18)],
  dependencies: [
    // A clone of Reprise.
    .package(name: "Reprise", path: "../../..")
  ],
  targets: [
    .target(
      name: "Shelf",
      dependencies: [
        .product(
          name: "HeadlessUIKit", package: "Reprise", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "HeadlessUIKit", package: "Reprise")]),
  ]
)
