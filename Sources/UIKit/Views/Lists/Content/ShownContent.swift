/// The view that shows a cell's content; a view of the same content is kept and given the new one.
@MainActor
struct ShownContent {
  private(set) var view: (any UIView & UIContentView)?

  mutating func show(
    _ configuration: (any UIContentConfiguration)?, in container: UIView,
    state: UICellConfigurationState
  ) {
    guard let configuration = configuration?.updated(for: state) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = container.bounds
    container.addSubview(new)
    view = new
  }
}
