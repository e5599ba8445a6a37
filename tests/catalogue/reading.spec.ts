import { expect, test } from '../e2e/test';

/*
 * The built catalogue as it is read: by people in either theme and by the search, and by machines. It is built by
 * `npm run build-storybook`.
 */

const START = { timeout: 60_000 };

test('the first hit of the search is a component before a flow', async ({ page }) => {
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

test('a component’s page lists its parts, says its size, follows the theme, and leads to its source and the theme it needs', async ({
  page,
  request,
}) => {
  await page.goto('?path=/docs/components-money-balancecard--docs&globals=theme:dark');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const contents = docs.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents).toContainText('Usage', START);
  await expect(contents.getByRole('list').first().getByRole('link')).toContainText([
    'Usage',
    'Props',
    'Stories',
    'Hidden',
  ]);

  await expect(docs.locator('.florin-facts')).toHaveText(
    /^\d+\.\d kB with gzip · Source src\/components\/money\/BalanceCard\/BalanceCard\.tsx$/,
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

  await docs.getByRole('link', { name: 'Take a component' }).click();
  await expect(docs.getByRole('heading', { name: 'Take a component' })).toBeInViewport();
});

test('a page’s own page shows it in the app, and no code that nobody else can use', async ({
  page,
}) => {
  await page.goto('?path=/docs/pages-homepage--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { name: 'In the app' })).toBeVisible(START);
  await expect(docs.getByText('It stands at /app')).toBeVisible();
  await expect(docs.getByRole('heading', { name: 'Usage' })).toHaveCount(0);
  await expect(docs.getByText('Show code')).toHaveCount(0);
});

test('machines read imports that exist', async ({ request, baseURL }) => {
  const read = async (path: string) => (await request.get(new URL(path, baseURL).href)).text();
  const id = 'components-money-balancecard';
  expect(await read('manifests/components.json')).toContain(`services/core/docgen/${id}.json`);
  const stories = JSON.parse(await read(`services/core/story-docs/${id}.json`)) as {
    components: Record<string, { import?: string }>;
  };
  expect(stories.components[id]?.import).toBe("import { BalanceCard } from 'florin/BalanceCard';");
});
