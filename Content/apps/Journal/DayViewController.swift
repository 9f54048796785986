import UIKit

class DayViewController: UIViewController {
  @IBOutlet private weak var mood: UISegmentedControl!
  @IBOutlet private weak var text: UITextView!

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(mood.selectedSegmentIndex, forKey: "mood")
    coder.encode(text.text, forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    mood.selectedSegmentIndex = coder.decodeInteger(forKey: "mood")
    text.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
  }
}
