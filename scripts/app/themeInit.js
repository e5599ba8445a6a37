/*
 * Runs before the first paint, so that nobody sees the wrong theme flash by: sets the class of the
 * saved theme, else of the system's. It stands in the document itself, since a file would hold up the
 * paint; the Content Security Policy names its hash. Reading the storage throws where it is
 * denied.
 */
(function () {
  var saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    /* Denied: the system decides. */
  }
  var dark =
    saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  if (!dark) return;
  document.querySelector('meta[name="theme-color"]').content = 'token(dark.background)';
  // The settings were rendered in the light. This comes before the app's own code.
  function switchOn() {
    var toggle = document.querySelector('[name="dark-mode"]');
    if (toggle) toggle.checked = true;
  }
  document.addEventListener('readystatechange', switchOn, { once: true });
})();
