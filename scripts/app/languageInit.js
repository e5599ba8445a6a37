/*
 * Runs before the first paint. Pages come rendered in English. For a reader who chose another language, the
 * document is told so, and the page stays hidden until src/app/main.tsx has made it in that language: nobody
 * sees one that is about to change. Reading the storage throws where it is denied.
 */
(function () {
  const key = 'florin.language';
  try {
    const tag = localStorage.getItem(key);
    if (tag === null || tag === 'en') return;
    if (!/^(de|fr|es|pt-BR|ar|he|hi|ja|zh-Hans)$/.test(tag)) {
      localStorage.removeItem(key);
      return;
    }
    const root = document.documentElement;
    root.lang = tag;
    root.dir = /^(ar|he)$/.test(tag) ? 'rtl' : 'ltr';
    root.classList.add('language-awaited');
  } catch {
    /* Denied: the page is English. */
  }
})();
