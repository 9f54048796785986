// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
}

extension ForEach: View, BodylessView, DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.data = data
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
  }
}

public struct List<SelectionValue, Content> {}

extension List: View, BodylessView where SelectionValue: Hashable, Content: View {}

extension List where SelectionValue: Hashable, Content: View {
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}

extension List where SelectionValue == Never, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}

  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {}

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}

  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {}
}

public struct Form<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

extension Form: BodylessView {}

public struct Section<Parent, Content, Footer> {}

extension Section: View, BodylessView where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}

  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}

  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}

  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ title: some ControlTitle, @ViewBuilder content: () -> Content) {}
}

public struct DisclosureGroup<Label: View, Content: View> {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
}

extension DisclosureGroup where Label == Text {
  public init(_ title: some ControlTitle, @ViewBuilder content: @escaping () -> Content) {}
  public init(
    _ title: some ControlTitle, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension DisclosureGroup: BodylessView {}

public struct GroupBox<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(label: Label, @ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
  public init(_ title: some ControlTitle, @ViewBuilder content: () -> Content) {}
}

extension GroupBox: BodylessView {}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves some elements before the one at an offset, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains)
    let others = all.indices.filter { !source.contains($0) }
    let order = others.filter { $0 < destination } + moved + others.filter { $0 >= destination }
    for (index, from) in zip(indices, order) { self[index] = all[from] }
  }
}
