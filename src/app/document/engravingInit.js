/*
 * This script runs before the first paint. It marks the document with the paths of the pages that are to be engraved in
 * this visit. A reload, Back and Forward continue a visit, so they engrave nothing. Nothing is stored for it.
 */
(function () {
  // oxlint-disable-next-line no-restricted-globals -- Reads the kind of navigation, not the time.
  var navigation = performance.getEntriesByType('navigation')[0];
  if (navigation && navigation.type === 'navigate')
    document.documentElement.dataset.engraving = '/app /';
})();
