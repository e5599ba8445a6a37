/*
 * Runs before the first paint. Pages are prerendered with the sample wallets. If the user keeps wallets on this device,
 * this marks the document: start.css then hides the page until src/app/main.tsx shows the kept wallets.
 * `localStorage` throws if access is denied.
 */
(function () {
  try {
    if (localStorage.getItem('florin.kept') !== null) document.documentElement.dataset.kept = '';
  } catch {
    /* Access is denied: nothing is kept. */
  }
})();
