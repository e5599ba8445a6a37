import type { CDPSession, Page } from '@playwright/test';
import { livePaths, paths } from '../../src/features/page/paths';
import { overlaps } from '../../src/testing/overlaps';
import { SCREENS } from '../documents/screens';
import { overflowingTexts } from './axe';
import { waitForHydration } from './hydration';
import { fillInSend, scrollsSideways } from './steps';
import { expect, test } from './test';

/*
 * Tests that texts and controls neither overlap nor are cut off, with text at 200 % (WCAG 1.4.4) and on the narrowest
 * supported phone (WCAG 1.4.10).
 */

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const keepWallets = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my wallets on this device' }).click();

async function discardPayment(page: Page) {
  const sheet = await fillInSend(page, 'rent@example.com', '47.32');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet.getByText('Discard and close?')).toBeVisible();
}

async function sendBitcoin(page: Page) {
  const sheet = await fillInSend(page, 'rent@example.com', '0.12345678');
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(sheet.getByText(/^Available: .* BTC$/)).toBeVisible();
}

async function showAllFields(page: Page) {
  await press('Add contact')(page);
  await press('Add another address')(page);
}

async function exchangeTooMuch(page: Page) {
  await page.getByLabel('Amount').fill('12847.32');
  await press('Exchange now')(page);
  await expect(page.getByRole('alert')).toContainText('Insufficient balance');
}

type Opening = readonly [
  name: string,
  path: string,
  open?: ((page: Page) => Promise<unknown>) | undefined,
];

/**
 * The frame of the app, and the sheets and states that no matrix and no first story of a page shows. The modes of the
 * stories check these (`.storybook/modes.ts`).
 */
const OPENINGS: readonly Opening[] = [
  ...SCREENS.filter(({ act }) => act).map(
    ({ name, path, act }) => [`the screen ${name}`, `/${path}`, act] as const,
  ),
  ['the page of transactions', livePaths.history],
  ['the list of networks', paths.wallet, press(/^Switch network/)],
  ['hidden balances', paths.home, press('Hide balance')],
  ['the send sheet with bitcoins', paths.payments, sendBitcoin],
  ['the question whether to discard a payment', paths.payments, discardPayment],
  ['the refused exchange', paths.exchange, exchangeTooMuch],
  ['the filters', livePaths.history, press('Filters')],
  ['the totals', livePaths.history, press('Totals')],
  ['all fields of a contact', livePaths.contacts, showAllFields],
  ['the sheet that keeps wallets', livePaths.data, keepWallets],
  ['the export sheet', livePaths.data, press('Export backup')],
  ['the erase sheet', livePaths.data, press('Erase everything')],
  ['the edited profile', paths.profile, press('Edit')],
];

/** Sets the text size in the settings of the browser, in pixels. */
async function setTextSize(devtools: CDPSession, size: number) {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Returns the faults in the uppermost sheet or menu, or else in the whole page. */
async function faults(page: Page): Promise<string[]> {
  const layer = page
    .locator('body, [role=dialog], [role=alertdialog]')
    .filter({ visible: true })
    .last();
  return [
    ...(await layer.evaluate(overlaps)),
    ...(await overflowingTexts(page)),
    ...((await scrollsSideways(page)) ? ['the page scrolls sideways'] : []),
  ];
}

const MODES = [
  { mode: 'at 320 × 640', size: 16, viewport: { width: 320, height: 640 } },
  { mode: 'with text at 200 %', size: 32, viewport: { width: 390, height: 844 } },
] as const;

for (const [name, path, open] of OPENINGS)
  test(`${name} shows no text or control over another`, async ({ page, devtools }) => {
    await page.setViewportSize(MODES[0].viewport);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await open?.(page);
    for (const { mode, size, viewport } of MODES)
      await test.step(mode, async () => {
        await page.setViewportSize(viewport);
        await setTextSize(devtools, size);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        // Soft, so that a failure in the first mode does not hide the second mode.
        await expect.soft.poll(() => faults(page), { timeout: 4_000 }).toEqual([]);
      });
  });

test.describe('with text at 200 %', () => {
  test.beforeEach(({ devtools }) => setTextSize(devtools, 32));

  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await waitForHydration(page);
  };

  test('discs grow with the icons in them', async ({ page }) => {
    await open(page, paths.home);
    const disc = page.locator('.quick-action-icon').first();
    expect(await disc.boundingBox()).toMatchObject({ width: 83.1875, height: 83.1875 });
    expect(await disc.locator('svg').boundingBox()).toMatchObject({ width: 48, height: 48 });
  });

  test('a button in a field keeps its distance to the border of the field', async ({ page }) => {
    await open(page, paths.exchange);
    const field = await page.locator('.MuiOutlinedInput-root:has(button)').boundingBox();
    const button = await page.getByText('Max', { exact: true }).boundingBox();
    const end = (button?.y ?? 0) + (button?.height ?? 0);
    expect((field?.y ?? 0) + (field?.height ?? 0) - end).toBeGreaterThanOrEqual(8);
  });

  test('the panels of an exchange end below their texts', async ({ page }) => {
    await open(page, paths.exchange);
    const panel = page.locator('.MuiPaper-root').filter({ hasText: 'Available' });
    const box = await panel.boundingBox();
    const hint = await panel.getByText(/^Available/).boundingBox();
    const end = (hint?.y ?? 0) + (hint?.height ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0) - end).toBeLessThanOrEqual(48);
  });

  test('the dot of a network is beside the first line of its label', async ({ page }) => {
    await open(page, paths.wallet);
    const label = page.getByRole('button', { name: /^Switch network/ }).getByText('Mainnet');
    const [line, dot] = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const [first] = range.getClientRects();
      const shape = element.previousElementSibling?.getBoundingClientRect();
      return [first && middle(first), shape && middle(shape)];
    });
    expect(Math.abs((line ?? 0) - (dot ?? 100))).toBeLessThanOrEqual(1);
  });

  test('the bars cover neither a heading of a day, nor a notice', async ({ page }) => {
    await open(page, livePaths.history);
    const bar = await page.getByRole('banner').boundingBox();
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    const covered = () =>
      page.locator('main h2').evaluateAll(
        (all, end) =>
          all
            .filter((heading) => {
              const { top, height } = heading.getBoundingClientRect();
              // The end of its day pushes a heading behind the bar.
              const day = heading.parentElement?.getBoundingClientRect();
              return top < end && (day?.bottom ?? 0) >= end + height;
            })
            .map((heading) => heading.textContent),
        bar?.height ?? 0,
      );
    await expect.poll(covered).toEqual([]);
    await page.goto(paths.home);
    await press('Scan')(page);
    const notice = await page.getByRole('alert').boundingBox();
    const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
  });
});
