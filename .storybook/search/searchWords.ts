import { readFileSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';
import { keywordsOf, metaComment } from '../docs/comments.ts';

type IndexEntry = StoryIndex['entries'][string];
type DocsEntry = Extract<IndexEntry, { type: 'docs' }>;

/** `AmountField` as it is typed by whoever looks for it: `Amount Field`. */
export const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

const withoutArticles = (text: string) => text.replaceAll(/\b(?:an?|the) /g, '');

/**
 * Everything a text is looked for by. What is typed is compared with each of these as a whole, so a
 * phrase stands there with and without its articles, and each of its words by itself.
 */
const waysToSay = (text: string) => [
  text,
  withoutArticles(text),
  ...withoutArticles(text).split(' '),
];

/** The headings of a page in MDX. */
const headingsOf = (page: string) =>
  [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading);

/** The words that a docs page is found by, beside its name and the folders that it stands in. */
export function searchWordsOf(name: string, path: string, text: string): readonly string[] {
  if (path.endsWith('.mdx')) return headingsOf(text);
  const keywords = keywordsOf(metaComment(text) ?? '');
  return [...new Set([inWords(name), ...keywords].flatMap(waysToSay))];
}

function foundByWords(entry: DocsEntry): DocsEntry {
  const name = entry.title.split('/').at(-1) ?? entry.name;
  const words = searchWordsOf(name, entry.importPath, readFileSync(entry.importPath, 'utf8'));
  // Nothing leads to these anchors: the page is opened at its beginning.
  return { ...entry, name, anchors: words.map((title, at) => ({ id: String(at), title })) };
}

/**
 * The list of what there is, with every docs page under the name of what it is about, and not as one
 * of sixty named "Docs", and with the words that it is found by.
 */
export const withSearchWords = (index: StoryIndex): StoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' ? foundByWords(entry) : entry,
    ]),
  ),
});
