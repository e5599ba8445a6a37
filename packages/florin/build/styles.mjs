/** Generates the style sheets of the package, and copies the fonts that they load. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { withTokens } from '#scripts/app/withTokens.mjs';
import { STYLES } from './entries.mjs';

const URL_OF_PACKAGE = /url\('(?<specifier>@?[\w-]+\/[^']+)'\)/g;

/**
 * Returns the style sheets, their fonts and the licences of the fonts, by path. The fonts are copied into the package
 * and are not dependencies, because a relative URL works with and without a bundler. `tokens` is the code of the
 * emitted module with the theme's colours.
 */
export async function stylesOf(root, tokens) {
  const { resolve } = createRequire(join(root, 'package.json'));
  const { colors } = await import(`data:text/javascript,${encodeURIComponent(tokens)}`);
  const files = new Map();
  for (const file of Object.values(STYLES)) {
    const text = readFileSync(join(root, 'src', file), 'utf8');
    const copied = text.replaceAll(URL_OF_PACKAGE, (_match, specifier) => {
      const font = resolve(specifier);
      const folder = posix.join(posix.dirname(file), 'fonts');
      files.set(`${folder}/${basename(font)}`, readFileSync(font));
      files.set(`${folder}/LICENSE`, readFileSync(join(dirname(font), '..', 'LICENSE')));
      return `url('./fonts/${basename(font)}')`;
    });
    files.set(file, withTokens(copied, colors));
    // TypeScript 6 and later report an error for an import of a file that has no declaration, so each style sheet has
    // one.
    files.set(`${file}.d.ts`, 'export {};\n');
  }
  return files;
}
