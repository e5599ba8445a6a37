import type { Plugin } from 'vite';
import { docsHref, keywordsOf, metaComment, partsOf } from './comments.ts';
import { componentSources, readStories, storiesFiles, watchedStories } from './pages.ts';

/** What the catalogue knows of a component without rendering it. */
export interface CatalogueEntry {
  readonly name: string;
  /** Its folder: `money`. */
  readonly area: string;
  /** Its docs page, to be followed inside the catalogue. */
  readonly href: string;
  /** The first sentence of its stories' comment. */
  readonly purpose: string;
  /** Other words that somebody may look for it by. */
  readonly keywords: readonly string[];
  /** What else its comment says of it: its states, its keys, what is announced. */
  readonly details: readonly string[];
}

/** The parts of a comment that speak of the component itself, and not of others. */
const DETAILS = new Set(['States', 'Keyboard', 'Announces']);

/** All components, in the order of their folders and names, as their own files describe them. */
export function readCatalogue(): readonly CatalogueEntry[] {
  const files = storiesFiles();
  return [...componentSources().keys()].flatMap((path) => {
    const [area = '', file = ''] = path.split('/');
    const name = file.replace(/\.tsx$/, '');
    const stories = files.get(name);
    const comment = stories === undefined ? undefined : metaComment(readStories(stories));
    if (stories === undefined || comment === undefined) return [];
    const { purpose, parts } = partsOf(comment);
    const keywords = keywordsOf(comment);
    const details = [...parts].filter(([part]) => DETAILS.has(part)).map(([, text]) => text);
    return [{ name, area, href: docsHref(stories), purpose, keywords, details }];
  });
}

const NAME = 'virtual:catalogue';

/** Hands `readCatalogue` to the browser as the module `virtual:catalogue`. */
export function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      // What is read from a file has to be read again when that file is edited.
      for (const file of watchedStories()) this.addWatchFile(file);
      return `export const components = ${JSON.stringify(readCatalogue())};`;
    },
  };
}
