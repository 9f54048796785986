import RunRecord
import Testing

/// Sounds that apps record and play: silent, but as long as they would be.
@Suite struct AudioTests {
  @Test func whatIsRecordedIsPlayedAndHeardToEnd() async throws {
    var program = AppProgram(
      root: "UIViewController()",
      code: """
        class Deck: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate {
          let url = FileManager.default.temporaryDirectory.appendingPathComponent("sound.m4a")
          func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { print("recorded", flag) }
          func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { print("played", flag) }
        }
        """,
      launches: [
        """
        let deck = Deck()
        print((try? AVAudioPlayer(contentsOf: deck.url)) == nil)
        try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default)
        try AVAudioSession.sharedInstance().setActive(true)
        AVAudioSession.sharedInstance().requestRecordPermission { print("allowed", $0) }
        await app.settle()
        let recorder = try AVAudioRecorder(url: deck.url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
        recorder.delegate = deck
        recorder.record()
        try await app.wait(0.2)
        recorder.stop()
        let player = try AVAudioPlayer(contentsOf: deck.url)
        player.delegate = deck
        print(player.duration > 0.1, player.isPlaying)
        player.play()
        print(player.isPlaying)
        try await app.wait(1)
        print(player.isPlaying, player.currentTime)
        """
      ])
    program.code = "import AVFoundation\n" + program.code
    let run = try await program.run()
    #expect(
      run.launches[0].output == """
        true
        allowed true
        recorded true
        true false
        true
        played true
        false 0.0

        """)
  }
}
