import type { Plugin } from 'vite';
import { docsHref, keywordsOf, metaComment, partsOf } from './comments.ts';
import { componentFiles, documentedFiles, idOf, readStories, STORIES } from './pages.ts';

/** A component, as the comment of its stories describes it. */
export interface CatalogueEntry {
  readonly name: string;
  /** The component's group in the sidebar, such as `money`. */
  readonly area: string;
  /** The URL of the component's docs page inside the catalogue. */
  readonly href: string;
  /** The first sentence of the comment. */
  readonly purpose: string;
  /** Other search words for the component. */
  readonly keywords: readonly string[];
  /** The parts of the comment about the component's keyboard and announcements. */
  readonly details: readonly string[];
}

/** The names of the parts that are added to `details`. The part `When not to use it` names other components. */
const DETAILS = new Set(['Keyboard', 'Announces']);

/** Returns all components, ordered by area and name. */
export function readCatalogue(): readonly CatalogueEntry[] {
  const entries = [...componentFiles()].flatMap(([name, path]) => {
    const comment = metaComment(readStories(path));
    if (comment === undefined) return [];
    const { purpose, parts } = partsOf(comment);
    const details = [...parts].filter(([part]) => DETAILS.has(part)).map(([, text]) => text);
    const id = idOf(path);
    const [, area = ''] = id.split('-');
    return [{ name, area, href: docsHref(id), purpose, keywords: keywordsOf(comment), details }];
  });
  return entries.toSorted((one, other) =>
    `${one.area} ${one.name}`.localeCompare(`${other.area} ${other.name}`, 'en'),
  );
}

/** How much the catalogue contains. */
export interface Figures {
  readonly components: number;
  readonly stories: number;
  /** The behaviours that the tests of the stories prove. */
  readonly tests: number;
}

const count = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].length;

/** Counts the components, the stories, and the tests of stories. */
export function readFigures(): Figures {
  const sources = [...documentedFiles().values()].map(readStories).join('\n');
  return {
    components: readCatalogue().length,
    stories: count(sources, /^export const \w+ = meta\.story\(/gm),
    tests: count(sources, /^\w+\.test\(/gm) + count(sources, /^ {2}(?:async )?play\b/gm),
  };
}

/** The modules for the browser: their names, and functions that return their code. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:catalogue': () => `export const components = ${JSON.stringify(readCatalogue())};`,
  'virtual:figures': () => `export const figures = ${JSON.stringify(readFigures())};`,
};

/** Provides the results of `readCatalogue` and `readFigures` to the browser. */
export function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const code = id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined;
      if (code === undefined) return undefined;
      // Vite loads this module again after an edit of a stories file, so the comments are read again.
      for (const path of documentedFiles().values()) this.addWatchFile(`${STORIES}/${path}`);
      return code;
    },
  };
}
