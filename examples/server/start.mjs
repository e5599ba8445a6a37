/**
 * `npm run example:server` starts the example server. The server is TypeScript and imports Florin's domain, so both are
 * bundled into one file first, without their packages.
 */
import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Beside `migrations`, as in the image, and ignored by git.
const outfile = new URL(`dist/server-${process.pid}.mjs`, import.meta.url);
buildSync({
  entryPoints: [fileURLToPath(new URL('src/main.ts', import.meta.url))],
  outfile: fileURLToPath(outfile),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
try {
  await import(outfile.href);
} catch (error) {
  // For an occupied port the message is sufficient.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(outfile, { force: true });
}
