import Foundation

/// What the engine does where the evidence about UIKit contradicts itself or is silent: one choice,
/// with its number in section 10 of the specification and the reason for it.
///
/// The code asks a policy by its name rather than repeat the choice. Where another choice is as
/// possible, a program can make it: by a user default named `StateRestorationPolicy.` and the
/// policy's name, as in the launch argument `-StateRestorationPolicy.crashLimit 2`.
struct StateRestorationPolicy<Value: RawRepresentable & CaseIterable & Sendable>: Sendable
where Value.RawValue == String {
  let number: String
  let name: String
  let usual: Value
  let reason: String

  /// What is done in this process: what a user default asks for, else the usual.
  ///
  /// Traps where the user default asks for an unknown choice, because the launch would show
  /// something else than it says.
  var value: Value {
    guard let text = UserDefaults.standard.string(forKey: entry.key) else { return usual }
    guard let value = Value(rawValue: text) else { entry.refuse(text) }
    return value
  }
}

extension StateRestorationPolicy {
  /// The same without the type of its values.
  var entry: StateRestorationPolicies.Entry {
    StateRestorationPolicies.Entry(
      number: number, name: name, usual: usual.rawValue, choices: Value.allCases.map(\.rawValue),
      reason: reason)
  }
}
