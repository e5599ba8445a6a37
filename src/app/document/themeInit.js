/*
 * This script runs before the first paint, so the page does not flash in the wrong theme. It sets the class of the
 * saved theme, or of the system's theme if none is saved. The script is inlined, because a request would delay the
 * first paint, and the Content Security Policy contains its hash. `localStorage` throws if access is denied.
 */
(function () {
  var saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    /* Access is denied: the system's theme applies. */
  }
  var dark =
    saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  if (!dark) return;
  document.querySelector('meta[name="theme-color"]').content = 'token(dark.background)';
  // The theme switch on the prerendered settings page is off. This function turns it on before the app has loaded.
  function switchOn() {
    var toggle = document.querySelector('[name="dark-mode"]');
    if (toggle) toggle.checked = true;
  }
  document.addEventListener('readystatechange', switchOn, { once: true });
})();
