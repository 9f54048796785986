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
