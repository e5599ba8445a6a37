/**
 * `npm run size:lib`: what each component of the built library weighs, written into docs/library.md.
 * Each is bundled alone, minified, without the peers that the app has anyway, and compressed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundlesOf } from './lib/bundle.mjs';
import { componentsAmong, withSizes } from './lib/sizes.mjs';

const PACKAGE = fileURLToPath(new URL('../dist-lib', import.meta.url));
const DOCUMENT = new URL('../docs/library.md', import.meta.url);

const { exports } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8'));
const names = Object.keys(exports).flatMap((path) => /^\.\/([A-Z]\w*)$/.exec(path)?.[1] ?? []);

const bundles = await bundlesOf(PACKAGE, names);
const rows = [...bundles].map(([name, { bytes, modules }]) => {
  const brings = componentsAmong(modules).filter((other) => other !== name);
  return { name, bytes, brings };
});
writeFileSync(DOCUMENT, withSizes(readFileSync(DOCUMENT, 'utf8'), rows));
console.log(`docs/library.md: ${rows.length} components.`);
