/*
 * A page that came rendered can be used before its code is there. The pressed buttons are kept, so
 * that they are pressed again in their order once the app has started. Each is pressed once, since an
 * impatient press is no second one. A switch acts at once, like a button. A submit
 * button is pressed by Enter in a field, too. Links lead on as they are, and fields keep their values
 * themselves: src/app/early.ts reads them. Presses are given up by Escape, by writing or choosing in a field,
 * and by a click elsewhere: an order is not placed with figures that came after its press.
 */
(function () {
  var pressed = [];
  function keep(event) {
    var button = event.target.closest('button, [role="switch"]');
    // The down arrow opens a menu, or a list.
    var isPress =
      event.type === 'click' ||
      (event.key === 'ArrowDown' && button?.hasAttribute('aria-haspopup'));
    if (!button || !isPress) {
      if (event.type !== 'keydown' || event.key === 'Escape') pressed = [];
      return;
    }
    event.preventDefault();
    // React would hear of it while it takes the page over.
    event.stopPropagation();
    pressed = pressed.filter((other) => other !== button).concat(button);
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('input', keep, true);
  window.beforeStart = function () {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keep, true);
    removeEventListener('input', keep, true);
    return pressed;
  };
})();
