import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';
import { paths } from '../../src/features/page/paths';
import { receivingAddress } from '../../src/domain/demo/sampleCurrencies';
import { paymentText } from '../../src/domain/recipients/address';
import { CURRENCIES, type DefaultCurrencyId } from '../../src/domain/currency/currency';
import { LAUNCH_ARGS } from '../../scripts/browser.mjs';
import { violations } from './axe';
import { cameraPlaying } from './qrCodeVideo';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

const VIDEO = join(tmpdir(), 'florin-code.y4m');

const codeOf = (id: DefaultCurrencyId) => paymentText(CURRENCIES[id], receivingAddress(id), '0.01');

/** Renders a QR code as a PNG image. */
async function picture(text: string): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const size = modules.length;
  const light = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(light, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 6, size * 6, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

// The flags of the fake camera apply to the whole browser, so the tests in this file launch a separate browser.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...LAUNCH_ARGS, ...cameraPlaying(VIDEO, codeOf('btc'))];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('a code is read from a picture or the camera, which then stops', async ({ page }) => {
  await page.goto(paths.home);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send', exact: true });
  const scanner = page.getByRole('dialog', { name: 'Scan a code' });

  await test.step('Read a code for Ethereum from a picture', async () => {
    await sheet.getByRole('button', { name: 'Scan a code' }).click();
    expect(await violations(page)).toEqual([]);
    const file = { name: 'code.png', mimeType: 'image/png', buffer: await picture(codeOf('eth')) };
    await scanner.locator('input[type="file"]').setInputFiles(file);
    await expect(scanner).toBeHidden();
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      receivingAddress('eth'),
    );
    await expect(sheet.getByLabel('Amount')).toHaveValue('0.01');
    await expect(sheet.getByLabel('Currency')).toHaveValue('eth');
  });

  await test.step('Read a code for Bitcoin with the camera', async () => {
    await sheet.getByRole('button', { name: 'Scan a code' }).click();
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        Object.assign(window, { stream });
        return stream;
      };
    });
    await scanner.getByRole('button', { name: 'Use the camera' }).click();
    await expect(scanner).toBeHidden();
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      receivingAddress('btc'),
    );
    await expect(sheet.getByLabel('Amount')).toHaveValue('0.01');
    await expect(sheet.getByLabel('Currency')).toHaveValue('btc');
    const states = await page.evaluate(() =>
      (window as unknown as { stream: MediaStream }).stream
        .getTracks()
        .map(({ readyState }) => readyState),
    );
    expect(states).toEqual(['ended']);
  });
});
