import Foundation
import RunRecord
@_exported public import ScriptSupport
import UIKit

// What `ScriptSupport` declares and cannot do itself, because it imports nothing.

/// Prepares the engine for a plain program.
@_silgen_name("reprise_beginScript")
public func _beginScript() {
  EventRecorder.phase = .active
  StandardOutput.beginUnbuffered()
}

/// Records what is printed from which line, and prints it.
@_silgen_name("reprise_recordPrint")
public func _recordPrint(_ text: String) {
  EventRecorder.record(.output(text), callSites: CallSites.ends())
  StandardOutput.write(text)
}

/// Records a value at a place, and its text where sets and dictionaries have another order.
@_silgen_name("reprise_recordValue")
public func _recordValue(_ text: String, _ otherOrder: String?, _ file: String, _ line: Int) {
  EventRecorder.record(
    .value(text, otherOrder: otherOrder),
    callSites: [CallSite(address: nil, path: file, line: line)])
}

/// Records that the program has come to a named stop.
@_silgen_name("reprise_recordStep")
public func _recordStep(_ label: String, _ file: String, _ line: Int) {
  EventRecorder.record(
    .step(label), callSites: [CallSite(address: nil, path: file, line: line)])
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated { ScreenRecorder.draw(.step(label)) }
}
