/**
 * `npm run test:visual`: compares the built catalogue with the pictures in tests/visual/baselines, where
 * the machine is of the kind that they were taken on; elsewhere it says what differs, and compares
 * nothing.
 *
 *   npm run test:visual                       all pictures
 *   npm run test:visual -- -g balancecard     some of them
 *   npm run visual:accept                     takes all pictures anew, as what is right from now on
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';
import { describePlatform, differences, DRAWING_ARGS } from './platform.mjs';
import { shrink } from './shrink.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLATFORM = join(ROOT, 'tests/visual/platform.json');
const BASELINES = join(ROOT, 'tests/visual/baselines');
const CATALOGUE = join(ROOT, 'storybook-static');

const executablePath = await ensureBrowser();

async function here() {
  const browser = await chromium.launch({
    executablePath,
    args: [...LAUNCH_ARGS, ...DRAWING_ARGS],
  });
  try {
    return await describePlatform(browser);
  } finally {
    await browser.close();
  }
}

/** Runs Playwright over the catalogue, served at a port that is free; answers its exit code. */
async function playwright(args) {
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: CATALOGUE },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  const child = spawn(
    process.execPath,
    [cli, 'test', '--config', 'playwright.visual.config.ts', ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        FLORIN_BROWSER: executablePath,
        FLORIN_CATALOGUE: server.resolvedUrls.local[0],
      },
    },
  );
  const code = await new Promise((done) => {
    child.on('close', done);
  });
  await server.close();
  return code ?? 1;
}

/** Says why nothing is compared, to people and in the report that `npm test` counts by. */
function leaveOut(reasons) {
  const sentence = `Nothing is compared: the pictures were taken on another platform (${reasons.join('; ')}).`;
  console.log(sentence);
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
  if (report) writeFileSync(report, JSON.stringify({ leftOut: sentence }));
}

async function accept(args) {
  rmSync(BASELINES, { recursive: true, force: true });
  const code = await playwright(['pictures', '--update-snapshots=all', ...args]);
  for (const file of readdirSync(BASELINES).map((name) => join(BASELINES, name)))
    writeFileSync(file, shrink(readFileSync(file)));
  if (code === 0) writeFileSync(PLATFORM, `${JSON.stringify(await here(), null, 2)}\n`);
  return code;
}

async function compare(args) {
  const accepted = existsSync(PLATFORM) ? JSON.parse(readFileSync(PLATFORM, 'utf8')) : {};
  const reasons = differences(accepted, await here());
  if (reasons.length === 0) return playwright(args);
  leaveOut(reasons);
  return 0;
}

if (!existsSync(join(CATALOGUE, 'index.json'))) {
  console.error('There is no built catalogue: run `npm run build-storybook` first.');
  process.exitCode = 1;
} else {
  const [mode, ...rest] = process.argv.slice(2);
  process.exitCode =
    mode === '--accept' ? await accept(rest) : await compare(process.argv.slice(2));
}
