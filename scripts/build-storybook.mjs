/**
 * Builds the catalogue into the folder `storybook-static`. The folder changes only if the build succeeds. All arguments
 * are passed to `storybook build`.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildAside } from './buildAside.mjs';

const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Runs `storybook build` with an output folder, and shows its output. In the second attempt, the bundling waits for the
 * props (.storybook/docsFirst.ts).
 */
const build = (folder, attempt) =>
  new Promise((resolve) => {
    const args = ['storybook', 'build', ...process.argv.slice(2), '--output-dir', folder];
    const running = spawn('npx', args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...(attempt > 1 && { FLORIN_DOCS_FIRST: 'true' }) },
    });
    let output = '';
    for (const [from, to] of [
      [running.stdout, process.stdout],
      [running.stderr, process.stderr],
    ])
      from.on('data', (data) => {
        output += data;
        to.write(data);
      });
    running.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

process.exitCode = await buildAside({
  build,
  folder: inRoot('storybook-static'),
  temporary: inRoot('node_modules/.cache/storybook-static'),
  // Storybook waits 120 s for the props of each component, and this limit has no option.
  passing: /docgen worker extract \d+ timed out/,
});
