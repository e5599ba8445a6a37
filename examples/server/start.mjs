/**
 * Starts the example server in one command, `npm run example:server`. The server is TypeScript and uses
 * Florin's own domain, so both are put into one file first, which takes a moment; packages stay outside.
 */
import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below node_modules, where the imports of packages find them, and where nobody commits it.
const outfile = join(root, 'node_modules', '.cache', `florin-example-server-${process.pid}.mjs`);

buildSync({
  absWorkingDir: root,
  entryPoints: ['examples/server/src/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

let server;
try {
  server = await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile, { force: true });
}
try {
  await server.main(process.argv.slice(2));
} catch (error) {
  // A port that is taken, or an option that does not exist: one line says it.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
