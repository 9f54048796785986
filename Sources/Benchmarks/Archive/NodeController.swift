import Foundation
import UIKit

/// A custom container with five values.
final class NodeController: UIViewController {
  var values: NodeValues

  init(number: Int) {
    values = NodeValues(number: number)
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "node\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    values.encode(with: coder)
    if !children.isEmpty { coder.encode(children, forKey: "children") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    values = NodeValues(from: coder)
    if !children.isEmpty { _ = coder.decodeObject(forKey: "children") }
  }

  /// A tree whose branches fork into ten and then run on alone, each twenty controllers long;
  /// `count` in all.
  static func tree(count: Int) -> NodeController {
    let root = NodeController(number: 0)
    var nodes = [root]
    for number in 1..<count {
      let node = NodeController(number: number)
      // Every twentieth begins a branch, at the beginning of another.
      let branch = number / 20
      let isFork = number.isMultiple(of: 20)
      nodes[isFork ? (branch - 1) / 10 * 20 : number - 1].addChild(node)
      nodes.append(node)
    }
    return root
  }
}
