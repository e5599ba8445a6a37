import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file that lists the modules of the last build of the app. It is not a part of the build. */
export const MODULE_SIZES = fileURLToPath(
  new URL('../../node_modules/.cache/florin/moduleSizes.json', import.meta.url),
);

/**
 * The size of each module in bytes before it is minified, by the name of its chunk and by the module. A package counts
 * as one module.
 */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the name of the package of a module, or else the module's path in the repository. */
const nameOf = (id: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(process.cwd(), id);

/** Writes the sizes of all modules of the app's build, so that a test of its budgets can name the module that grew. */
export const moduleSizes = (): Plugin => ({
  name: 'florin:module-sizes',
  apply: () => process.env['STORYBOOK'] === undefined,
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const sizes: Record<string, Record<string, number>> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const modules = (sizes[chunk.name] ??= {});
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        modules[nameOf(id)] = (modules[nameOf(id)] ?? 0) + renderedLength;
    }
    mkdirSync(dirname(MODULE_SIZES), { recursive: true });
    writeFileSync(MODULE_SIZES, JSON.stringify(sizes));
  },
});
