/** Compiles the languages of the package, without the texts of Florin's own app. */
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the modules of the languages in `src/messages` and their declarations, by path. A module there also exports
 * the texts of the app, which esbuild removes.
 */
export async function languageFiles(root) {
  const folder = join(root, 'src', 'messages');
  const tags = readdirSync(folder).flatMap((file) => /^[\w-]+(?=\.ts$)/.exec(file)?.[0] ?? []);
  const files = tags.map(async (tag) => {
    const name = tag.replace('-', '');
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from './${tag}';`, resolveDir: folder },
      write: false,
      bundle: true,
      format: 'esm',
      charset: 'utf8',
    });
    const source = readFileSync(join(folder, `${tag}.ts`), 'utf8');
    const comment = source
      .slice(0, source.indexOf(`export const ${name}:`))
      .split('\n\n')
      .at(-1);
    const declaration = `import type { SomeMessages } from '../components/english.js';\n${comment}export declare const ${name}: SomeMessages;\n`;
    return [
      [`messages/${tag}.js`, outputFiles[0].text],
      [`messages/${tag}.d.ts`, declaration],
    ];
  });
  return (await Promise.all(files)).flat();
}
