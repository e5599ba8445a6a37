import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sizesOf } from '#packages/florin/build/bundle.mjs';
import { idOf, storiesFiles } from './pages.ts';
import { sourceFiles, sourceHref } from './sourceFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Facts about a component, feature or page, for its docs page. */
export interface Facts {
  /** The path of the source in the repository, such as `src/components/money/BalanceCard.tsx`. */
  readonly file: string;
  /** The URL of the source in the catalogue. */
  readonly href: string;
  /** The gzipped size, such as `5.5 kB`. Null if the package does not contain the code. */
  readonly size: string | null;
}

/** Returns the facts about each component, feature and page. The key is the part of a story's id before `--`. */
export async function readFacts(root = ROOT): Promise<Readonly<Record<string, Facts>>> {
  const [stories, sizes] = [storiesFiles(), await sizesOf(root)];
  return Object.fromEntries(
    sourceFiles(root).map((file) => {
      const name = basename(file, '.tsx');
      const id = idOf(stories.get(name) ?? '');
      const bytes = sizes.get(name);
      const size = bytes === undefined ? null : `${(bytes / 1000).toFixed(1)} kB`;
      return [id, { file, href: sourceHref(file), size }] as const;
    }),
  );
}

const NAME = 'virtual:facts';

/** Provides the result of `readFacts` to the browser as the module `virtual:facts`. */
export function facts(): Plugin {
  return {
    name: 'florin:facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export const facts = ${JSON.stringify(await readFacts())};` : undefined,
  };
}
