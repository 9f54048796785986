/// The result of an example with some of its code changed.
package struct VariantRecord: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    /// It was built and launched.
    case ran(RunRecord)
    /// The compiler refused it, and why.
    case refused(reason: String)
  }

  /// By which readers name it: `A`, or `A B` for two changes at once.
  package var label: String
  package var result: Result

  package init(label: String, result: Result) {
    self.label = label
    self.result = result
  }
}

/// What a reader is to think of a variant at a glance.
package enum VariantVerdict: Hashable, Sendable {
  /// Everything is restored that is as the example is written, and says the same.
  case complete
  /// Something is different, and nothing is known to be lost: more comes back, or another text.
  case otherwise
  /// Without a piece of code a line is not printed any more: what it told of is lost, as far as one
  /// can tell from outside.
  case printsLess
  /// Objects or values are lost, or a process dies that did not.
  case lost
  /// The compiler refuses it.
  case refused
}

/// How the run of a variant differs from that of the example as it is written.
package struct RunChange: Hashable, Sendable {
  /// The launches of the example as it is written, in order.
  package var launches: [LaunchChange]

  package init(from base: RunRecord, to variant: RunRecord) {
    launches = base.launches.map { launch in
      LaunchChange(
        before: launch, after: variant.launches.first { $0.number == launch.number })
    }
  }

  /// Whether nothing is different.
  package var isEmpty: Bool { launches.allSatisfy(\.isEmpty) }
}
