import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  deprecationOf,
  FIRST_VERSION,
  sinceIn,
  statusOf,
  versionOf,
} from '../../scripts/handbook/versions.ts';
import { sizesIn } from '../../scripts/lib/sizes.mjs';
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
  readonly since: string;
  readonly status: string;
  /** The way on from a deprecated component. */
  readonly deprecated: string | null;
}

/** The facts on every part that has a source, by the part of its stories' ids before `--`. */
export function readFacts(root = ROOT): Readonly<Record<string, Facts>> {
  const sizes = new Map(
    sizesIn(readFileSync(join(root, 'docs', 'library.md'), 'utf8')).map(({ name, bytes }) => [
      name,
      `${(bytes / 1000).toFixed(1)} kB`,
    ]),
  );
  const [stories, since, version] = [storiesFiles(), sinceIn(root), versionOf(root)];
  return Object.fromEntries(
    sourceFiles(root).map((file) => {
      const name = basename(file, '.tsx');
      const id = (stories.get(name) ?? '').replace(/\.stories\.tsx$/, '').replaceAll('/', '-');
      const versions = {
        since: since[name] ?? FIRST_VERSION,
        deprecated: deprecationOf(readFileSync(join(root, file), 'utf8'), name),
      };
      const status = statusOf(versions, version);
      const size = sizes.get(name) ?? null;
      return [
        id.toLowerCase(),
        { file, href: sourceHref(file), size, status, ...versions },
      ] as const;
    }),
  );
}

const NAME = 'virtual:facts';

/** Hands `readFacts` to the browser as the module `virtual:facts`. */
export function facts(): Plugin {
  return {
    name: 'florin:facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const facts = ${JSON.stringify(readFacts())};` : undefined,
  };
}
