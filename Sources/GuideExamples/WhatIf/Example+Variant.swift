import Diagnostics
package import GuideMarkup

extension Example {
  /// The example with some of its code changed; the guide's expectations are for the code as it is written.
  package func changed(by variant: Variant) -> Example {
    var example = self
    for file in files.indices {
      example.files[file].fences = files[file].fences.map { $0.changed(by: variant.changes) }
    }
    for launch in launches.indices {
      example.launches[launch].fence = launches[launch].fence?.changed(by: variant.changes)
    }
    example.expectations = []
    example.whatIfs = WhatIfs()
    return example
  }
}

extension Fence {
  /// The fence with the lines that changes name as those say.
  package func changed(by changes: [WhatIf]) -> Fence {
    var fence = self
    for change in changes where change.location.path == location.path {
      for edit in change.edits {
        guard let index = body.firstIndex(where: { $0.number == edit.line }) else { continue }
        fence.body[index].text = edit.text
      }
    }
    return fence
  }
}
