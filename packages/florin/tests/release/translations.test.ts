import { expect, it } from 'vitest';
import { catalogues, textsOf } from '#src/testing/languages';

/*
 * A text that has no translation appears in English. A commit may contain untranslated texts, but a release may not.
 */

it.each(catalogues)('the texts of $of are complete in $tag', ({ texts, english }) => {
  const known = textsOf(texts);
  const missing = [...textsOf(english)].filter(([key]) => !known.has(key));
  expect(missing, 'Untranslated texts').toEqual([]);
});
