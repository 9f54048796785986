import Diagnostics
import ExampleRunner
import RunRecord
import Testing

/// Publishers, subjects and operators, which work as on a phone.
@Suite struct CombineTests {
  private func output(of code: String) async throws -> String? {
    let outcome = try await run(.script("import Combine\nimport UIKit\n" + code))
    #expect(outcome.diagnostics.map(\.summary) == [])
    return outcome.record?.launches.first?.output
  }

  @Test func subjectsTellWhoListensUntilTheyAreCancelledOrEnd() async throws {
    let output = try await output(
      of: """
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("a")
        var bag = Set<AnyCancellable>()
        subject.send(0)
        subject.map { $0 * 2 }.filter { $0 > 2 }.sink { print("end", $0 == .finished) } receiveValue: { print($0) }.store(in: &bag)
        let second = current.removeDuplicates().sink { print($0) }
        for number in 1...3 { subject.send(number) }
        current.send("a")
        current.value = "b"
        second.cancel()
        current.send("c")
        subject.send(completion: .finished)
        subject.send(9)
        print(current.value, bag.count)
        """)
    #expect(output == "a\n4\n6\nb\nend true\nc 1\n")
  }

  @Test func aPropertyPublishesBeforeItHasTheValue() async throws {
    let output = try await output(
      of: """
        final class Model: ObservableObject {
          @Published var name = "a"
          @Published private(set) var count = 0
          func grow() { count += 1 }
        }
        final class Copy { @Published var name = "" }
        let model = Model(), copy = Copy()
        let changes = model.objectWillChange.sink { print("will change", model.name) }
        let names = model.$name.sink { print($0, model.name) }
        model.$name.assign(to: &copy.$name)
        model.name = "b"
        model.grow()
        print(copy.name, model.count)
        changes.cancel()
        names.cancel()
        model.name = "c"
        print(copy.name)
        """)
    #expect(output == "a a\nwill change a\nb a\nwill change b\nb 1\nc\n")
  }

  @Test func publishersAreJoined() async throws {
    let output = try await output(
      of: """
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        let latest = a.combineLatest(b).sink { print("latest", $0, $1) }
        let pairs = a.zip(b).sink { print("pair", $0, $1) }
        let all = Publishers.Merge(a.map(String.init), b).collect().sink { print("all", $0) }
        let form = Publishers.CombineLatest3(a, b, Just(true)).map { "\\($0)\\($1)\\($2)" }.sink { print("form", $0) }
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(completion: .finished)
        b.send(completion: .finished)
        """)
    #expect(
      output == """
        latest 2 x
        pair 1 x
        form 2xtrue
        latest 2 y
        pair 2 y
        form 2ytrue
        all ["1", "2", "x", "y"]

        """)
  }

  @Test func errorsEndAPublisherOrAreReplaced() async throws {
    let output = try await output(
      of: """
        enum Trouble: Error { case small }
        extension Subscribers.Completion {
          var isSmall: Bool {
            if case .failure(let error) = self { error is Trouble } else { false }
          }
        }
        var bag: [AnyCancellable] = []
        let texts = ["1", "x", "3"].publisher
        texts.tryMap { text -> Int in
          guard let number = Int(text) else { throw Trouble.small }
          return number
        }.sink { print("small", $0.isSmall) } receiveValue: { print($0) }.store(in: &bag)
        texts.compactMap { Int($0) }.reduce(0, +).sink { print("sum", $0) }.store(in: &bag)
        Fail<Int, Trouble>(error: .small).replaceError(with: 7).sink { print($0) }.store(in: &bag)
        Fail<Int, Trouble>(error: .small).catch { _ in Just(8) }.sink { print($0) }.store(in: &bag)
        Just(Data(#"{"a":1}"#.utf8)).decode(type: [String: Int].self, decoder: JSONDecoder())
          .sink { print("small", $0.isSmall) } receiveValue: { print($0) }.store(in: &bag)
        Just(2).flatMap { number in Just(number + 1) }.sink { print($0) }.store(in: &bag)
        let future = Future<Int, Never> { promise in
          print("begins")
          promise(.success(5))
        }
        future.sink { print($0) }.store(in: &bag)
        future.sink { print($0) }.store(in: &bag)
        """)
    #expect(
      output == """
        1
        small true
        sum 4
        7
        8
        ["a": 1]
        small false
        3
        begins
        5
        5

        """)
  }

  @Test func aSubscriberGetsNoMoreThanItAsksFor() async throws {
    let output = try await output(
      of: """
        final class Two: Subscriber {
          var subscription: (any Subscription)?
          func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.max(2))
          }
          func receive(_ input: Int) -> Subscribers.Demand {
            print(input)
            return .none
          }
          func receive(completion: Subscribers.Completion<Never>) { print("end") }
        }
        let two = Two()
        (1...3).publisher.map { $0 * 10 }.subscribe(two)
        print("waits")
        two.subscription?.request(.max(1))
        """)
    #expect(output == "10\n20\nwaits\n30\nend\n")
  }

  @Test func valuesArriveOnQueuesAndAfterATime() async throws {
    let output = try await output(
      of: """
        let subject = PassthroughSubject<Int, Never>()
        var bag = Set<AnyCancellable>()
        var isSettled = false, isAnswered = false
        subject.receive(on: DispatchQueue.main).sink { print("main", $0) }.store(in: &bag)
        subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main)
          .sink { print("settled", $0); isSettled = true }.store(in: &bag)
        NotificationCenter.default.publisher(for: Notification.Name("news")).compactMap { $0.object as? String }.sink { print($0) }.store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!).map(\\.data)
          .receive(on: DispatchQueue.main)
          .sink { if case .failure(let error) = $0 { print("no network", error.code == .notConnectedToInternet) }; isAnswered = true } receiveValue: { _ in }
          .store(in: &bag)
        subject.send(1)
        subject.send(2)
        print("sent")
        NotificationCenter.default.post(name: Notification.Name("news"), object: "news")
        while !isSettled || !isAnswered { try await Task.sleep(nanoseconds: 1_000_000) }
        bag.removeAll()
        NotificationCenter.default.post(name: Notification.Name("news"), object: "late")
        """)
    let lines = output?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "sent")
    #expect(lines.contains("news"))
    #expect(lines.filter { $0.hasPrefix("main") } == ["main 1", "main 2"])
    #expect(lines.filter { $0.hasPrefix("settled") } == ["settled 2"])
    #expect(lines.filter { $0.hasPrefix("no network") } == ["no network true"])
    #expect(!lines.contains("late"))
  }
}
