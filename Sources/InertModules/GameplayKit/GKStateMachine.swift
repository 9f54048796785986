// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// States of which one is entered at a time.
open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private let states: [GKState]

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    state(of: stateClass) as? StateType
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    state(of: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = state(of: stateClass) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  private func state(of stateClass: AnyClass) -> GKState? {
    states.first { type(of: $0) == stateClass }
  }
}
