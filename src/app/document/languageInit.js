/*
 * This script runs before the first paint. Pages are prerendered in English. If the user has chosen another language,
 * the script marks the document. start.css then hides the page for at most a second, while src/app/main.tsx loads the
 * language. The build fills in the tags of the languages. `localStorage` throws if access is denied.
 */
(function () {
  const key = 'florin.language';
  try {
    const tag = localStorage.getItem(key);
    if (tag === null || tag === 'en') return;
    if (/^(token(languages.others))$/.test(tag)) document.documentElement.dataset.language = tag;
    else localStorage.removeItem(key);
  } catch {
    /* Access is denied: the page stays English. */
  }
})();
