/**
 * The browser that stories and end-to-end tests run in: found if this machine has one, fetched if not.
 *
 * A test run must not depend on which of the many ways a Chromium came to a machine, so every
 * configuration asks here, and `node scripts/browser.mjs` prints the answer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const MINUTE = 60_000;
const { platform, env } = process;
const isRoot = process.getuid?.() === 0;

/** Flags every test launches Chromium with. */
export const LAUNCH_ARGS = [
  // Chromium's sandbox refuses to start as root, and is mostly unavailable in CI containers.
  ...(platform === 'linux' && (isRoot || env.CI) ? ['--no-sandbox'] : []),
  // A container's /dev/shm is often too small for a page: use the temp dir.
  ...(platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
  // A test talks to its own page only, so nothing here may reach for the network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Somebody's explicit wish comes first, in this order. */
const VARIABLES = ['FLORIN_BROWSER', 'CHROME_PATH'];

const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
];

/** Where installers put browsers without putting them on PATH. */
const USUAL_PLACES = {
  linux: ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', join(env.HOME ?? '', 'Applications')].map((folder) =>
      join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  ),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A wish that cannot be met is an error: quietly taking another browser would hide the mistake. */
function wishedFor() {
  const name = VARIABLES.find((variable) => env[variable]);
  if (!name) return undefined;
  if (isExecutable(env[name])) return env[name];
  throw new Error(`${name} is set to ${env[name]}, which is not an executable file.`);
}

function onPath(commands) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/** Playwright throws instead of answering on a platform it has no build for. */
function playwrightsOwn() {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The path of a Chromium, Chrome or Edge on this machine, or undefined where there is none. */
export function findBrowser() {
  const places = () => [
    ...playwrightsOwn(),
    ...onPath(COMMANDS),
    ...(USUAL_PLACES[platform] ?? USUAL_PLACES.linux),
  ];
  return wishedFor() ?? places().find(isExecutable);
}

/**
 * Whether a browser starts at all. A bare Linux may lack libraries that a downloaded Chromium needs;
 * elsewhere a browser brings what it needs, and on Windows asking for the version opens a window.
 */
function starts(path) {
  if (platform !== 'linux') return true;
  return spawnSync(path, ['--version', ...LAUNCH_ARGS], { timeout: MINUTE }).status === 0;
}

/** Runs one installer; whether it succeeded is told by what can be found afterwards. */
function attempt(command, args, { minutes, env: environment }) {
  return new Promise((resolve) => {
    // What an installer says belongs on stderr: stdout is for the path alone.
    const stdio = ['ignore', 2, 2];
    const child = spawn(command, args, { stdio, timeout: minutes * MINUTE, env: environment });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** `npx playwright install chromium`, without the shell that npx needs on Windows. */
function installWithPlaywright() {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  // The variable is about what `npm install` does; whoever comes here does want the browser.
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _skipped, ...environment } = env;
  const args = [join(dirname(manifest), 'cli.js'), 'install', 'chromium'];
  return attempt(process.execPath, args, { minutes: 5, env: environment });
}

/** Debian's own Chromium, and with it the libraries that any Chromium needs. */
async function installWithApt() {
  const apt = onPath(['apt-get']).find(isExecutable);
  if (platform !== 'linux' || !isRoot || !apt) return;
  const options = { minutes: 10, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (await attempt(apt, ['update'], options))
    await attempt(apt, ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

/** As `findBrowser`, but where there is none, gets one; rejects with what to do if it cannot. */
export async function ensureBrowser() {
  for (const install of [undefined, installWithPlaywright, installWithApt]) {
    await install?.();
    const path = findBrowser();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No Chromium, Chrome or Edge that starts was found, and none could be installed: install one, ' +
      'run `npx playwright install --with-deps chromium`, or set FLORIN_BROWSER to the path of one.',
  );
}

/** Compared as real paths, so that a checkout behind a symbolic link is recognised too. */
const isProgram =
  process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);

if (isProgram) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
