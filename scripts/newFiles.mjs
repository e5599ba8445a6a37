/** Writes the files of `npm run new:component` and `npm run new:page`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** The root of the repository. Tests pass another folder as the option `root`. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

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
