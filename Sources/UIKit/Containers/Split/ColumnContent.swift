/// What a column shows: the controller that the app gave, and the stack it is in.
struct ColumnContent {
  var given: UIViewController

  /// `given`, or the stack that the split view made for it.
  var shown: UIViewController
}
