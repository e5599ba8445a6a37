/**
 * Finds the browser for stories and end-to-end tests, and installs a browser if the machine has none. Every test
 * configuration uses this module.
 */
import { Launcher } from 'chrome-launcher';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const MINUTE = 60_000;
const { platform, env } = process;
const isRoot = process.getuid?.() === 0;

/** Chromium's flags in every test. */
export const LAUNCH_ARGS = [
  // The sandbox of Chromium does not start for root, and most CI containers do not support the sandbox.
  ...(platform === 'linux' && (isRoot || env.CI) ? ['--no-sandbox'] : []),
  // A container's /dev/shm is often too small for a page. With this flag Chromium uses the temporary folder instead.
  ...(platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
  // Only the tested page may use the network, and not the browser itself.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Returns the browser that Playwright has downloaded. Playwright throws if it has no build for this platform. */
function playwrightBrowser() {
  try {
    return [chromium.executablePath()].find(existsSync);
  } catch {
    return undefined;
  }
}

/** Returns the browser of `CHROME_PATH`, or the first one of the system. The launcher throws if there is none. */
function systemBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** Returns the path of a Chromium or Chrome on this machine, or undefined if the machine has none. */
export const findBrowser = () => env.FLORIN_BROWSER || playwrightBrowser() || systemBrowser();

/** Returns whether a browser starts. A minimal Linux may lack libraries that a downloaded Chromium needs. */
function starts(path) {
  if (platform !== 'linux') return true;
  return spawnSync(path, ['--version', ...LAUNCH_ARGS], { timeout: MINUTE }).status === 0;
}

/** Runs an installer and ignores its result, because the caller checks for the browser afterwards. */
function install(command, args, variables = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  spawnSync(command, args, { stdio, timeout: 10 * MINUTE, env: { ...env, ...variables } });
}

function installWithPlaywright() {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(manifest), 'cli.js');
  // .ci/run sets this variable for `npm ci`. It is reset here, because this download is needed.
  install(process.execPath, [cli, 'install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
}

/** Installs Debian's package of Chromium, which includes the required libraries. */
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
