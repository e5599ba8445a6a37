/**
 * `npm run api`: the public surface of the built package, written into docs/api/florin.api.md.
 *
 * CHANGELOG.md is left to people: the last lines say what is missing there.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digestLine, digestOf, sectionsOf } from './lib/changelog.mjs';
import { surfaceOf } from './lib/surface.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

const [newest] = sectionsOf(read('CHANGELOG.md'));

const report = await surfaceOf(at('dist-lib'));
mkdirSync(at('docs/api'), { recursive: true });
writeFileSync(at('docs/api/florin.api.md'), report);

console.log('docs/api/florin.api.md is written.');
if (newest.digest !== digestOf(report)) {
  console.log(
    `The public surface has changed: say what and for whom below ${newest.version} in CHANGELOG.md,` +
      ` and end that section with this line:\n${digestLine(report)}`,
  );
}
