import type { Plugin } from 'vite';
import { docsHref, keywordsOf, metaComment, partsOf } from './comments.ts';
import { idOf, readStories, STORIES, storiesFiles } from './pages.ts';

/** A component, as the comment of its stories describes it. */
export interface CatalogueEntry {
  readonly name: string;
  /** The component's folder, such as `money`. */
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

/** Returns all components, ordered by folder and name. */
export function readCatalogue(): readonly CatalogueEntry[] {
  return [...storiesFiles()].flatMap(([name, path]) => {
    const comment = path.startsWith('components/') ? metaComment(readStories(path)) : undefined;
    if (comment === undefined) return [];
    const { purpose, parts } = partsOf(comment);
    const details = [...parts].filter(([part]) => DETAILS.has(part)).map(([, text]) => text);
    const [, area = ''] = path.split('/');
    return [
      { name, area, href: docsHref(idOf(path)), purpose, keywords: keywordsOf(comment), details },
    ];
  });
}

const NAME = 'virtual:catalogue';

/** Provides the result of `readCatalogue` to the browser as the module `virtual:catalogue`. */
export function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      // Vite loads this module again after an edit of a stories file, so the comments are read again.
      for (const path of storiesFiles().values()) this.addWatchFile(`${STORIES}/${path}`);
      return `export const components = ${JSON.stringify(readCatalogue())};`;
    },
  };
}
