import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../e2e/test';
import { test as testAllowingErrors } from '../served';

/*
 * Tests the panel Clock and calls, which shows and changes the simulated clock and back end of a story, and the
 * toolbar. The tests open the catalogue that `npm run build-storybook` has built.
 */

/** Storybook loads two megabytes of code before it shows anything, so the first check needs a long timeout. */
const START = { timeout: 60_000 };

/** Opens a story, waits until the story shows the balance, and opens the panel Clock and calls. */
async function openStory(page: Page, query: string): Promise<FrameLocator> {
  await page.goto(`?path=/story/${query}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('region', { name: 'Total balance' })).toBeVisible(START);
  await page.getByRole('tab', { name: 'Clock and calls' }).click();
  return story;
}

/** Sends $47.32 from the home page. */
async function send(story: FrameLocator): Promise<void> {
  await story.getByRole('button', { name: 'Send' }).click();
  const sheet = story.getByRole('dialog', { name: 'Send' });
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('47.32');
  await sheet.getByRole('button', { name: 'Send' }).click();
}

const clock = (page: Page) => page.getByRole('region', { name: 'Clock' });

test('the panel Interactions is open for pages and tests, and Controls for components', async ({
  page,
}) => {
  await page.goto('?path=/story/pages-notfoundpage--inside-the-app');
  const selected = (name: RegExp) => page.getByRole('tab', { name, selected: true });
  await expect(selected(/^Interactions/)).toBeVisible(START);
  // If the page is left while its play function runs, the function reports an error.
  await expect(page.getByText('Pass', { exact: true })).toBeVisible(START);
  await page.getByRole('searchbox', { name: 'Search for components' }).fill('AmountField');
  await page.locator('.search-result-item').first().click();
  await page.locator('[data-item-id="components-inputs-amountfield--base"] > button').click();
  await expect(selected(/^Controls/)).toBeVisible(START);
  await page.getByRole('link', { name: 'Writes zero in the locale' }).click();
  await expect(selected(/^Interactions/)).toBeVisible(START);
});

test('the panel Clock and calls controls the clock of a page and fails calls', async ({ page }) => {
  const story = await openStory(page, 'pages-homepage--base');
  const time = clock(page).getByRole('time');
  const now = async () => Date.parse((await time.textContent()) ?? '');
  const calls = page.getByRole('region', { name: 'Calls' }).getByRole('status');
  const wallet = page.getByRole('region', { name: 'Personal Wallet' });

  await test.step('Freeze the clock, and advance it by a minute', async () => {
    await expect(clock(page)).toContainText('running');
    await expect(time).not.toHaveText('2026-03-14 09:26:53 UTC');
    await clock(page).getByRole('button', { name: 'Freeze' }).click();
    await expect(clock(page)).toContainText('stopped');
    const before = await now();
    await clock(page)
      .getByRole('button', { name: '+1 min: move the clock on by one minute' })
      .click();
    await expect.poll(now).toBe(before + 60_000);
  });

  await test.step('Make the next call fail when the clock advances', async () => {
    await expect(calls).toHaveText('No call is pending.');
    await page.getByRole('switch', { name: 'Next call fails' }).click();
    await send(story);
    await expect(page.getByRole('region', { name: 'Pending orders' })).toContainText(
      'Send $47.32 to rent@example.com',
    );
    await expect(calls).toHaveText(
      'Send waits for the clock: it will fail when the clock moves on.',
    );
    await clock(page).getByRole('button', { name: '+5 s' }).click();
    await expect(story.getByRole('dialog').getByRole('alert')).toContainText(
      'We could not confirm this payment.',
    );
    await expect(calls).toHaveText('No call is pending.');
  });

  await test.step('Repeat the call successfully, and see the new balance in the panel', async () => {
    await story.getByRole('button', { name: 'Check again' }).click();
    await expect(calls).toContainText('waits for the clock');
    await clock(page).getByRole('button', { name: '+5 s' }).click();
    await expect(story.getByRole('dialog')).toBeHidden();
    await expect(wallet).toContainText('$2,800.00');
    await expect(page.getByRole('region', { name: 'Newest transactions' })).toContainText(
      '-$47.32 · Sent to rent@example.com · completed',
    );
  });

  await test.step('Reset the world', async () => {
    await clock(page).getByRole('button', { name: 'Reset world' }).click();
    await expect(clock(page)).toContainText('running');
    await expect(wallet).toContainText('$2,847.32');
  });
});

// The play function of this story expects the default wallets, but the test opens the story with empty wallets. So the
// function fails, and Storybook logs its error to the console.
testAllowingErrors(
  'the toolbar’s world, text size and motion apply to a story',
  async ({ page }) => {
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

    await page.getByRole('button', { name: /^Data of stories/ }).click();
    await page.getByRole('option', { name: 'As in the story' }).click();
    await expect(total).toContainText('$20,0');
    await expect(clock(page)).toContainText('running');
  },
);

testAllowingErrors('the toolbar’s language and direction apply to a story', async ({ page }) => {
  await page.goto('?path=/story/components-payments-quickactions--base&globals=language:de');
  const story = page.frameLocator('#storybook-preview-iframe');
  const document = story.locator('html');
  const choose = async (toolbar: RegExp, option: string) => {
    await page.getByRole('button', { name: toolbar }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await expect(story.getByRole('button', { name: 'Senden' })).toBeVisible(START);
  await choose(/^Language of the components/, 'Pseudo-locale');
  await expect(story.getByRole('button', { name: '⟦Šéñð' })).toBeVisible();
  await choose(/^Language of the components/, 'العربية');
  await expect(document).toHaveAttribute('dir', 'rtl');
  await choose(/^Direction of the page/, 'Left to right');
  await expect(document).toHaveAttribute('dir', 'ltr');
  await expect(document).toHaveAttribute('lang', 'ar');
});
