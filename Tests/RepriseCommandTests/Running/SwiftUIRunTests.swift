import Foundation
import Testing

/// Apps of UIKit's that show views of SwiftUI's: they run, with a box in the place of each view.
struct SwiftUIRunTests {
  private static let delegate = """
    import SwiftUI
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let notes = NotesViewController()
        notes.restorationIdentifier = "Notes"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = notes
        window?.makeKeyAndVisible()
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    class NotesViewController: UIViewController {
      let model = Model()
      override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 1...2 {
          let hosting = UIHostingController(rootView: ContentView(title: "x").environmentObject(model).padding())
          addChild(hosting)
          hosting.view.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(hosting.view)
          NSLayoutConstraint.activate([
            hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
            hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hosting.view.heightAnchor.constraint(equalToConstant: 200),
          ])
          hosting.didMove(toParent: self)
        }
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.names.count, forKey: "count")
      }
    }
    """

  /// Foundation brings Combine on a phone.
  private static let model = """
    import Foundation

    final class Model: ObservableObject {
      @Published var names = ["a", "b"]
      @Published var isOn = true
    }
    """

  private static let views = #"""
    import SwiftUI

    struct Note: Identifiable, Hashable {
      let id = UUID()
      var name: String
    }

    struct ContentView: View {
      let title: String
      @EnvironmentObject var model: Model
      @StateObject private var own = Model()
      @State private var text = ""
      @State private var level = 0.5
      @State private var choice: Int?
      @State private var notes = [Note(name: "n")]
      @State private var isAsking = false
      @Environment(\.colorScheme) private var scheme
      @Environment(\.presentationMode) private var mode
      @Environment(\.dismiss) private var dismiss
      @AppStorage("runs") private var runs = 0
      @FocusState private var isFocused: Bool
      @Namespace private var space

      init(title: String) {
        self.title = title
        _text = State(initialValue: title)
        print("made", text, runs)
      }

      var body: some View {
        NavigationView {
          Form {
            Section(header: Text("Names"), footer: Text("\(level, specifier: "%.1f")")) {
              ForEach(model.names, id: \.self) { name in
                NavigationLink(destination: Text(name)) {
                  Label(name, systemImage: "note").font(.system(size: 12, weight: .bold))
                }
              }
              .onDelete { model.names.remove(atOffsets: $0) }
              ForEach($notes) { $note in TextField("Name", text: $note.name) }
              ForEach(0..<3) { Text("\($0)") }
            }
            if model.isOn, scheme == .dark {
              Toggle("On", isOn: $model.isOn).toggleStyle(.switch)
            } else {
              Text("Off").bold().foregroundColor(.red) + Text("!").italic()
            }
            Slider(value: $level, in: 0...1, step: 0.1)
            Picker("Pick", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag(Optional($0)) } }
              .pickerStyle(.segmented)
            TextField("Text", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
              .focused($isFocused)
              .onChange(of: text) { new in runs += new.count }
            Button("Ask") { isAsking.toggle() }.buttonStyle(Filled())
            Button(role: .destructive, action: { dismiss() }) { Image(systemName: "trash").resizable() }
          }
          .navigationTitle("Notes")
          .navigationBarItems(trailing: EditButton())
          .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { notes.append(Note(name: "")) } }
          }
          .alert("Sure?", isPresented: $isAsking) { Button("Yes", role: .cancel) {} } message: { Text("Really") }
          .sheet(isPresented: $isAsking, onDismiss: { print("closed") }) { Legacy(text: $text) }
        }
        .background(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).ignoresSafeArea())
        .overlay(Capsule().stroke(Color.blue, lineWidth: 2), alignment: .topLeading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .animation(.easeInOut(duration: 1), value: level)
        .gesture(DragGesture().onChanged { level = $0.translation.width }.onEnded { _ in level = 0 })
        .onAppear { print("appeared") }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        .task { await load() }
      }

      private func load() async {}
    }

    struct Filled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
          .background(RoundedRectangle(cornerRadius: 4).fill(Color.green))
          .scaleEffect(configuration.isPressed ? 0.9 : 1)
          .modifier(Raised())
      }
    }

    struct Raised: ViewModifier {
      @State private var radius: CGFloat = 2
      func body(content: Content) -> some View { content.shadow(radius: radius) }
    }

    struct Legacy: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      class Coordinator: NSObject, UITextViewDelegate {
        var parent: Legacy
        init(_ parent: Legacy) { self.parent = parent }
        func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
      }
    }

    struct Camera: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
      func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    struct ContentView_Previews: PreviewProvider {
      static var previews: some View { ContentView(title: "y").previewLayout(.sizeThatFits) }
    }

    #Preview("Named") {
      ContentView(title: "z")
    }
    """#

  private func run(
    _ files: [String: String], _ arguments: String...,
    then body: (GuideProject, FinishedCommand) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (path, text) in files { try project.folder.write(text, to: "Notes/\(path)") }
      try await body(project, project.reprise(["run", "--app", "Notes"] + arguments))
    }
  }

  @Test func `a hosting controller shows a box, says so once, and runs no body`() async throws {
    let files = [
      "App.swift": Self.delegate, "Model.swift": Self.model, "Views.swift": Self.views,
    ]
    try await run(files, "--screens", "screens") { project, finished in
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      let line = #/launch +SwiftUI +ContentView +a box is shown here: its body does not run/#
      #expect(finished.output.matches(of: line).count == 2, "\(finished.output)")
      #expect(finished.output.contains("made x 0") && !finished.output.contains("appeared"))
      #expect(finished.output.contains(#/count\.+2/#))
      #expect(!finished.output.contains(#/Class: \S*UIHostingController/#))
      let names = try FileManager.default.contentsOfDirectory(
        atPath: "\(project.folder.path)/screens")
      let screens = try names.map { try project.folder.text("screens/\($0)") }
      #expect(screens.contains { $0.contains("SwiftUI: ContentView") })
    }
  }

  @Test func `a controller of a class of its own, in a storyboard and a cell`() async throws {
    let app = """
      import SwiftUI
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }

      struct Row: View { var body: some View { HStack { Text("Row"); Spacer() } } }
      struct Page: View { var body: some View { VStack(spacing: 1) { Row(); Divider(); Row() } } }

      class PageController: UIHostingController<Page> {
        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Page()) }
      }

      class TableController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          cell.contentConfiguration = UIHostingConfiguration { Row() }.margins(.all, 4)
          return cell
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let any = UIHostingController(rootView: AnyView(Page().font(.title)))
          present(any, animated: false) { print("shown", any.view.bounds.isEmpty) }
          any.rootView = AnyView(Row())
          print("page", tabBarController?.viewControllers?.last is PageController)
          print(any.sizeThatFits(in: CGSize(width: 300, height: 300)).width > 0)
        }
      }
      """
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs">
      <scenes><scene sceneID="t"><objects>
      <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="table" kind="relationship" relationship="viewControllers" id="s1"/><segue destination="page" kind="relationship" relationship="viewControllers" id="s2"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="u"><objects><tableViewController id="table" customClass="TableController" customModule="Notes" sceneMemberID="viewController">
      <tableView key="view" id="tv"/></tableViewController></objects></scene>
      <scene sceneID="v"><objects><hostingController id="page" customClass="PageController" customModule="Notes" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let list = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """
    try await run([
      "App.swift": app, "Main.storyboard": storyboard, "Info.plist": list,
    ]) { _, finished in
      #expect(finished.exitCode == 0, "\(finished.findings)")
      #expect(finished.output.contains(#/SwiftUI +Row +a box is shown here/#), "\(finished.output)")
      #expect(finished.output.contains(#/SwiftUI +Page +a box is shown here/#))
      #expect(finished.output.contains("page true") && finished.output.contains("shown false"))
    }
  }

  @Test func `an app that is in SwiftUI as a whole stays an error`() async throws {
    let app = """
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }

      struct ContentView: View { var body: some View { Text("a") } }
      """
    try await run(["App.swift": app]) { _, finished in
      #expect(finished.exitCode == 1)
      #expect(
        finished.findings.contains(
          "Notes/App.swift:1:8: error: SwiftUI is unavailable here, and the app uses "
            + "`View` and `WindowGroup` from it [dialect.swiftui-app]"),
        "\(finished.findings)")
    }
  }

  @Test func `what the module does not have is an error at its line`() async throws {
    let views = """
      import SwiftUI

      struct Chart: View { var body: some View { Canvas { _, _ in } } }
      """
    let files = [
      "App.swift": Self.delegate, "Model.swift": Self.model, "Views.swift": Self.views,
      "C.swift": views,
    ]
    try await run(files) { _, finished in
      #expect(finished.exitCode == 1)
      #expect(
        finished.findings.contains("Notes/C.swift:3:44: error: cannot find 'Canvas' in scope"),
        "\(finished.findings)")
    }
  }
}
