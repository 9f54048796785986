/// A symbol and what it is multiplied by.
struct Term {
  var symbol: Symbol
  var coefficient: Double
}
