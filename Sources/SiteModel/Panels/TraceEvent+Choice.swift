package import RunRecord

extension TraceEvent {
  /// The number of the choice that the event rests on: what UIKit does there is neither documented nor reported.
  ///
  /// The numbers are those of `Content/reference/where-apple-is-silent.md`. An event without one may still come in an order, or
  /// at a moment, that is a choice.
  package var choice: String? { decision?.choice ?? warning?.choice }
}

extension EngineDecision {
  fileprivate var choice: String? {
    switch self {
    case .savedStateKept(.fewCrashes), .savedStateDeleted(.crash): "10.2"
    case .savedStateDeleted(.everythingRestored): "10.12"
    case .savedStateDeleted(.appDelegateRefusedToSave): "10.22"
    case .blackScreen(.noDelegateClass): "S1.10"
    case .activitySaved(_, _?): "S2.2"
    case .sceneSessionsDiscarded: "S2.4"
    case .sceneOpenedForContent, .sceneChosen(.onlyScene): "S2.28"
    default: nil
    }
  }
}

extension EngineWarning {
  fileprivate var choice: String? {
    switch self {
    case .referenceNotSaved: "10.14"
    case .leftOut(.samePath), .leftOut(.samePathAsRoot): "10.16"
    default: nil
    }
  }
}
