import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { MODULE_SIZES, type ModuleSizes } from '../../scripts/app/moduleSizes';

/** The sizes of the modules when the budgets were set. `npm run size -- --update-snapshots all` replaces the file. */
const RECORD = new URL('moduleSizes.json', import.meta.url);

/** The smallest growth of a module in bytes that is listed. */
const LISTED = 100;

/** Returns the name of the chunk in a file such as `/assets/common-DFT4N2wv.js`. */
export const chunkOf = (url: string) =>
  basename(new URL(url).pathname).replace(/-[\w-]{8}\.js$/, '');

const read = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8')) as ModuleSizes;

/** Returns the sizes of all modules in the chunks of a page. */
function modulesOf(sizes: ModuleSizes, chunks: readonly string[]) {
  const sums: Record<string, number> = {};
  for (const chunk of chunks)
    for (const [name, size] of Object.entries(sizes[chunk] ?? {}))
      sums[name] = (sums[name] ?? 0) + size;
  return sums;
}

/**
 * Returns a line for each module that a page has got, or that has grown, since the budgets were set. The sizes are
 * bytes before minification. `urls` are the requests of the page.
 */
export function growthOf(urls: readonly string[]): string[] {
  const chunks = urls.filter((url) => url.endsWith('.js')).map(chunkOf);
  const before = modulesOf(read(RECORD), chunks);
  return Object.entries(modulesOf(read(MODULE_SIZES), chunks))
    .map(([name, size]) => ({ name, more: size - (before[name] ?? 0), isNew: !(name in before) }))
    .filter(({ more }) => more >= LISTED)
    .toSorted((one, other) => other.more - one.more)
    .map(({ name, more, isNew }) => `${isNew ? 'new' : 'larger'}: ${name}, +${more} bytes`);
}

/** Writes the sizes of the current build as those for which the budgets are set. */
export function recordSizes(): void {
  writeFileSync(RECORD, `${JSON.stringify(read(MODULE_SIZES), null, 2)}\n`);
}
