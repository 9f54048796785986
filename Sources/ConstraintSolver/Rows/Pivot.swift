/// An exchange of a row's subject, as it is needed to undo it.
struct Pivot {
  var row: Int
  var leaving: Symbol
}
