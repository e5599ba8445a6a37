import { expect, it } from 'vitest';
import { textsOf, type Catalogue } from './languages';

/** Returns the names of the placeholders in a text, sorted and without duplicates. */
const namesIn = (text: string) =>
  [
    ...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name)),
  ].toSorted();

/** Returns the plural categories, such as `one` and `other`, of each plural in a text. */
const pluralsIn = (text: string) =>
  text
    .split(/\{\w+, plural,/)
    .slice(1)
    .map((cases) => [...cases.matchAll(/(\w+) \{/g)].map(([, category = '']) => category));

/**
 * Defines the tests for the texts of a language. `tag` is a BCP 47 tag. `english` contains the English texts of the
 * same components.
 */
export function testTexts(tag: string, messages: Catalogue, english: Catalogue): void {
  const texts = textsOf(messages);
  const ENGLISH = textsOf(english);

  it('have no key that is missing in English', () => {
    expect([...texts.keys()].filter((key) => !ENGLISH.has(key))).toEqual([]);
  });

  it('are not empty, and are trimmed', () => {
    const wrong = [...texts].filter(([, text]) => text === '' || text.trim() !== text);
    expect(wrong).toEqual([]);
  });

  it('have the same placeholders as the English texts', () => {
    const wrong = [...texts].filter(
      ([key, text]) => namesIn(text).join() !== namesIn(ENGLISH.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have all plural categories of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = [...texts].filter(([, text]) =>
      pluralsIn(text).some(
        (categories) => categories.toSorted().join() !== pluralCategories.toSorted().join(),
      ),
    );
    expect(wrong).toEqual([]);
  });
}
