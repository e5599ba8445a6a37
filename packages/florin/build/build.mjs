/**
 * `npm run build:lib` builds the component library as a package in `dist-lib/`.
 *
 * The compiler emits one module per source file, so an import of one component loads only the modules that this
 * component needs. The emitted code is the source with its comments and without types, so it needs no source maps. The
 * code is neither bundled nor minified, except that `languages.mjs` removes the app's texts from the languages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { collect, compile } from './emit.mjs';
import { DATA, entriesOf, sourceOf } from './entries.mjs';
import { languageFiles } from './languages.mjs';
import { manifestOf } from './manifest.mjs';
import { stylesOf } from './styles.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TARGET = join(ROOT, 'dist-lib');
/** The folder of the files that are copied into the package. */
const PUBLISHED = join(import.meta.dirname, '..', 'published');
/** The folder of the compiler's output. It is always the same, so an interrupted build leaves no additional folder. */
const EMITTED = join(ROOT, 'node_modules', '.cache', 'florin-lib');

/** Generates the Markdown files of the package. The generator is TypeScript, so Vite loads it. */
async function handbook(files) {
  const { module } = await runnerImport(join(import.meta.dirname, 'handbook.ts'));
  return module.handbookFiles(files);
}

/** Builds the files of the package, and returns them by path. */
async function packageFiles() {
  rmSync(EMITTED, { recursive: true, force: true });
  compile(ROOT, EMITTED);
  const entries = entriesOf(ROOT);
  const languages = await languageFiles(ROOT);
  const compiled = Object.values(entries).filter((module) => !module.startsWith('messages/'));
  const { files, packages } = collect(EMITTED, compiled);
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = manifestOf(own, entries, packages);
  return new Map([
    ...files,
    ...languages,
    ...(await handbook(files)),
    ...(await stylesOf(ROOT, files.get('theme/tokens.js'))),
    ...Object.values(DATA).map((file) => [file, readFileSync(join(ROOT, sourceOf(file)))]),
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    // A registry shows this README, so it contains no links to other files.
    ['README.md', readFileSync(join(PUBLISHED, 'README.md'))],
    ['CHANGELOG.md', readFileSync(join(PUBLISHED, 'CHANGELOG.md'))],
    ['LICENSE', readFileSync(join(ROOT, 'LICENSE'))],
    ['icons/LICENSE', readFileSync(join(ROOT, 'src', 'icons', 'LICENSE'))],
  ]);
}

/** Writes the package. Removes the previous package only after the new one has been built. */
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
