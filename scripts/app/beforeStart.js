/*
 * A page that came rendered can be used before its code is there. A pressed button is kept, so that it
 * is pressed again once the app has started. Links lead on as they are.
 */
(function () {
  var pressed = null;
  function onClick(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  }
  addEventListener('click', onClick, true);
  window.beforeStart = function () {
    removeEventListener('click', onClick, true);
    return pressed;
  };
})();
