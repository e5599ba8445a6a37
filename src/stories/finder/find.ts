import type { CatalogueEntry } from '#.storybook/docs/catalogue';

export type FoundComponent = CatalogueEntry;

export interface Found {
  /** The matching components, with the best match first. */
  readonly components: readonly FoundComponent[];
  /** Whether each component matches every search word. Otherwise each matches only some of the words. */
  readonly isWhole: boolean;
}

/** Search words that are ignored. */
const EMPTY_WORDS = new Set(['a', 'an', 'and', 'component', 'for', 'i', 'of', 'or', 'the', 'to']);

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes the plural `s`, so that `inputs` and `input` match. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

const wordsTyped = (typed: string) =>
  wordsIn(typed)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(singular);

/** Returns the searched texts of a component, in the order of their weight. */
function placesOf({ name, area, purpose, keywords, details }: FoundComponent) {
  // Each part of a name is also searched, so that "field" matches `AmountField`.
  const parts = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [`${name} ${parts}`, keywords.join(' '), `${purpose} ${area}`, details.join(' ')].map(
    wordsIn,
  );
}

type Matches = (known: string) => boolean;

/**
 * Returns the score of a word: 8 for a match in the name, 4 in the keywords, 2 in purpose and area, 1 in details, and 0
 * if the word does not match.
 */
function worthOf(matches: Matches, places: readonly (readonly string[])[]): number {
  const at = places.findIndex((words) => words.some(matches));
  return at === -1 ? 0 : 2 ** (places.length - 1 - at);
}

/**
 * Returns the components that match the largest number of the typed words. A typed word matches a whole word, such as
 * `fee` but not `feedback`. If no component has the whole word, it matches the beginning of a word. If nothing is typed,
 * returns no component.
 */
export function find(components: readonly FoundComponent[], typed: string): Found {
  const searched = components.map((component) => ({ component, places: placesOf(component) }));
  const known = new Set(searched.flatMap(({ places }) => places.flat()).map(singular));
  const words = wordsTyped(typed).map((word): Matches =>
    known.has(word) ? (other) => singular(other) === word : (other) => other.startsWith(word),
  );
  const ranked = searched
    .map(({ component, places }) => {
      const worths = words.map((matches) => worthOf(matches, places));
      return {
        component,
        matched: worths.filter((worth) => worth > 0).length,
        worth: worths.reduce((sum, worth) => sum + worth, 0),
      };
    })
    .toSorted((one, other) => other.matched - one.matched || other.worth - one.worth);
  const most = ranked[0]?.matched ?? 0;
  const found = most === 0 ? [] : ranked.filter(({ matched }) => matched === most);
  return {
    components: found.map(({ component }) => component),
    isWhole: most === words.length,
  };
}
