import type { manifestOf } from '../../scripts/app/manifest';
import { findBrowser } from '../../scripts/browser.mjs';
import { waitForHydration } from './hydration';
import { heading } from './network';
import { onHost, untilControlled, type Host } from './releases';
import { expect, test as base } from './test';

/* Tests the manifest, with which a browser installs the built app. */

const test = base.extend<{ host: Host }>(onHost);

// Only the browser with a window reports whether an app can be installed. The headless shell reports nothing.
test.use({
  serviceWorkers: 'allow',
  losesRequests: true,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findBrowser();
      await use({ ...launchOptions, ...(executablePath && { executablePath }) });
    },
    { scope: 'worker' },
  ],
});

test('browsers can install the app, and its shortcuts open their sheets', async ({
  page,
  request,
  devtools,
}) => {
  await page.goto('/app');
  await waitForHydration(page);
  await untilControlled(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Chromium installs no app from a private window, in which the tests run.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  const manifest = JSON.parse(data ?? '') as ReturnType<typeof manifestOf>;
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    if (name === 'Exchange') await expect(heading(page)).toHaveText('Exchange');
    else await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  const [{ protocol, url } = { protocol: '', url: '' }] = manifest.protocol_handlers;
  const link = `${protocol}:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01`;
  await page.goto(url.replace('%s', encodeURIComponent(link)));
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.01');
});
