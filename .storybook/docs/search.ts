import { posix } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import { keywordsOf, metaComment } from './comments.ts';
import { componentFiles, readStories } from './pages.ts';

type Entry = StoryIndex['entries'][string];

/** The id of the top of a docs page. */
export const TOP = 'top';

/** Returns the words for which the search finds a page: the parts of the name, and the words after `Find it by`. */
function wordsOf(name: string, path: string): readonly string[] {
  const parts = name.split(/(?<=[a-z])(?=[A-Z])/);
  if (!path.startsWith('features/') && componentFiles().get(name) !== path) return [];
  const keywords = keywordsOf(metaComment(readStories(path)) ?? '');
  return [...new Set([...(parts.length > 1 ? parts : []), ...keywords])];
}

/** Search words of MDX pages, in addition to their headings. */
const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'foundations-colour--docs': ['Dark'],
  'guides-theming--docs': ['Dark', 'Dark mode'],
};

/**
 * Names of stories that are also search words. The search lists an equal name before every page, so the index also
 * contains the component's name, which the sidebar removes (manager.ts).
 */
const WORDS_IN_NAMES = new Set(['Dark', 'Empty']);

function withWords(entry: Entry, entries: StoryIndex['entries']): Entry {
  const pageWords = PAGE_WORDS[entry.id];
  if (entry.type === 'docs' && pageWords !== undefined) {
    const name = `${entry.title.replace(/^.*\//, '')} docs`;
    const anchors = pageWords.map((title) => ({ id: TOP, title }));
    return { ...entry, name, anchors: [...anchors, ...(entry.anchors ?? [])] };
  }
  if (entry.type === 'story' && WORDS_IN_NAMES.has(entry.name))
    return { ...entry, name: `${entry.name} (${entry.title.replace(/^.*\//, '')})` };
  if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) return entry;
  const isShown = ({ id }: { id: string }) => {
    const { tags = [] } = entries[id.replace('anchor--', '')] ?? {};
    return tags.includes('autodocs');
  };
  const name = entry.title.replace(/^.*\//, '');
  return {
    ...entry,
    name: `${name} docs`,
    anchors: [
      ...wordsOf(name, posix.relative('./src/stories', entry.importPath)).map((title) => ({
        id: TOP,
        title,
      })),
      ...(entry.anchors ?? []).filter(isShown),
    ],
  };
}

/**
 * Changes Storybook's index, which the search in the sidebar uses. The search reads only names and headings. So this
 * function adds the search words of each component to the headings of its docs page, and removes the headings of
 * stories that are not on the page.
 */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  // Storybook calls `getIndex` many times while a page loads, and returns the same index until a stories file changes.
  const changed = new WeakMap<StoryIndex, StoryIndex>();
  // Storybook may call this function several times with the same generator, so it must not wrap its own function.
  generator.getIndex = async () => {
    const { storyIndex } = await generator.getIndexAndStats();
    const known = changed.get(storyIndex);
    if (known) return known;
    const entries = Object.entries(storyIndex.entries).map(
      ([id, entry]) => [id, withWords(entry, storyIndex.entries)] as const,
    );
    const index = { ...storyIndex, entries: Object.fromEntries(entries) };
    changed.set(storyIndex, index);
    return index;
  };
  return generator;
}
