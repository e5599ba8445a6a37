import { expect, it } from 'vitest';
import { catalogues, textsOf } from '../../src/testing/languages';

/*
 * A text that a language lacks is shown in English and stops no commit. A release has none.
 */

it.each(catalogues)('$of in $tag have every text', ({ texts, english }) => {
  const known = textsOf(texts);
  const missing = [...textsOf(english)].filter(([key]) => !known.has(key));
  expect(missing, 'Translate these.').toEqual([]);
});
