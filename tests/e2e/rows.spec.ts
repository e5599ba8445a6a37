import { livePaths, paths } from '../../src/features/page/paths';
import { openWithoutCode } from './hydration';
import { transactions } from './steps';
import { expect, test } from './test';

test('Payments shows at least four transactions above the tab bar of a phone', async ({ page }) => {
  await page.goto(paths.payments);
  await expect(transactions(page)).toHaveCount(8);
  const end = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y ?? 0;
  expect(end).toBeGreaterThan(700);
  const rows = await transactions(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
  );
  expect(rows.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(4);
  // A completed transaction without a fee has two lines.
  expect(rows[0]?.height).toBe(68);
});

test('a bar is in the place of a date until the time zone is known', async ({ page }) => {
  const boxes = async () =>
    transactions(page).evaluateAll((all) =>
      all.map((row) => JSON.stringify(row.getBoundingClientRect())),
    );
  const loadCode = await openWithoutCode(page, paths.home);
  await expect(transactions(page)).toHaveCount(8);
  const bar = transactions(page).first().locator('time');
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ width: 64, height: 10 });
  const before = await boxes();
  loadCode();
  await expect(bar).toHaveText(/\d/);
  expect(await boxes()).toEqual(before);
});

test('the history begins near the top, and repeats no date under the heading of a day', async ({
  page,
}) => {
  await page.goto(livePaths.history);
  // Just after midnight, no transaction is from today.
  const first = page
    .getByRole('list', { name: /^(?:Today|Yesterday)$/ })
    .getByRole('listitem')
    .first();
  const box = await first.boundingBox();
  expect(box?.y).toBeGreaterThan(100);
  expect(box?.y).toBeLessThan(340);
  const times = await page.getByRole('listitem').locator('time').allTextContents();
  expect(times.length).toBeGreaterThan(4);
  for (const time of times) expect(time).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
});

test('a contact has one row of 64 px with three buttons', async ({ page }) => {
  await page.goto(livePaths.contacts);
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Name').fill('A person with quite a long name');
  await dialog.getByLabel('Email or wallet address').fill('quite.a.long.name@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'A person' });
  expect((await row.boundingBox())?.height).toBe(64);
  const buttons = [
    row.getByRole('link', { name: 'Send' }),
    row.getByRole('button', { name: 'Edit' }),
    row.getByRole('button', { name: 'Remove' }),
  ];
  for (const button of buttons) {
    await expect(button).toHaveAccessibleDescription('A person with quite a long name');
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
