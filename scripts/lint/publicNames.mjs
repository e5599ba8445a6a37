/** Lets the app import only those modules of the library that the package exports. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../lib/entries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRIES = new Set(Object.values(entriesOf(ROOT)));

/**
 * The layers of the library that the rule checks. Hooks are not checked: they are React helpers without knowledge of
 * the product, and the app may use them.
 */
const LIBRARY = /^(?:backend|components|domain|theme)\//;

const isPrivate = (module) =>
  LIBRARY.test(module) &&
  !ENTRIES.has(module) &&
  ['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, 'src', `${module}${ending}`)));

/** The path, below `src/` and without its extension, of the module that a specifier in a file refers to. */
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
