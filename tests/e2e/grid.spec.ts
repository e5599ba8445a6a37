import type { Locator, Page } from '@playwright/test';
import { currencyPath, livePaths, paths, transactionPath } from '../../src/features/page/paths';
import { measureGrid } from './grid';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

/** The path of each page. The page of a currency occurs twice: for a crypto currency, and for US dollars. */
const PAGES = {
  ...paths,
  ...livePaths,
  transaction: transactionPath('personal-5'),
  currency: currencyPath('btc'),
  unitOfAccount: currencyPath('usd'),
};

/** The pages without a card. On all other pages, the test fails if it finds no card and so measures nothing. */
const WITHOUT_CARD = new Set(['forgotPassword', 'terms', 'privacy', 'pay']);

/** The only allowed distances, in pixels. grid.ts describes each kind. */
const GRID = { insets: 16, lines: 16, gaps: 24, starts: 16 };

/** Returns the distances of a page that differ from `GRID`, each with its kind and an example. */
async function offGrid(page: Page, hasCard: boolean): Promise<string[]> {
  const screen = page.locator('main, [role="dialog"]').last();
  const { cards, ...measured } = await screen.evaluate(measureGrid);
  const odd = Object.entries(measured).flatMap(([kind, examples]) =>
    Object.entries(examples)
      .filter(([distance]) => Number(distance) !== GRID[kind as keyof typeof GRID])
      .map(([distance, example]) => `${kind} ${distance}: ${example}`),
  );
  if (Object.keys(measured.starts).length === 0) odd.push('no content');
  if (hasCard !== cards > 0) odd.push(`${cards} cards`);
  return odd;
}

async function addContact(page: Page) {
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Name').fill('Grace');
  await dialog.getByLabel('Email or wallet address').fill('grace@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

for (const [name, path] of Object.entries(PAGES))
  test(`the page ${name} has one distance for content, for dividers and for sections`, async ({
    page,
  }) => {
    await page.goto(path);
    if (name === 'contacts') await addContact(page);
    if (name === 'pay') await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
    await expect.poll(() => offGrid(page, !WITHOUT_CARD.has(name))).toEqual([]);
  });

test('the menu, trailing links and the quick actions are on the grid', async ({ page }) => {
  await page.goto(paths.home);
  const menu = page.getByRole('button', { name: 'Open menu' }).locator('path');
  expect((await menu.boundingBox())?.x).toBeCloseTo(16, 0);
  const textEnd = await page.getByRole('link', { name: 'See all' }).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().right;
  });
  expect(Math.abs(textEnd - 374)).toBeLessThan(1);
  const card = await page.getByRole('region', { name: 'Total balance' }).boundingBox();
  const icon = await page.locator('.quick-action-icon').first().boundingBox();
  expect((icon?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBe(20);
  const label = await page.getByText('Receive', { exact: true }).boundingBox();
  const next = await page.getByRole('region', { name: 'Recent transactions' }).boundingBox();
  expect(Math.round((next?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0))).toBe(24);
});

/** Returns the distances between the boxes of fields that are below each other. */
const fieldGaps = (form: Locator) =>
  form.evaluate((element) => {
    const boxes = [...element.querySelectorAll('.MuiInputBase-root')].map((box) =>
      box.getBoundingClientRect(),
    );
    return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
  });

test('the fields of all forms have one distance, and are nearer to a choice above them', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(paths.signin);
  await waitForHydration(page);
  await expect.poll(() => fieldGaps(main)).toEqual([40]);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect.poll(() => fieldGaps(main)).toEqual([40]);
  await page.goto(paths.signup);
  await waitForHydration(page);
  await expect.poll(() => fieldGaps(main)).toEqual([40, 40, 40, 40]);
  await page.goto(paths.profile);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => fieldGaps(main)).toEqual([40, 40, 40, 40, 40]);
  await page.goto(paths.exchange);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect.poll(async () => (await fieldGaps(main))[0]).toBe(24);
  const dialog = page.getByRole('dialog');
  for (const [path, button, gaps] of [
    // The available amount is always shown below the second field.
    [paths.home, 'Send', [40, 48, 24]],
    [paths.home, 'Receive', [24]],
    [livePaths.contacts, 'Add contact', [40]],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expect.poll(() => fieldGaps(dialog), button).toEqual(gaps);
  }
  await dialog.getByRole('button', { name: 'Add another address' }).click();
  await expect.poll(() => fieldGaps(dialog)).toEqual([40, 40, 40, 40]);
});

test('an error is nearer to its own field than to the next label', async ({ page }) => {
  await page.goto(paths.signin);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const error = await textBox(page, 'Email is required');
  const field = await page.getByRole('textbox', { name: 'Email' }).boundingBox();
  const label = await textBox(page, 'Password');
  const toOwn = error.y - (field?.y ?? 0) - (field?.height ?? 0);
  const toNext = label.y - error.y - error.height;
  expect(toNext).toBeGreaterThan(2 * toOwn);
});

test('everything that drops down has the same arrow', async ({ page }) => {
  const arrowAfter = (control: string) =>
    page
      .locator(`:is(${control}) ~ svg path, :is(${control}) > svg:last-child path`)
      .first()
      .getAttribute('d');
  await page.goto(paths.exchange);
  const ofField = await arrowAfter('select');
  expect(ofField).toMatch(/^M15\.88 9\.29/);
  await page.goto(paths.wallet);
  await expect(page.getByRole('button', { name: /^Switch network/ })).toBeVisible();
  expect(await arrowAfter('[aria-haspopup="listbox"]')).toBe(ofField);
  await page.goto(paths.settings);
  await page.getByLabel('Language').waitFor();
  expect(await arrowAfter('select')).toBe(ofField);
});

test('a setting with a choice is on one line, and its hint is 4 px below its label', async ({
  page,
}) => {
  await page.goto(livePaths.data);
  for (const [path, label] of [
    [livePaths.data, 'Lock after'],
    [paths.settings, 'Language'],
  ] as const) {
    await page.goto(path);
    const select = page.getByLabel(label);
    const [choice, words] = [await select.boundingBox(), await textBox(page, label)];
    expect(choice?.height).toBe(44);
    const middle = (choice?.y ?? 0) + 22;
    expect(Math.abs(words.y + words.height / 2 - middle)).toBeLessThanOrEqual(1);
    const arrow = await select.locator('~ svg').boundingBox();
    expect(Math.round((arrow?.x ?? 0) + (arrow?.width ?? 0))).toBe(357);
    if (path === paths.settings) continue;
    const hint = await textBox(page, /^To use a lock/);
    expect(Math.round(hint.y - words.y - words.height)).toBeLessThanOrEqual(8);
  }
});

/** Returns the box of the element with a text. */
async function textBox(page: Page, text: string | RegExp) {
  const box = await page.getByText(text, { exact: true }).last().boundingBox();
  if (!box) throw new Error(`The text ${String(text)} is not shown`);
  return box;
}
