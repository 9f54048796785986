/// The view in which an animator of the app's lets a controller's view come and go.
final class PresentationContainer: UIView {}
