import { expect, test } from '../e2e/test';

/*
 * Tests the search, the docs pages and the manifests of the catalogue that `npm run build-storybook` has built.
 */

const START = { timeout: 60_000 };

test('the search lists components before flows', async ({ page }) => {
  await page.goto('?path=/docs/welcome--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  await expect(field).toBeVisible(START);
  const first = page.locator('.search-result-item').first();
  for (const [typed, found] of [
    ['Exchange', /ExchangeForm/],
    ['Profile', /Profile(?:Form|Menu|Summary)/],
    ['Wallet', /WalletSwitcher/],
    ['AmountField', /AmountField/],
    ['toast', /in a toast.*Find a component/],
    ['enter amount', /Enter amounts of money.*Find a component/],
  ] as const) {
    await field.fill(typed);
    await expect(first).toHaveText(found);
  }
  const docs = page.frameLocator('#storybook-preview-iframe');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(docs.getByRole('heading', { name: 'Enter amounts of money' })).toBeInViewport(START);
});

test('a component’s page shows its contents, size, source and theme', async ({ page, request }) => {
  await page.goto('?path=/docs/components-money-balancecard--docs&globals=theme:dark');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const contents = docs.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents).toContainText('Props', START);
  await expect(contents.getByRole('list').first().getByRole('link')).toContainText([
    'When not to use it',
    'Props',
    'States',
    'Hidden',
    'Keyboard',
  ]);

  await expect(docs.locator('.florin-facts')).toHaveText(
    /^\d+\.\d kB with gzip · Source src\/components\/money\/BalanceCard\/BalanceCard\.tsx · Needs the theme once/,
  );
  const href = await docs.getByRole('link', { name: 'Source', exact: true }).getAttribute('href');
  const source = await request.get(new URL(href ?? '', page.url()).href);
  expect(await source.text()).toContain('export interface BalanceCardProps');

  const ground = () =>
    docs
      .locator('.sbdocs-wrapper')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgb(34, 35, 37)');
  await page.getByRole('button', { name: /^Theme\W+Dark$/ }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');

  await docs.getByRole('link', { name: 'the theme', exact: true }).click();
  await expect(docs.getByRole('heading', { name: /The theme$/ })).toBeInViewport();
});

test('the docs page of an app page shows the URL of the page, and no code to copy', async ({
  page,
}) => {
  await page.goto('?path=/docs/pages-homepage--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByText('Its address is /app')).toBeVisible(START);
  await expect(docs.getByText('Show code')).toHaveCount(0);
});

test('the manifests contain imports of the package', async ({ request, baseURL }) => {
  const read = async (path: string) => (await request.get(new URL(path, baseURL).href)).text();
  const id = 'components-money-balancecard';
  expect(await read('manifests/components.json')).toContain(`services/core/docgen/${id}.json`);
  const stories = JSON.parse(await read(`services/core/story-docs/${id}.json`)) as {
    components: Record<string, { import?: string }>;
  };
  expect(stories.components[id]?.import).toBe("import { BalanceCard } from 'florin/BalanceCard';");
});
