/**
 * The browser that stories and end-to-end tests run in: found if this machine has one, fetched if not.
 * Every configuration asks here.
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

/** An explicit wish comes first, in this order. */
const VARIABLES = ['FLORIN_BROWSER', 'CHROME_PATH'];

/** A wish that cannot be met is an error: quietly taking another browser would hide the mistake. */
function wishedFor() {
  const name = VARIABLES.find((variable) => env[variable]);
  if (!name) return undefined;
  try {
    accessSync(env[name], constants.X_OK);
    return env[name];
  } catch {
    throw new Error(`${name} is set to ${env[name]}, which is not an executable file.`);
  }
}

/** Playwright's own browser. Playwright throws on a platform that it has no build for. */
function playwrightsOwn() {
  try {
    return [chromium.executablePath()].find(existsSync);
  } catch {
    return undefined;
  }
}

/** The first Chrome or Chromium of the system. The launcher throws where there is none. */
function installed() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** The path of a Chromium or Chrome on this machine, or undefined where there is none. */
export function findBrowser() {
  return wishedFor() ?? playwrightsOwn() ?? installed();
}

/** Whether a browser starts. A bare Linux may lack libraries that a downloaded Chromium needs. */
function starts(path) {
  if (platform !== 'linux') return true;
  return spawnSync(path, ['--version', ...LAUNCH_ARGS], { timeout: MINUTE }).status === 0;
}

/** Runs an installer; the browser that can be found afterwards tells whether it succeeded. */
function install(command, args, variables = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  spawnSync(command, args, { stdio, timeout: 10 * MINUTE, env: { ...env, ...variables } });
}

function installWithPlaywright() {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(manifest), 'cli.js');
  // The gate sets the variable for `npm ci` alone.
  install(process.execPath, [cli, 'install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
}

/** Debian's own Chromium, and with it the libraries that any Chromium needs. */
function installWithApt() {
  if (platform !== 'linux' || !isRoot) return;
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  install('apt-get', ['update'], variables);
  install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], variables);
}

/** As `findBrowser`, but where there is none, gets one; throws with the remedy if it cannot. */
export async function ensureBrowser() {
  for (const fetchOne of [() => undefined, installWithPlaywright, installWithApt]) {
    fetchOne();
    const path = findBrowser();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No Chromium or Chrome that starts was found, and none could be installed: install one, ' +
      'run `npx playwright install --with-deps chromium`, or set FLORIN_BROWSER to the path of one.',
  );
}
