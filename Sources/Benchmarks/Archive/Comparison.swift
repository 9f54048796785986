/// What one step of one workload took each library, once.
struct Comparison {
  var engine: Measurement
  var archiver: Measurement
  var propertyList: Measurement

  var ratio: Double { engine.milliseconds / archiver.milliseconds }
}

extension [Comparison] {
  func median(_ value: (Comparison) -> Double) -> Double {
    map(value).sorted()[count / 2]
  }
}
