import Foundation
import UIKit

/// A slide made by hand: a transition on the window's layer, then a segue without animation.
///
/// It looks right, and nothing ever tells the new controller when the slide is over: its `viewDidAppear` comes at once.
final class SlideByLayerController: UIViewController {
  static let storyboard = "QuestionsWay"

  /// Registers the interface file of the specimen and makes its first controller.
  static func make() -> SlideByLayerController {
    UIStoryboard.register("start", in: storyboard) { SlideByLayerController(coder: $0) }
    UIStoryboard.register("destination", in: storyboard) { SlideDestinationController(coder: $0) }
    UIStoryboard.registerSegue("showDestination", to: "destination", in: storyboard, animates: false)
    let start = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    guard let start = start as? SlideByLayerController else { return SlideByLayerController() }
    return start
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// The action of the button that leads on.
  func goOn() {
    let slide = CATransition()
    slide.duration = 0.5
    slide.timingFunction = CAMediaTimingFunction(name: .default)
    slide.type = .push
    slide.subtype = .fromRight
    view.window?.layer.add(slide, forKey: nil)
    performSegue(withIdentifier: "showDestination", sender: self)
  }
}

/// Where the slide leads.
final class SlideDestinationController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}
