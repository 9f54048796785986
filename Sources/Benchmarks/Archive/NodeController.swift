import Foundation
import UIKit

/// A custom container with five values.
final class NodeController: UIViewController {
  var values: NodeValues

  private let number: Int

  init(number: Int, isEmpty: Bool) {
    self.number = number
    values = NodeValues(number: isEmpty ? -1 : number)
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

  /// Whether this controller and all below it have the values that were saved.
  var isRestored: Bool {
    var nodes = [self]
    while let node = nodes.popLast() {
      guard node.values == NodeValues(number: node.number) else { return false }
      nodes += node.children.compactMap { $0 as? NodeController }
    }
    return true
  }

  /// A tree whose branches fork into ten and then run on alone, each twenty controllers long;
  /// `count` in all; with the values that are saved, or with others that will be replaced.
  static func tree(count: Int, isEmpty: Bool) -> NodeController {
    let root = NodeController(number: 0, isEmpty: isEmpty)
    var nodes = [root]
    for number in 1..<count {
      let node = NodeController(number: number, isEmpty: isEmpty)
      // Every twentieth begins a branch, at the beginning of another.
      let branch = number / 20
      let isFork = number.isMultiple(of: 20)
      nodes[isFork ? (branch - 1) / 10 * 20 : number - 1].addChild(node)
      nodes.append(node)
    }
    return root
  }
}
