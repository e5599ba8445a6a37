/*
 * A page that came rendered can be used before its code is there. A pressed button is kept, so that it
 * is pressed again once the app has started, and so are fields that were written in; a form that the
 * browser sent by itself would put what was written into the address. Links lead on as they are.
 */
(function () {
  var pressed = null;
  var written = new Map();
  function onClick(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  }
  function onInput(event) {
    written.set(event.target, event.target.value);
  }
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  window.beforeStart = function () {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    return { pressed: pressed, written: written };
  };
})();
