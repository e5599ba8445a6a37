/** The app uses the library by its public names: the modules that the package exports. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../lib/entries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRIES = new Set(Object.values(entriesOf(ROOT)));

/**
 * The layers of the library. The hooks are not among them: they are helpers for React that know nothing of the product,
 * and an app has such helpers with or without Florin.
 */
const LIBRARY = /^(?:backend|components|domain|theme)\//;

const isPrivate = (module) =>
  LIBRARY.test(module) &&
  !ENTRIES.has(module) &&
  ['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, 'src', `${module}${ending}`)));

/** The module, below `src/` and without its ending, that a specifier in a file leads to. */
function moduleOf(file, specifier) {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(file.replaceAll('\\', '/').slice(ROOT.length)), specifier);
  return path.replace(/^src\//, '').replace(/\.tsx?$/, '');
}

export const publicNamesOnly = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !/^[.#]/.test(source.value)) return;
      const module = moduleOf(context.filename, source.value);
      if (isPrivate(module))
        context.report({
          node: source,
          message: `${module} has no public name: scripts/lib/entries.mjs gives one, or it moves up to the app.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
