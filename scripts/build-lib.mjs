/**
 * `npm run build:lib`: the component library as a package, in `dist-lib/`.
 *
 * The compiler emits one module per source file, so that an import of one component loads only the modules which that
 * component needs. Source maps are not needed: the emitted code is the source without types, with its comments, and
 * neither bundled nor minified.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { collect, compile } from './lib/emit.mjs';
import { DATA, deprecatedNames, entriesOf } from './lib/entries.mjs';
import { manifestOf } from './lib/manifest.mjs';
import { stylesOf } from './lib/styles.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = join(ROOT, 'dist-lib');
/** The compiler's output. The folder is always the same, so that interrupted builds do not pile up. */
const EMITTED = join(ROOT, 'node_modules', '.cache', 'florin-lib');

/** The Markdown of the package. The generator is TypeScript, which Vite loads. */
async function handbook() {
  const { module } = await runnerImport(join(ROOT, 'scripts', 'handbook', 'files.ts'));
  return module.handbookFiles();
}

/** The files of the package, by path. */
async function packageFiles() {
  rmSync(EMITTED, { recursive: true, force: true });
  compile(ROOT, EMITTED);
  const entries = entriesOf(ROOT);
  const { files, packages } = collect(EMITTED, Object.values(entries));
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = manifestOf(own, entries, deprecatedNames(ROOT), packages);
  return new Map([
    ...files,
    ...(await handbook()),
    ...(await stylesOf(ROOT, files.get('theme/tokens.js'))),
    ...Object.values(DATA).map((file) => [file, readFileSync(join(ROOT, 'src', file))]),
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    // A registry shows it, so it contains no links to other files.
    ['README.md', readFileSync(join(ROOT, 'docs', 'package.md'))],
    ['CHANGELOG.md', readFileSync(join(ROOT, 'CHANGELOG.md'))],
    ['LICENSE', readFileSync(join(ROOT, 'LICENSE'))],
    ['icons/LICENSE', readFileSync(join(ROOT, 'src', 'icons', 'LICENSE'))],
  ]);
}

/** Writes the package. The old one is removed only after the new one has been built. */
async function main() {
  const files = await packageFiles();
  rmSync(TARGET, { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(TARGET, file)), { recursive: true });
    writeFileSync(join(TARGET, file), content);
  }
  console.log(`dist-lib: ${files.size} files.`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
