/*
 * This script runs before the first paint. Pages are prerendered with sample wallets. If the user stores wallets on
 * this device, the script marks the document. start.css then hides the page until src/app/main.tsx renders the user's
 * wallets. `localStorage` throws if access is denied.
 */
(function () {
  try {
    if (localStorage.getItem('florin.kept') !== null) document.documentElement.dataset.kept = '';
  } catch {
    /* Access is denied: no data is stored. */
  }
})();
