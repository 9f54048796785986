extension OptionalMethod {
  /// The optional methods of those who hear of sounds and of animations of layers.
  static let playing: [OptionalMethod] =
    [
      sound("AVAudioPlayer", "audioPlayerDidFinishPlaying", "player"),
      sound("AVAudioRecorder", "audioRecorderDidFinishRecording", "recorder"),
      failure("AVAudioPlayer", "audioPlayerDecodeErrorDidOccur", "player"),
      failure("AVAudioRecorder", "audioRecorderEncodeErrorDidOccur", "recorder"),
      animation("animationDidStart"),
      animation("animationDidStop", [Parameter(label: "finished", name: "flag", type: "Bool")]),
    ]

  private static func sound(_ type: String, _ name: String, _ object: String) -> OptionalMethod {
    method(
      type, name, object, Parameter(label: "successfully", name: "flag", type: "Bool"))
  }

  private static func failure(_ type: String, _ name: String, _ object: String) -> OptionalMethod {
    method(type, name, object, Parameter(label: "error", name: "error", type: "Error?"))
  }

  private static func method(
    _ type: String, _ name: String, _ object: String, _ further: Parameter
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "\(type)Delegate", baseName: name,
      parameters: [Parameter(label: "_", name: object, type: "UIKit.\(type)"), further])
  }

  private static func animation(_ name: String, _ further: [Parameter] = []) -> OptionalMethod {
    OptionalMethod(
      protocolName: "CAAnimationDelegate", baseName: name,
      parameters: [Parameter(label: "_", name: "anim", type: "UIKit.CAAnimation")] + further)
  }
}
