/**
 * Finds the browser for stories and end-to-end tests, and installs one if the machine has none. Every test
 * configuration uses this module.
 */
import { Launcher } from 'chrome-launcher';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const MINUTE = 60_000;
const { platform, env } = process;
const isRoot = process.getuid?.() === 0;

/** Chromium's flags in every test. */
export const LAUNCH_ARGS = [
  // Chromium does not start its sandbox as root, and most CI containers do not support it.
  ...(platform === 'linux' && (isRoot || env.CI) ? ['--no-sandbox'] : []),
  // A container's /dev/shm is often too small for a page. This uses the temporary folder instead.
  ...(platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
  // A test loads its own page only. The browser itself must not use the network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The variables that select a browser, by priority. */
const VARIABLES = ['FLORIN_BROWSER', 'CHROME_PATH'];

/** The browser that a variable selects. Throws for a wrong path, because another browser would hide the mistake. */
function selectedBrowser() {
  const name = VARIABLES.find((variable) => env[variable]);
  if (!name) return undefined;
  try {
    accessSync(env[name], constants.X_OK);
    return env[name];
  } catch {
    throw new Error(`${name} is set to ${env[name]}, which is not an executable file.`);
  }
}

/** The browser that Playwright has downloaded. Playwright throws on a platform without a build. */
function playwrightBrowser() {
  try {
    return [chromium.executablePath()].find(existsSync);
  } catch {
    return undefined;
  }
}

/** The first Chrome or Chromium of the system. The launcher throws if the system has none. */
function systemBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** The path of a Chromium or Chrome on this machine; undefined if the machine has none. */
export function findBrowser() {
  return selectedBrowser() ?? playwrightBrowser() ?? systemBrowser();
}

/** Whether a browser starts. A minimal Linux may lack libraries that a downloaded Chromium needs. */
function starts(path) {
  if (platform !== 'linux') return true;
  return spawnSync(path, ['--version', ...LAUNCH_ARGS], { timeout: MINUTE }).status === 0;
}

/** Runs an installer and ignores its result: the caller looks for the browser afterwards. */
function install(command, args, variables = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  spawnSync(command, args, { stdio, timeout: 10 * MINUTE, env: { ...env, ...variables } });
}

function installWithPlaywright() {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(manifest), 'cli.js');
  // .ci/run sets this variable for `npm ci` only; here the download is needed.
  install(process.execPath, [cli, 'install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
}

/** Installs Debian's Chromium with the libraries that any Chromium needs. */
function installWithApt() {
  if (platform !== 'linux' || !isRoot) return;
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  install('apt-get', ['update'], variables);
  install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], variables);
}

/**
 * Returns the result of `findBrowser`. If the machine has no browser, it installs one first, and rejects with
 * instructions if that fails.
 */
export async function ensureBrowser() {
  for (const tryInstall of [() => undefined, installWithPlaywright, installWithApt]) {
    tryInstall();
    const path = findBrowser();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No working Chromium or Chrome was found or could be installed. Install one, run ' +
      '`npx playwright install --with-deps chromium`, or set FLORIN_BROWSER to the path of a browser.',
  );
}
