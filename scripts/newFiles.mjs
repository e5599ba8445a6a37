/** Writes the files of `npm run new:component` and `npm run new:page`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** The root of the repository. Tests pass another folder as the option `root`. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Adds an import of a type to a module, after its last import. */
export const withImport = (code, type, module) =>
  code.replace(
    /(?<=[\s\S]*\nimport type [^;]+;\n)(?!import)/,
    `import type { ${type} } from '${module}';\n`,
  );

/** Adds an entry to the end of an interface in a module. */
export const withEntry = (code, name, entry) =>
  code.replace(new RegExp(`(?<=interface ${name} \\{\\n(?: .+\\n)*)(?=  \\})`), `    ${entry}\n`);

/**
 * Writes files below a folder, with Prettier's format, and prints their paths. `created` and `changed` contain the
 * texts by path. Throws if a file of `created` exists, and then writes nothing.
 */
export async function writeFiles(root, created, changed) {
  for (const file of Object.keys(created))
    if (existsSync(join(root, file))) throw new Error(`${file} already exists.`);
  const style = await resolveConfig(join(ROOT, 'package.json'));
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await format(text, { ...style, filepath: file }));
    console.log(file);
  }
}
