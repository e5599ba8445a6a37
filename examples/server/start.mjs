/**
 * `npm run example:server` starts the example server. The server is TypeScript and imports Florin's domain, so both are
 * bundled into one file first, without their packages.
 */
import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below node_modules, so that imports of packages resolve, and git ignores the file.
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
  // For an occupied port or an unknown option the message is sufficient.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
