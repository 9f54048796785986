/// A variable and what it is multiplied by.
package struct LinearTerm: Hashable, Sendable {
  package var coefficient: Double
  package var variable: Variable

  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// A variable as it is.
  package init(_ variable: Variable) {
    self.init(1, variable)
  }
}
