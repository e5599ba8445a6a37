import { expect, it } from 'vitest';
import { catalogues, textsOf } from '../../src/testing/languages';

/*
 * A text that is missing in a language appears in English. A commit may have such texts, but a release may not.
 */

it.each(catalogues)('$of in $tag have every text', ({ texts, english }) => {
  const known = textsOf(texts);
  const missing = [...textsOf(english)].filter(([key]) => !known.has(key));
  expect(missing, 'Untranslated texts').toEqual([]);
});
