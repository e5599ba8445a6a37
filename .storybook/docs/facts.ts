import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { deprecationOf } from './deprecation.ts';
import { sizesOf } from '../../scripts/lib/bundle.mjs';
import { storiesFiles } from '../../scripts/handbook/pages.ts';
import { sourceFiles, sourceHref } from './sourceFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The facts on a part of the catalogue that stand below its title. */
export interface Facts {
  /** Its source in the checkout: `src/components/money/BalanceCard/BalanceCard.tsx`. */
  readonly file: string;
  /** The same source in the catalogue. */
  readonly href: string;
  /** `5.5 kB`, minified and compressed; null for what is in no package. */
  readonly size: string | null;
  /** The way on from a deprecated component. */
  readonly deprecated: string | null;
}

/** The facts on every part that has a source, by the part of its stories' ids before `--`. */
export async function readFacts(root = ROOT): Promise<Readonly<Record<string, Facts>>> {
  const [stories, sizes] = [storiesFiles(), await sizesOf(root)];
  return Object.fromEntries(
    sourceFiles(root).map((file) => {
      const name = basename(file, '.tsx');
      const id = (stories.get(name) ?? '').replace(/\.stories\.tsx$/, '').replaceAll('/', '-');
      const bytes = sizes.get(name);
      const size = bytes === undefined ? null : `${(bytes / 1000).toFixed(1)} kB`;
      const deprecated = deprecationOf(readFileSync(join(root, file), 'utf8'), name);
      return [id.toLowerCase(), { file, href: sourceHref(file), size, deprecated }] as const;
    }),
  );
}

const NAME = 'virtual:facts';

/** Hands `readFacts` to the browser as the module `virtual:facts`. */
export function facts(): Plugin {
  return {
    name: 'florin:facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export const facts = ${JSON.stringify(await readFacts())};` : undefined,
  };
}
