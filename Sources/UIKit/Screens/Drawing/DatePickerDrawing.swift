import Foundation
import RunRecord

/// A date picker as its style has it: a small field with the date, wheels, or a month of a calendar.
@MainActor
struct DatePickerDrawing {
  private let picker: UIDatePicker
  private let frame: CGRect
  private let state: DrawnState
  private let calendar: Calendar
  private let locale: Locale

  init(_ picker: UIDatePicker, frame: CGRect, state: DrawnState) {
    self.picker = picker
    self.frame = frame
    self.state = state
    locale = picker.locale ?? Locale(identifier: "en_US")
    var calendar = picker.calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let zone = picker.timeZone { calendar.timeZone = zone }
    self.calendar = calendar
  }

  var element: DrawnElement {
    var element = DrawnElement(
      .datePicker, frame: DrawnRect(frame), spoken: picker.spoken(value: value), state: state)
    switch picker.datePickerStyle {
    case .wheels where hasUsualDate: element.children = wheels
    case .inline where picker.datePickerMode != .time && hasUsualDate: element.children = month
    default:
      element.look = DrawnLook(
        fill: UIColor.tertiarySystemFill.drawn(in: picker), cornerRadius: 6)
      element.texts = lines(value, DrawnTexts.Style(alignment: .center), in: frame)
    }
    return element
  }

  // MARK: What it says

  /// The date, the time or the duration, as the picker's locale writes it.
  private var value: String {
    guard picker.datePickerMode != .countDownTimer else {
      return "\(minutesOfCountDown / 60) h \(minutesOfCountDown % 60) min"
    }
    let formatter = formatter()
    formatter.dateStyle = picker.datePickerMode == .time ? .none : .medium
    formatter.timeStyle = picker.datePickerMode == .date ? .none : .short
    return formatter.string(from: picker.date)
  }

  /// Whether calendars can calculate with the date, which the app chooses: three thousand years from now they can.
  private var hasUsualDate: Bool { abs(picker.date.timeIntervalSinceReferenceDate) < 1e11 }

  /// Apple's page of `minuteInterval`: a divisor of 60, at most 30, or else 1.
  private var minuteStep: Int {
    let interval = picker.minuteInterval
    return (1...30).contains(interval) && 60.isMultiple(of: interval) ? interval : 1
  }

  private var minutesOfCountDown: Int {
    let seconds = picker.countDownDuration
    return seconds.isFinite ? Int(min(max(0, seconds), 1e6)) / 60 : 0
  }

  private func formatter(_ format: String? = nil) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    if let format { formatter.dateFormat = format }
    return formatter
  }

  private func lines(_ text: String, _ style: DrawnTexts.Style, in room: CGRect) -> [DrawnText] {
    DrawnTexts(text, style, in: room, of: picker).lines()
  }
}

// MARK: - Wheels

extension DatePickerDrawing {
  /// A wheel: its width beside the others', and what it says some rows below the chosen one.
  private struct Wheel {
    var share: CGFloat = 1
    var title: (Int) -> String?
  }

  /// The chosen values in the middle, two above and two below them, in front of a band.
  fileprivate var wheels: [DrawnElement] {
    let band = CGRect(x: frame.minX + 8, y: frame.midY - 17, width: frame.width - 16, height: 34)
    let look = DrawnLook(fill: UIColor.tertiarySystemFill.drawn(in: picker), cornerRadius: 8)
    let columns = columns
    let width = (frame.width - 32) / columns.reduce(0) { $0 + $1.share }
    var x = frame.minX + 16
    var elements = [DrawnElement(.box, frame: DrawnRect(band), look: look)]
    for column in columns {
      let room = CGRect(x: x, y: frame.minY, width: width * column.share, height: frame.height)
      elements.append(element(of: column, in: room))
      x = room.maxX
    }
    return elements
  }

  private func element(of wheel: Wheel, in room: CGRect) -> DrawnElement {
    let texts = (-2...2).flatMap { row -> [DrawnText] in
      guard let title = wheel.title(row) else { return [] }
      let style = DrawnTexts.Style(
        font: .systemFont(ofSize: row == 0 ? 20 : 17), color: row == 0 ? .label : .tertiaryLabel,
        alignment: .center)
      let place = CGRect(
        x: room.minX, y: room.midY - 17 + CGFloat(row) * 34, width: room.width, height: 34)
      return place.minY < room.minY || place.maxY > room.maxY ? [] : lines(title, style, in: place)
    }
    return DrawnElement(
      .wheel, frame: DrawnRect(room), spoken: SpokenElement(label: nil, value: wheel.title(0)),
      texts: texts)
  }

  private var columns: [Wheel] {
    switch picker.datePickerMode {
    case .time: timeColumns
    case .date: dateColumns
    case .dateAndTime: [dayColumn] + timeColumns
    case .countDownTimer: countDownColumns
    }
  }

  /// Day, month and year in the locale's order; a wheel of days goes on with the first one behind the last.
  private var dateColumns: [Wheel] {
    let order =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMMdy"
    var columns: [(Substring.Index, Wheel)] = []
    for (letters, wheel) in [
      ("y", Wheel(share: 1) { text("y", after: $0, .year) }),
      ("ML", Wheel(share: 1.5) { text("LLLL", after: $0, .month) }),
      ("d", Wheel(share: 0.7) { dayOfMonth(after: $0) }),
    ] {
      guard let place = order.firstIndex(where: letters.contains) else { continue }
      columns.append((place, wheel))
    }
    return columns.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func text(_ format: String, after steps: Int, _ unit: Calendar.Component) -> String? {
    // From the first day on, because a shorter month has no 31st.
    let start = calendar.dateInterval(of: unit, for: picker.date)?.start ?? picker.date
    return calendar.date(byAdding: unit, value: steps, to: start).map {
      formatter(format).string(from: $0)
    }
  }

  private func dayOfMonth(after steps: Int) -> String? {
    guard let days = calendar.range(of: .day, in: .month, for: picker.date), !days.isEmpty else {
      return nil
    }
    let index = calendar.component(.day, from: picker.date) - days.lowerBound + steps
    return "\(days.lowerBound + (index + 2 * days.count) % days.count)"
  }

  /// A day with its weekday, or that it is today.
  private var dayColumn: Wheel {
    Wheel(share: 2.2) { steps in
      calendar.date(byAdding: .day, value: steps, to: picker.date).map { day in
        calendar.isDate(day, inSameDayAs: Device.now)
          ? "Today" : formatter("EEE MMM d").string(from: day)
      }
    }
  }

  private var timeColumns: [Wheel] {
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
    let hasHalves = hours.contains("a")
    let hour = calendar.component(.hour, from: picker.date)
    let step = minuteStep
    let wheel = Wheel { steps in
      let shown = (hour + steps + 24) % 24
      return hasHalves
        ? "\((shown + 11) % 12 + 1)" : hours.contains("HH") && shown < 10 ? "0\(shown)" : "\(shown)"
    }
    let minutes = Wheel { steps in
      let minute = calendar.component(.minute, from: picker.date)
      let shown = ((minute - minute % step + steps * step) % 60 + 60) % 60
      return shown < 10 ? "0\(shown)" : "\(shown)"
    }
    let half = Wheel { steps in
      let index = (hour < 12 ? 0 : 1) + steps
      return index == 0 ? calendar.amSymbol : index == 1 ? calendar.pmSymbol : nil
    }
    return [wheel, minutes] + (hasHalves ? [half] : [])
  }

  private var countDownColumns: [Wheel] {
    [
      Wheel { steps in
        let hours = minutesOfCountDown / 60 + steps
        return (0..<24).contains(hours) ? "\(hours) \(hours == 1 ? "hour" : "hours")" : nil
      },
      Wheel { steps in
        let minutes = minutesOfCountDown % 60 + steps * minuteStep
        return "\((minutes % 60 + 60) % 60) min"
      },
    ]
  }
}

// MARK: - A month

extension DatePickerDrawing {
  /// The month of the date with its days in weeks, the chosen one in a circle.
  fileprivate var month: [DrawnElement] {
    guard let days = calendar.range(of: .day, in: .month, for: picker.date),
      let start = calendar.dateInterval(of: .month, for: picker.date)?.start
    else { return [] }
    let foot: CGFloat = picker.datePickerMode == .dateAndTime ? 44 : 0
    let height = max(0, min(44, (frame.height - 70 - foot) / 6))
    let cell = CGSize(width: (frame.width - 16) / 7, height: height)
    let first = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: picker.date)
    func room(of day: Int) -> CGRect {
      let place = first + day - days.lowerBound
      return CGRect(
        x: frame.minX + 8 + CGFloat(place % 7) * cell.width,
        y: frame.minY + 70 + CGFloat(place / 7) * cell.height, width: cell.width,
        height: cell.height)
    }
    let tint: UIColor = picker.tintColor ?? .systemBlue
    let texts = days.flatMap { day in
      let style = DrawnTexts.Style(
        font: .systemFont(ofSize: 20), color: day == chosen ? tint : .label, alignment: .center)
      return lines("\(day)", style, in: room(of: day))
    }
    let circle = CGSize(width: min(cell.width, cell.height), height: min(cell.width, cell.height))
    let place = room(of: chosen)
    let mark = CGRect(
      x: place.midX - circle.width / 2, y: place.midY - circle.height / 2, width: circle.width,
      height: circle.height)
    let look = DrawnLook(
      fill: tint.withAlphaComponent(0.15).drawn(in: picker), cornerRadius: Double(circle.width / 2))
    return [
      DrawnElement(.box, frame: DrawnRect(mark), look: look),
      DrawnElement(
        .box, frame: DrawnRect(frame), texts: heading(cell) + texts + (foot > 0 ? time(foot) : [])),
    ]
  }

  /// The time, below the month.
  private func time(_ height: CGFloat) -> [DrawnText] {
    let formatter = formatter()
    formatter.timeStyle = .short
    let room = CGRect(
      x: frame.minX + 16, y: frame.maxY - height, width: frame.width - 32, height: height)
    let time = formatter.string(from: picker.date)
    return lines("Time", DrawnTexts.Style(), in: room)
      + lines(time, DrawnTexts.Style(alignment: .right), in: room)
  }

  private func heading(_ cell: CGSize) -> [DrawnText] {
    let title = CGRect(x: frame.minX + 16, y: frame.minY + 4, width: frame.width - 32, height: 36)
    let name = formatter("LLLL y").string(from: picker.date)
    let weekdays = (0..<7).flatMap { index -> [DrawnText] in
      let symbols = calendar.shortStandaloneWeekdaySymbols
      let room = CGRect(
        x: frame.minX + 8 + CGFloat(index) * cell.width, y: frame.minY + 44, width: cell.width,
        height: 22)
      let style = DrawnTexts.Style(
        font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel,
        alignment: .center)
      return lines(
        symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased(), style, in: room)
    }
    return lines(
      name, DrawnTexts.Style(font: .systemFont(ofSize: 17, weight: .semibold)), in: title)
      + weekdays
  }
}
