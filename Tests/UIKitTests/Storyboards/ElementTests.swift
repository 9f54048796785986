import RunRecord
import Testing

/// What storyboards say of the views, controllers, items, gestures and segues that they describe
/// (uikit-restoration 5).
@Suite struct ElementTests {
  private static let code = #"""
    class TableController: UITableViewController {}
    class Tabs: UITabBarController {}
    class Dial: UIControl {
      @IBInspectable var ink: UIColor?
      @IBInspectable var origin: CGPoint = .zero
      @IBInspectable var extent: CGSize = .zero
      @IBInspectable var area: CGRect = .zero
      @objc var span = NSRange(location: 0, length: 0)
      @IBInspectable var picture: UIImage?
      @IBInspectable var caption: String = ""
      @IBInspectable var count: Int = 0
      @IBInspectable var isOn: Bool = false
      @objc var note: String? = "x"
    }
    class Shelf: UICollectionViewLayout {
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { print("from", type(of: oldLayout)) }
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { print("to", type(of: newLayout)) }
    }
    class ViewsController: UIViewController, UISearchBarDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
      @IBOutlet var flow: UICollectionViewFlowLayout!
      @IBOutlet var shelf: Shelf!
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func v<T: UIView>(_ tag: Int) -> T { view.viewWithTag(tag) as! T }
    }
    """#

  private static let launch = #"""
    let nav = app.rootViewController as! UINavigationController
    print("nav", nav.isToolbarHidden, nav.isNavigationBarHidden, nav.hidesBarsOnSwipe, nav.restorationIdentifier!, nav.navigationBar.barStyle.rawValue, nav.navigationBar.isTranslucent, nav.navigationBar.prefersLargeTitles, nav.navigationBar.barTintColor == .red)
    let c = nav.topViewController as! ViewsController
    print("vc", c.hidesBottomBarWhenPushed, c.definesPresentationContext, c.modalTransitionStyle.rawValue, c.modalPresentationStyle.rawValue, c.edgesForExtendedLayout.rawValue, c.extendedLayoutIncludesOpaqueBars, c.toolbarItems?.count ?? 0)
    let n = c.navigationItem
    print("item", n.title!, n.prompt!, n.largeTitleDisplayMode.rawValue, n.leftItemsSupplementBackButton, n.backBarButtonItem?.title ?? "-", n.leftBarButtonItems!.map { $0.title! }, n.rightBarButtonItems![0].width, n.rightBarButtonItems![0].image != nil)
    let slider: UISlider = c.v(1); print("slider", slider.value, slider.minimumValue, slider.maximumValue, slider.isEnabled, slider.frame)
    let stepper: UIStepper = c.v(2); print("stepper", stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.wraps, stepper.autorepeat)
    let well: UIColorWell = c.v(29); print("color well", well.selectedColor == .red, well.supportsAlpha)
    let progress: UIProgressView = c.v(3); print("progress", progress.progress, progress.progressViewStyle.rawValue)
    let pages: UIPageControl = c.v(4); print("pages", pages.numberOfPages, pages.currentPage, pages.hidesForSinglePage)
    let spinner: UIActivityIndicatorView = c.v(5); print("spinner", spinner.isAnimating, spinner.hidesWhenStopped, spinner.style.rawValue)
    let date: UIDatePicker = c.v(6); print("date", date.datePickerMode.rawValue, date.date.timeIntervalSinceReferenceDate, date.minimumDate?.timeIntervalSinceReferenceDate as Any, date.maximumDate != nil, date.minuteInterval)
    let picker: UIPickerView = c.v(7); print("picker", picker.dataSource === c, picker.numberOfRows(inComponent: 0))
    let search: UISearchBar = c.v(8); print("search", search.text!, search.placeholder!, search.prompt ?? "-", search.showsCancelButton, search.showsScopeBar, search.scopeButtonTitles ?? [], search.delegate === c, search.searchBarStyle.rawValue, search.keyboardType.rawValue)
    let bar: UIToolbar = c.v(9); print("toolbar", bar.items?.map { $0.title ?? "-" } ?? [], bar.items?.last?.isEnabled as Any, bar.items?.last?.tag as Any)
    let text: UITextView = c.v(10); print("text", text.text!, text.isEditable, text.isSelectable, text.textAlignment.rawValue, text.restorationIdentifier!, text.font!.pointSize, text.textColor == .label)
    let image: UIImageView = c.v(11); print("image", image.image != nil, image.contentMode.rawValue, image.isHighlighted, image.clipsToBounds, image.isUserInteractionEnabled)
    let scroll: UIScrollView = c.v(12); print("scroll", scroll.isPagingEnabled, scroll.bounces, scroll.alwaysBounceVertical, scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator, scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.keyboardDismissMode.rawValue, scroll.contentInset)
    let effect: UIVisualEffectView = c.v(13); print("effect", effect.effect is UIBlurEffect, effect.contentView.subviews.count)
    let web: WKWebView = c.v(14); print("web", web.frame.width)
    let seg: UISegmentedControl = c.v(15); print("segments", seg.numberOfSegments, seg.selectedSegmentIndex, seg.isMomentary, seg.isEnabledForSegment(at: 1), seg.titleForSegment(at: 0)!)
    let sw: UISwitch = c.v(16); print("switch", sw.isOn, sw.onTintColor == .green)
    let label: UILabel = c.v(17); print("label", label.text!, label.textAlignment.rawValue, label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.isHighlighted, label.isEnabled, label.textColor == .red, label.lineBreakMode.rawValue, label.font.pointSize)
    let field: UITextField = c.v(18); print("field", field.text!, field.borderStyle.rawValue, field.placeholder!, field.textAlignment.rawValue, field.clearsOnBeginEditing, field.clearButtonMode.rawValue, field.keyboardType.rawValue, field.returnKeyType.rawValue, field.isSecureTextEntry, field.enablesReturnKeyAutomatically, field.keyboardAppearance.rawValue, field.textContentType == .password, field.minimumFontSize)
    let button: UIButton = c.v(19); print("button", button.title(for: .normal)!, button.title(for: .selected)!, button.title(for: .disabled)!, button.isSelected, button.buttonType.rawValue, button.titleColor(for: .normal) == .red, button.image(for: .normal) != nil, button.titleLabel!.font.pointSize, button.contentEdgeInsets.bottom)
    let st: UIStackView = c.v(20); print("stack", st.axis.rawValue, st.distribution.rawValue, st.alignment.rawValue, st.spacing, st.arrangedSubviews.count)
    let nb: UINavigationBar = c.v(21); print("bar", nb.items?.map { $0.title! } ?? [], nb.topItem?.prompt ?? "-", nb.topItem?.leftBarButtonItem?.title ?? "-")
    let tabs: UITabBar = c.v(22); print("tabs", tabs.items?.map { $0.title ?? "-" } ?? [], tabs.items?.last?.badgeValue ?? "-")
    let dial: Dial = c.v(23); print("dial", dial.ink == .blue, dial.origin, dial.extent, dial.area, dial.span, dial.picture != nil, dial.caption, dial.count, dial.isOn, dial.note == nil, dial.layer.cornerRadius)
    let cv: UICollectionView = c.v(24); let fl = cv.collectionViewLayout as! UICollectionViewFlowLayout; print("grid", cv.allowsMultipleSelection, fl.scrollDirection.rawValue, fl.minimumLineSpacing, fl.minimumInteritemSpacing, fl.itemSize, cv.restorationIdentifier!)
    let tv: UITableView = c.v(25); print("rows", tv.allowsMultipleSelection, tv.rowHeight, tv.sectionHeaderHeight, tv.tableHeaderView?.tag as Any, tv.restorationIdentifier!)
    let cv2: UICollectionView = c.v(26); print("layouts", c.flow === fl, cv2.collectionViewLayout === c.shelf)
    cv2.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false); cv2.collectionViewLayout = c.shelf
    let rich: UILabel = c.v(27), richText = rich.attributedText!; let first = richText.attributes(at: 0, effectiveRange: nil); print("rich", richText.string.count, (first[.font] as! UIFont).pointSize, first[.foregroundColor] as? UIColor == .red, (first[.paragraphStyle] as! NSParagraphStyle).alignment.rawValue, richText.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int ?? 0)
    let richButton: UIButton = c.v(28); print("rich", richButton.attributedTitle(for: .normal)!.string)
    for g in c.view.gestureRecognizers! { print("gesture", type(of: g), g.isEnabled, g.cancelsTouchesInView, (g as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0, (g as? UILongPressGestureRecognizer)?.minimumPressDuration ?? 0, (g as? UIPanGestureRecognizer)?.minimumNumberOfTouches ?? 0, (g as? UISwipeGestureRecognizer)?.direction.rawValue ?? 0, (g as? UIScreenEdgePanGestureRecognizer)?.edges.rawValue ?? 0) }
    c.performSegue(withIdentifier: "popover", sender: nil)
    await app.settle()
    let split = c.presentedViewController as! UISplitViewController
    print("split", split.modalPresentationStyle.rawValue, split.modalTransitionStyle.rawValue, split.preferredDisplayMode.rawValue, split.viewControllers.count)
    c.dismiss(animated: false)
    await app.settle()
    c.performSegue(withIdentifier: "table", sender: nil)
    await app.settle()
    let table = nav.topViewController as! TableController
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
    print("table", table.tableView.style.rawValue, table.clearsSelectionOnViewWillAppear, table.refreshControl != nil, cell.accessoryType.rawValue, cell.editingAccessoryType.rawValue, cell.selectionStyle.rawValue, cell.indentationLevel, cell.textLabel!.text!, cell.detailTextLabel!.text!)
    app.tapRow(at: IndexPath(row: 0, section: 0), in: table.tableView)
    await app.settle()
    print("detail", nav.viewControllers.count, c.presentedViewController != nil, type(of: app.visibleViewController!))
    table.dismiss(animated: false)
    await app.settle()
    nav.popToRootViewController(animated: false)
    c.performSegue(withIdentifier: "pop", sender: nil)
    await app.settle()
    let t = c.presentedViewController as! Tabs
    print("tabbar", t.tabBar.tintColor == .red, t.viewControllers!.count, t.viewControllers![0].tabBarItem.badgeValue ?? "-", t.viewControllers![0].tabBarItem.tag, t.modalPresentationStyle == .popover, t.popoverPresentationController?.sourceView === slider)
    let p = t.viewControllers![1] as! UIPageViewController
    print("pages", p.transitionStyle.rawValue, p.navigationOrientation.rawValue)
    let templates = c.value(forKey: "storyboardSegueTemplates") as! NSArray
    print("segues", templates.filtered(using: NSPredicate(format: "identifier=%@", "table")).count, templates.filtered(using: NSPredicate(format: "identifier=%@", "none")).count)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    print("literals", literal == .red, #imageLiteral(resourceName: "moe").isEqual(image.image))
    """#

  @Test func everyElementIsWhatTheFileSays() async throws {
    let run = try await AppProgram(
      storyboard: ElementBoard.text, code: Self.code, launches: [Self.launch]
    ).run()
    #expect(
      run.launches[0].output == """
        nav false true true Stack 1 false true true
        vc true true 2 5 4 true 1
        item Views Prompt 2 true Zurück ["A", "B"] 30.0 true
        slider 25.0 10.0 50.0 false (1.0, 2.0, 100.0, 31.0)
        stepper 3.0 1.0 9.0 2.0 true false
        color well true true
        progress 0.5 1
        pages 5 2 true
        spinner true true 101
        date 1 700000000.0 Optional(600000000.0) true 5
        picker true 3
        search find Search Prompt true true ["One", "Two"] true 2 10
        toolbar ["Left", "-", "-"] Optional(false) Optional(4)
        text Notes false true 2 notes 14.0 true
        image true 1 true true false
        scroll true false true false false 0.5 3.0 1 UIEdgeInsets(top: 2.0, left: 1.0, bottom: 4.0, right: 3.0)
        effect true 1
        web 240.0
        segments 2 1 true false First
        switch true true
        label Label 1 0 true 0.5 true false true 0 17.0
        field Field 1 Type 2 true 3 4 1 true true 1 true 17.0
        button Normal Selected Disabled true 1 true true 20.0 4.0
        stack 1 1 3 7.0 1
        bar ["Bar"] P L
        tabs ["T1", "-"] 3
        dial true (3.0, 4.0) (5.0, 6.0) (1.0, 2.0, 3.0, 4.0) {2, 3} true hi 8 true true 9.0
        grid true 1 11.0 12.0 (50.0, 40.0) grid
        rows true 50.0 28.0 Optional(250) rows
        layouts true true
        to UICollectionViewFlowLayout
        from UICollectionViewFlowLayout
        rich 14 15.0 true 1 1
        rich Learn
        gesture UITapGestureRecognizer true true 2 0 0 0 0
        gesture UILongPressGestureRecognizer true true 0 0.75 0 0 0
        gesture UIPanGestureRecognizer true true 0 0 2 0 0
        gesture UIPinchGestureRecognizer true false 0 0 0 0 0
        gesture UIRotationGestureRecognizer false true 0 0 0 0 0
        gesture UISwipeGestureRecognizer true true 0 0 0 2 0
        gesture UIScreenEdgePanGestureRecognizer true true 0 0 1 0 2
        split 2 1 2 1
        table 2 false true 3 4 2 1 T D
        detail 2 true UIViewController
        tabbar true 2 9 5 true true
        pages 1 1
        segues 1 0
        literals true true

        """)
  }
}
