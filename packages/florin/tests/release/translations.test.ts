import { expect, it } from 'vitest';
import { allEnglish, languages, textsOf } from '#src/testing/languages';

/*
 * A text that has no translation appears in English. A commit may contain untranslated texts, but a release may not.
 */

it.each(languages)('the texts are complete in $tag', ({ texts }) => {
  const known = textsOf(texts);
  const missing = [...textsOf(allEnglish)].filter(([key]) => !known.has(key));
  expect(missing, 'Untranslated texts').toEqual([]);
});
