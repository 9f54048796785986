// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public struct ButtonRole: Hashable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View> {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  public init(_ title: some ControlTitle, action: @escaping @MainActor () -> Void) {}
  public init(
    _ title: some ControlTitle, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: some ControlTitle, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}

  public init(
    _ title: some ControlTitle, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

extension Button: BodylessView {}

public struct EditButton: Sendable {
  public init() {}
}

extension EditButton: BodylessView {}

public struct Label<Title: View, Icon: View> {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some ControlTitle, systemImage: String) {}
  public init(_ title: some ControlTitle, image: String) {}
}

extension Label: BodylessView {}

public struct Link<Label: View> {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
  public init(_ title: some ControlTitle, destination: URL) {}
}

extension Link: BodylessView {}

public struct Menu<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}
}

extension Menu where Label == Text {
  public init(_ title: some ControlTitle, @ViewBuilder content: () -> Content) {}
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: some ControlTitle, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension Menu: BodylessView {}

public struct Toggle<Label: View> {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  public init(_ title: some ControlTitle, isOn: Binding<Bool>) {}
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: some ControlTitle, systemImage: String, isOn: Binding<Bool>) {}
}

extension Toggle: BodylessView {}

public struct TextField<Label: View> {
  public typealias _Label = Label
}

extension TextField where Label == Text {
  public nonisolated init(_ title: some ControlTitle, text: Binding<String>) {}
  public nonisolated init(_ title: some ControlTitle, text: Binding<String>, prompt: Text?) {}
  public nonisolated init(_ title: some ControlTitle, text: Binding<String>, axis: Axis) {}
  public nonisolated init(
    _ title: some ControlTitle, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {}

  public nonisolated init<V>(
    _ title: some ControlTitle, value: Binding<V>, formatter: Formatter
  ) {}

  public nonisolated init<F: ParseableFormatStyle>(
    _ title: some ControlTitle, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  public nonisolated init<F: ParseableFormatStyle>(
    _ title: some ControlTitle, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}

extension TextField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension TextField: BodylessView {}

public struct SecureField<Label: View> {}

extension SecureField where Label == Text {
  public nonisolated init(_ title: some ControlTitle, text: Binding<String>) {}
  public nonisolated init(_ title: some ControlTitle, text: Binding<String>, prompt: Text?) {}
  public nonisolated init(
    _ title: some ControlTitle, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}
}

extension SecureField: BodylessView {}

public struct TextEditor: Sendable {
  public init(text: Binding<String>) {}
}

extension TextEditor: BodylessView {}

public struct Slider<Label: View, ValueLabel: View> {}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

extension Slider: BodylessView {}

public struct Stepper<Label: View> {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {}
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: some ControlTitle, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  public init<V: Strideable>(
    _ title: some ControlTitle, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  public init(
    _ title: some ControlTitle, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

extension Stepper: BodylessView {}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}
}

extension Picker where Label == Text {
  public init(
    _ title: some ControlTitle, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Picker: BodylessView {}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
}

extension DatePicker where Label == Text {
  public init(
    _ title: some ControlTitle, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}

  public init(
    _ title: some ControlTitle, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}

  public init(
    _ title: some ControlTitle, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}

  public init(
    _ title: some ControlTitle, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}

extension DatePicker: BodylessView {}

public struct ColorPicker<Label: View> {}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ title: some ControlTitle, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

extension ColorPicker: BodylessView {}

public struct ProgressView<Label: View, CurrentValueLabel: View> {}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init() {}
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public nonisolated init(_ title: some ControlTitle) {}
  public nonisolated init<V: BinaryFloatingPoint>(
    _ title: some ControlTitle, value: V?, total: V = 1
  ) {}
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init(@ViewBuilder label: () -> Label) {}
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {}
}

extension ProgressView: BodylessView {}
