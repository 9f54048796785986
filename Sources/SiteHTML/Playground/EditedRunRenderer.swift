import Diagnostics
package import GuideExamples
package import RunRecord
import SiteModel

/// Draws what came of an example as its reader changed it: what is wrong, what the user sees, how it
/// differs from what is published, and all that happened.
package enum EditedRunRenderer {
  /// What begins every anchor, so that none is one of the published panel's.
  private static let anchor = "edited"

  package static func nodes(_ run: EditedRun) -> [HTMLNode] {
    [conclusion(run)] + run.findings.map(FindingRenderer.node) + screens(run) + difference(run)
      + panel(run)
  }

  /// What came of it in a sentence: that it ran, and whether as published.
  package static func summary(of run: EditedRun) -> String {
    guard let record = run.record, !record.launches.isEmpty else {
      let errors = run.findings.count { $0.severity == .error }
      return errors == 0
        ? EditedRunPhrase.didNotRun.text
        : EditedRunPhrase.doesNotCompile.text(["errors": CountText.counted(errors, noun: "error")])
    }
    let sentence: EditedRunPhrase =
      switch run.change?.isEmpty {
      case nil: .ran
      case true?: .ranAsPublished
      case false?: .ranOtherwise
      }
    return sentence.text(["seconds": seconds(run.duration)])
  }

  private static func conclusion(_ run: EditedRun) -> HTMLNode {
    let isSame = run.change.map(\.isEmpty)
    let kind = run.findings.hasErrors ? "fault" : isSame == false ? "otherwise" : "same"
    return .element(
      "p", ["class": "ran \(kind)"],
      [.element("b", text: summary(of: run)), .text(" ")]
        + [
          run.isIsolated
            ? .element("span", text: EditedRunPhrase.isolated.text)
            : .element("span", ["class": "unsafe"], text: EditedRunPhrase.limited.text)
        ])
  }

  private static func screens(_ run: EditedRun) -> [HTMLNode] {
    guard run.example.kind == .app, let record = run.record,
      let screens = EditedScreens(from: run.published, to: record)
    else { return [] }
    let lines = ViewLinesRenderer(
      run.origins[screens.edited.drawing] ?? [], pieces: run.pieces)
    return [EditedScreensRenderer(screens: screens, lines: lines).node()]
  }

  /// What the user sees of an example as it is published, so that it can be touched before anything is run.
  package static func screens(of example: Example, published record: RunRecord) -> [HTMLNode] {
    guard example.kind == .app else { return [] }
    if let strip = ScreenStrip(record.launches) {
      return [
        touchHint,
        ScreenStripRenderer(
          strip: strip, example: example.name, anchor: "\(anchor).published", isTouchable: true
        ).node(),
      ]
    }
    guard let screens = EditedScreens(from: nil, to: record) else { return [] }
    return [touchHint, EditedScreensRenderer(screens: screens, title: .published).node()]
  }

  private static var touchHint: HTMLNode {
    .element("p", ["class": "touch-hint"], text: EditedRunPhrase.touchHint.text)
  }

  private static func difference(_ run: EditedRun) -> [HTMLNode] {
    guard let record = run.record, let published = run.published, let change = run.change,
      !change.isEmpty
    else { return [] }
    let loss = VariantDifference(from: published, to: record)
    let row = VariantMatrix.Row(
      name: "edited", restored: loss.restoredLocalizedMessage, verdict: loss.verdict(),
      losses: loss.messages, label: nil)
    let variant = VariantPanel(
      anchor: "\(anchor).difference", label: "edited", changes: [], row: row,
      content: .ran(change.launches.filter { !$0.isEmpty }))
    let losses =
      loss.messages.isEmpty
      ? []
      : [
        HTMLNode.element(
          "ul", ["class": "losses"], loss.messages.map { .element("li", text: $0.said) })
      ]
    return [
      .element(
        "details", ["class": "changes edited-changes", "open": "", "id": "\(anchor).difference"],
        [
          .element(
            "summary", [:],
            [.text(EditedRunPhrase.difference.text + " ")] + restored(loss, run))
        ] + losses + VariantRenderer(variant: variant, showsWhatIsSame: false).nodes())
    ]
  }

  private static func restored(_ loss: VariantDifference, _ run: EditedRun) -> [HTMLNode] {
    guard run.example.kind == .app, loss.expected > 0 else { return [] }
    let text = VariantPhrase.restored.text(["count": loss.restoredLocalizedMessage.said])
    return [.element("small", text: text)]
  }

  private static func panel(_ run: EditedRun) -> [HTMLNode] {
    guard let record = run.record, !record.launches.isEmpty else { return [] }
    var panel = RunPanel(of: run.example, record: record)
    panel.anchor = "\(anchor).\(run.example.name)"
    return [RunPanelRenderer(panel: panel, isTouchable: true).node()]
  }

  private static func seconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
