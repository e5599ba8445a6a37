/** Lets the app import only those modules of the library that the package exports. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../lib/entries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRIES = new Set(Object.values(entriesOf(ROOT)));

/**
 * Matches the layers of the library that the rule checks. The layer `hooks` is not checked: it contains general React
 * helpers, which the app may use.
 */
const LIBRARY = /^(?:backend|components|domain|theme)\//;

const isPrivate = (module) =>
  LIBRARY.test(module) &&
  !ENTRIES.has(module) &&
  ['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, 'src', `${module}${ending}`)));

/** Returns the path, below `src/` and without an extension, of the module to which a specifier in a file refers. */
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
          message: `${module} has no public name. Add one in scripts/lib/entries.mjs, or move the module to the app.`,
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
