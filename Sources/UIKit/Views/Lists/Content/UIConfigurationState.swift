/// What a view is in, as far as its looks depend on it.
public protocol UIConfigurationState {}
