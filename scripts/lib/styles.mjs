/** The package's styles, with the files that they point at beside them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { withTokens } from '../app/withTokens.mjs';
import { STYLES } from './entries.mjs';

const URL_OF_PACKAGE = /url\('(?<specifier>@?[\w-]+\/[^']+)'\)/g;

/**
 * Styles by their paths, and the fonts they use with the licences of these. A font is copied rather
 * than depended on: a relative address works with every bundler, and with none. `tokens` is the emitted
 * module with the theme's colours.
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
    // TypeScript 6 and later refuse to import what has no declaration.
    files.set(`${file}.d.ts`, 'export {};\n');
  }
  return files;
}
