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
  // The headless shell would otherwise lay out text in other widths than the browser.
  '--font-render-hinting=none',
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

/**
 * Returns the browser of `CHROME_PATH`, or the first browser that is installed. Without a browser, the launcher throws.
 */
function systemBrowser() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** Returns the path of a Chromium or Chrome on this machine, or undefined if the machine has none. */
export const findBrowser = () => env.FLORIN_BROWSER || playwrightBrowser() || systemBrowser();

/**
 * The headless shell of Debian's Chromium: the browser without a window and its interface. It needs a fifth less CPU.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN = '/usr/bin/chromium';

/** Returns the path of the browser for tests that compare no pictures: the headless shell, if the machine has it. */
export const findShell = () =>
  env.FLORIN_BROWSER || (existsSync(SHELL) ? SHELL : undefined) || findBrowser();

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

/** Installs Debian's packages of Chromium, which include the required libraries. */
function installWithApt() {
  if (platform !== 'linux' || !isRoot) return;
  const variables = { DEBIAN_FRONTEND: 'noninteractive' };
  install('apt-get', ['update'], variables);
  const packages = ['chromium', 'chromium-headless-shell'];
  install('apt-get', ['install', '-y', '--no-install-recommends', ...packages], variables);
}

/**
 * Installs a browser if the machine has none, and Debian's headless shell beside Debian's browser. Rejects with
 * instructions if there is no browser then.
 */
export async function ensureBrowser() {
  for (const tryInstall of [() => undefined, installWithPlaywright, installWithApt]) {
    tryInstall();
    const path = findBrowser();
    if (!path || !starts(path)) continue;
    if (path === DEBIAN && !existsSync(SHELL)) installWithApt();
    return;
  }
  throw new Error(
    'No working Chromium or Chrome was found or could be installed. Install one, run ' +
      '`npx playwright install --with-deps chromium`, or set FLORIN_BROWSER to the path of a browser.',
  );
}
