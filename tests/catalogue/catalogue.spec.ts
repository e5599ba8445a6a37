import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/test';
import { test as unguarded } from '../served';

/*
 * The built catalogue: its worlds live, its panel steers them, its switches act, and it can be looked
 * through. It is built by `npm run build-storybook`.
 */

/** The catalogue is two megabytes of code of its own before it shows anything. */
const START = { timeout: 60_000 };

/** Opens a story with its World panel, and waits until it shows the balance. */
async function openStory(page: Page, query: string): Promise<FrameLocator> {
  await page.goto(`?path=/story/${query}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('region', { name: 'Total balance' })).toBeVisible(START);
  await page.getByRole('tab', { name: 'World' }).click();
  return story;
}

/** Sends $47.32 from the home page, and returns the sheet. */
async function send(story: FrameLocator): Promise<Locator> {
  await story.getByRole('button', { name: 'Send' }).click();
  const sheet = story.getByRole('dialog', { name: 'Send' });
  await sheet.getByLabel('Recipient').fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('47.32');
  await sheet.getByRole('button', { name: 'Send' }).click();
  return sheet;
}

const clock = (page: Page) => page.getByRole('region', { name: 'Clock' });

test('a page is the app: its clock runs, and its next call can be made to fail', async ({
  page,
}) => {
  const story = await openStory(page, 'pages-homepage--base');
  await expect(clock(page)).toContainText('running');
  await expect(clock(page).getByRole('time')).not.toHaveText('2026-03-14 09:26:53 UTC');

  await page.getByRole('switch', { name: 'Next call fails' }).click();
  const sheet = await send(story);
  await expect(page.getByRole('region', { name: 'Orders under way' })).toContainText(
    'Send $47.32 to rent@example.com',
  );
  await expect(sheet.getByRole('alert')).toContainText('We could not confirm this payment.');

  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Personal Wallet' })).toContainText('$2,800.00');
  await expect(page.getByRole('region', { name: 'Newest transactions' })).toContainText(
    '-$47.32 · Sent to rent@example.com · completed',
  );
});

test('the clock can be frozen and moved on by hand, and the world started anew', async ({
  page,
}) => {
  await openStory(page, 'pages-homepage--base');
  await clock(page).getByRole('button', { name: 'Freeze' }).click();
  await expect(clock(page)).toContainText('standing still');
  const before = await clock(page).getByRole('time').textContent();
  await clock(page)
    .getByRole('button', { name: '+1 min: move the clock on by one minute' })
    .click();
  await expect(clock(page)).toContainText('09:27:');
  expect(before).toContain('09:26:');
  await clock(page).getByRole('button', { name: 'Reset world' }).click();
  await expect(clock(page)).toContainText('09:26:');
  await expect(clock(page)).toContainText('running');
});

test('a call that waits for a clock that stands still says so', async ({ page }) => {
  const story = await openStory(page, 'pages-homepage--base');
  const calls = page.getByRole('region', { name: 'Calls' }).getByRole('status');
  await expect(calls).toHaveText('No call is under way.');
  await clock(page).getByRole('button', { name: 'Freeze' }).click();
  await page.getByRole('switch', { name: 'Next call fails' }).click();
  const sheet = await send(story);
  await expect(calls).toHaveText('Send waits for the clock: it will fail when the clock moves on.');

  await clock(page).getByRole('button', { name: '+5 s' }).click();
  await expect(sheet.getByRole('alert')).toContainText('We could not confirm this payment.');
  await expect(calls).toHaveText('No call is under way.');
});

// The play function stops where it expects the story's own world, and Storybook writes that to the console.
unguarded('the toolbar’s world, text size and motion act on a story', async ({ page }) => {
  const story = await openStory(
    page,
    'pages-homepage--base&globals=world:empty;textSize:large;motion:reduced',
  );
  const total = story.getByRole('region', { name: 'Total balance' });
  await expect(total).toContainText('$0.00');
  await expect(clock(page)).toContainText('running');
  const look = await story.locator('html').evaluate((html) => ({
    size: getComputedStyle(html).fontSize,
    moving: [...document.querySelectorAll('#storybook-root *')].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration !== '0s' || animationName !== 'none';
    }).length,
  }));
  expect(look).toEqual({ size: '32px', moving: 0 });

  await page.getByRole('button', { name: /^World, / }).click();
  await page.getByRole('option', { name: 'Story’s world' }).click();
  await expect(total).toContainText('$20,0');
  await expect(clock(page)).toContainText('running');
});

unguarded('the toolbar’s language is that of the components', async ({ page }) => {
  await page.goto('?path=/story/components-payments-quickactions--base&globals=language:de');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Senden' })).toBeVisible(START);
  await page.getByRole('button', { name: /^Language of the components/ }).click();
  await page.getByRole('option', { name: 'Pseudo-locale' }).click();
  await expect(story.getByRole('button', { name: '⟦Šéñð' })).toBeVisible();
});

unguarded(
  'the toolbar’s direction is that of the language, or the chosen one',
  async ({ page }) => {
    await page.goto('?path=/story/components-settings-settingsitem--base&globals=language:ar');
    const story = page.frameLocator('#storybook-preview-iframe');
    const document = story.locator('html');
    await expect(document).toHaveAttribute('dir', 'rtl', START);
    await expect(document).toHaveAttribute('lang', 'ar');
    await page.getByRole('button', { name: /^Direction of the page/ }).click();
    await page.getByRole('option', { name: 'Left to right' }).click();
    await expect(document).toHaveAttribute('dir', 'ltr');
    await expect(document).toHaveAttribute('lang', 'ar');
  },
);

test('the search above the sidebar finds a component, and a task by its words', async ({
  page,
}) => {
  await page.goto('?path=/docs/welcome--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  await expect(field).toBeVisible(START);
  const first = page.locator('.search-result-item').first();
  for (const [typed, found] of [
    ['AmountField', /AmountField/],
    ['toast', /in a toast.*Find a component/],
    ['modal', /modal.*Find a component/],
    ['enter amount', /Enter amounts of money.*Find a component/],
  ] as const) {
    await field.fill(typed);
    await expect(first).toHaveText(found);
  }
  await field.press('ArrowDown');
  await field.press('Enter');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { name: 'Enter amounts of money' })).toBeInViewport(START);
});

test('a component’s page lists its parts, and leads to the theme that it needs', async ({
  page,
}) => {
  await page.goto('?path=/docs/components-inputs-amountfield--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const contents = docs.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents).toContainText('Usage', START);
  await expect(contents.getByRole('list').first().getByRole('link')).toContainText([
    'Usage',
    'Props',
    'Stories',
    'With Available',
  ]);
  await docs.getByRole('link', { name: 'Take a component' }).click();
  await expect(docs.getByRole('heading', { name: 'Take a component' })).toBeInViewport();
});
