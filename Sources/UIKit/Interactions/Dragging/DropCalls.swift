/// What a drop calls, in order, whatever the user drops on: a view, a table or a collection.
@MainActor
struct DropCalls<Proposal: UIDropProposal> {
  var canHandle: () -> Bool
  var enter: () -> Void
  var update: () -> Proposal
  var perform: (Proposal) -> Void
  var exit: () -> Void
  var end: () -> Void

  /// Makes the calls.
  ///
  /// - Returns: What was done with the items: nothing (`cancel`) where nothing takes them.
  func make() -> UIDropOperation {
    guard canHandle() else { return .cancel }
    enter()
    let proposal = update()
    switch proposal.operation {
    case .copy, .move: perform(proposal)
    case .cancel, .forbidden: exit()
    }
    end()
    return proposal.operation
  }
}
