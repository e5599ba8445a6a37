import type { CatalogueEntry } from '#.storybook/docs/catalogue';

/** A component as the finder knows it. */
export type FoundComponent = CatalogueEntry;

export interface Found {
  /** The closest first. */
  readonly components: readonly FoundComponent[];
  /** Whether they have every word that was typed, and not only the most of them. */
  readonly isWhole: boolean;
}

/** Words that are typed with the others and tell nothing. */
const EMPTY_WORDS = new Set(['a', 'an', 'and', 'component', 'for', 'i', 'of', 'or', 'the', 'to']);

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `Inputs` is looked for as `input`, which it begins with. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

const wordsTyped = (typed: string) =>
  wordsIn(typed)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(singular);

/** The places to look in, each worth more than the next ones. */
function placesOf({ name, area, purpose, keywords, details }: FoundComponent) {
  // A name in one piece is found by its parts, too: `AmountField` by "field".
  const parts = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [`${name} ${parts}`, keywords.join(' '), `${purpose} ${area}`, details.join(' ')].map(
    wordsIn,
  );
}

/** How much a word says of a component: 8 in its name, 4 by a keyword, down to 0 for nowhere. */
function worthOf(word: string, places: readonly (readonly string[])[]): number {
  const at = places.findIndex((words) => words.some((known) => known.startsWith(word)));
  return at === -1 ? 0 : 2 ** (places.length - 1 - at);
}

/**
 * The components in which the most of the typed words are found, each word by itself and as the
 * beginning of a word. Nothing typed finds nothing.
 */
export function find(components: readonly FoundComponent[], typed: string): Found {
  const words = wordsTyped(typed);
  const ranked = components
    .map((component) => {
      const places = placesOf(component);
      const worths = words.map((word) => worthOf(word, places));
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
