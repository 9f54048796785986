/// The four variables of a view.
struct SampleView {
  let number: Int

  var left: Int { 4 * number }
  var top: Int { 4 * number + 1 }
  var width: Int { 4 * number + 2 }
  var height: Int { 4 * number + 3 }
}
