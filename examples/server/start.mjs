/**
 * `npm run example:server` starts the example server. The server is TypeScript and imports Florin's domain. So this
 * script first bundles both into one file, without their packages.
 */
import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The bundle reads `migrations` relative to itself, so its folder is beside `migrations`. Git ignores the folder.
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
  // Only the message is printed, without a stack. The usual error is an occupied port.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(outfile, { force: true });
}
