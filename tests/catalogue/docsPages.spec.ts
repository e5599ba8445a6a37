import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { violations } from '../e2e/axe';
import { expect, test } from '../e2e/test';

/*
 * Tests the search, the docs pages and the manifests of the catalogue that `npm run build-storybook` has built.
 */

const START = { timeout: 60_000 };

const INDEX = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

const { entries: ENTRIES } = JSON.parse(readFileSync(INDEX, 'utf8')) as {
  entries: Record<
    string,
    | {
        readonly title: string;
        readonly type: string;
        readonly anchors?: readonly { readonly id: string }[];
      }
    | undefined
  >;
};

/** A search word, and the first result. */
const SEARCHES = [
  ['send', /^SendForm docs.*components/],
  ['balance', /^BalanceCard docs.*components/],
  ['toast', /^Notice docs.*components/],
  ['pay', /^SendForm docs.*components/],
  ['contact', /^Contact(?:Form|List) docs.*components/],
  ['qr', /^QrCode docs.*components/],
  ['chart', /^PriceChart docs.*components/],
  ['SendForm', /^SendForm docs.*components/],
  ['BalanceCard', /^BalanceCard docs.*components/],
  ['AmountField', /^AmountField docs.*components/],
  ['Exchange', /^ExchangeForm docs.*components/],
  ['Profile', /^ProfileForm docs.*components/],
  ['Wallet', /^WalletSwitcher docs.*components/],
  ['empty', /^EmptyState docs.*components/],
  ['dark', /^(?:Theming|Colour) docs.*(?:guides|foundations)/],
  ['enter amount', /Enter amounts of money.*Find a component/],
] as const;

test('the search lists the page of a component first', async ({ page }) => {
  await page.goto('?path=/docs/accessibility--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  await expect(field).toBeVisible(START);
  const first = page.locator('.search-result-item').first();
  for (const [typed, found] of SEARCHES) {
    await field.fill(typed);
    await expect(first).toHaveText(found);
  }
  const docs = page.frameLocator('#storybook-preview-iframe');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(docs.getByRole('heading', { name: 'Enter amounts of money' })).toBeInViewport(START);
  await field.fill('toast');
  await first.click();
  await expect(docs.getByRole('heading', { name: 'Notice', level: 1 })).toBeInViewport(START);
});

test('each search result of a docs page is on that page', async ({ page }) => {
  const pages = ['components-payments-sendform', 'features-payments-sendsheet', 'pages-homepage'];
  for (const id of pages) {
    const anchors = (ENTRIES[`${id}--docs`]?.anchors ?? []).map((anchor) => anchor.id);
    expect(anchors).not.toEqual([]);
    await page.goto(`iframe.html?id=${id}--docs&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(START);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  }
});

test('a docs page shows the props of a component, also if the component renders in a frame or its stories have no args', async ({
  page,
}) => {
  for (const id of ['layout-appshell', 'money-amount', 'money-maskedtext', 'inputs-form']) {
    await page.goto(`iframe.html?id=components-${id}--docs&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 2, name: 'Props' })).toBeVisible(START);
    await expect(page.getByRole('columnheader', { name: 'Control' }).first()).toBeAttached();
  }
});

test('a docs page opens at its top, also if one of its stories takes the focus', async ({
  page,
}) => {
  for (const [id, text] of [
    ['payments-paymentreview', 'These terms have expired.'],
    ['screens-choosebackup', 'Checking the backup…'],
  ] as const) {
    await page.goto(`iframe.html?id=components-${id}--docs&viewMode=docs`);
    const story = page.locator('.florin-states section').filter({ hasText: text }).first();
    await expect(story).toBeVisible(START);
    await expect(page.locator('.florin-states')).not.toHaveAttribute('inert');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
      0,
      'BODY',
    ]);
  }
});

test('the page for finding a component shows pictures of the components', async ({ page }) => {
  await page.goto('iframe.html?id=find-a-component--docs&viewMode=docs');
  const money = page.getByRole('heading', { name: 'Money', exact: true });
  await expect(money).toBeVisible(START);
  await money.scrollIntoViewIfNeeded();
  const card = page.locator('li', { has: page.getByRole('link', { name: 'BalanceCard' }) });
  // The picture of a component is hidden from assistive technology, because the link already names the component.
  await expect(card.getByText('Total balance')).toBeVisible(START);
  await expect(card.locator('.florin-thumbnail')).toHaveAttribute('inert');
});

test('the whole card of a component is a link, and its picture fits into the card', async ({
  page,
}) => {
  await page.goto('?path=/docs/find-a-component--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const card = docs.locator('li', { has: docs.getByRole('link', { name: 'SignupForm' }) });
  await expect(card).toBeVisible(START);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Create Account')).toBeVisible(START);
  const frame = card.locator('.florin-thumbnail');
  await expect
    .poll(async () => {
      const [around, content] = [
        await frame.boundingBox(),
        await frame.locator('> div').boundingBox(),
      ];
      return (content?.height ?? 999) - (around?.height ?? 0);
    })
    .toBeLessThanOrEqual(0);
  const [picture, name] = [
    await frame.boundingBox(),
    await card.getByRole('link', { name: 'SignupForm' }).boundingBox(),
  ];
  expect(Math.round((name?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0))).toBe(12);
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20);
  await expect(page).toHaveURL(/path=\/docs\/components-auth-signupform--docs/);
});

test('all code of the docs pages has one typeface and the colours of the theme', async ({
  page,
}) => {
  const FILLS = { light: 'rgb(246, 244, 238)', dark: 'rgb(12, 20, 17)' };
  const MONO = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
  /** The pages, with an element that has the background of the code, and with the code. */
  const places = [
    ['guides-theming', 'p > code', 'p > code'],
    ['guides-theming', '.docblock-source', 'pre div'],
    // The code of a story on the page, and of a story in a frame.
    ['components-money-balancecard', '.sbdocs-preview > div:has(pre) > div', 'pre div'],
    ['components-layout-appshell', '.docblock-source', 'pre div'],
    ['welcome', '.florin-command', '.florin-command > code'],
  ] as const;
  for (const [theme, fill] of Object.entries(FILLS))
    for (const [id, ground, code] of places) {
      await page.goto(`iframe.html?id=${id}--docs&viewMode=docs&globals=theme:${theme}`);
      const content = page.locator('.sbdocs-content');
      await expect(content.locator(ground).first()).toHaveCSS('background-color', fill, START);
      await expect(content.locator(code).first()).toHaveCSS('font-family', MONO);
      if (code === 'p > code')
        await expect(content.locator(code).first()).toHaveCSS('margin', '0px');
    }
});

test('code has enough contrast in both themes', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(
      `iframe.html?id=components-money-balancecard--docs&viewMode=docs&globals=theme:${theme}`,
    );
    await expect(page.locator('.sbdocs-content pre').first()).toBeVisible(START);
    await expect(page.locator('.docblock-argstable-body > tr').first()).toBeVisible();
    const found = (await violations(page)).filter((fault) => fault.startsWith('color-contrast'));
    expect(found, theme).toEqual([]);
  }
});

test('the table of props fits beside the sidebar and on a phone, whose text has a margin of 16 px', async ({
  page,
}) => {
  // The page beside the sidebar in a window of 1280 px.
  await page.setViewportSize({ width: 980, height: 900 });
  await page.goto('iframe.html?id=components-money-balancecard--docs&viewMode=docs');
  const row = page.getByRole('row', { name: /^color/ });
  await expect(row).toBeVisible(START);
  const hiddenIn = (of: Locator) =>
    of.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await hiddenIn(page.locator('.docblock-argstable'))).toBe(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const content = await page.locator('.sbdocs-content').boundingBox();
    expect([content?.x, content?.width]).toEqual([16, width - 32]);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Description',
      'Default',
      'Control',
    ]);
    const cells = row.getByRole('cell');
    await expect(cells).toHaveCount(4);
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(width - 15);
      expect(await hiddenIn(cell)).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the components of the brand page stay in view beside the fields', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-brand--docs&viewMode=docs');
  const field = page.getByLabel('evergreen, end');
  await expect(field).toBeVisible(START);
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });
  const sample = page.getByRole('region', { name: 'Components in the brand' });
  await expect(sample.getByText('Total balance')).toBeInViewport();
  const [fields, components] = [await field.boundingBox(), await sample.boundingBox()];
  expect((components?.x ?? 0) - (fields?.x ?? 999)).toBeGreaterThan(300);
});

test('a frame on a page about colours is as high as its story', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-colour--docs&viewMode=docs');
  for (const name of ['Dark Theme', 'Contrast In Dark']) {
    const frame = page.locator(`iframe[title="${name}"]`);
    await frame.scrollIntoViewIfNeeded(START);
    const story = page.frameLocator(`iframe[title="${name}"]`);
    await expect(story.getByRole('row', { name: /^fieldOutline/ })).toBeVisible(START);
    await expect
      .poll(() => story.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
      .toBe(0);
  }
});

test('the page of the send form has little code above the advice', async ({ page }) => {
  await page.goto('iframe.html?id=components-payments-sendform--docs&viewMode=docs');
  const advice = page.getByRole('heading', { name: 'When not to use it' });
  await expect(advice).toBeVisible(START);
  const code = page.locator('pre', { hasText: 'SendForm' });
  await expect(code.first()).toHaveText(
    /^import \{ SendForm \} from 'florin\/SendForm';\s+<SendForm[^;]+onSend=\{onSend\}[^;]+\/>;$/,
  );
  expect((await code.first().innerText()).split('\n').length).toBeLessThanOrEqual(20);
  const { y = 0 } = (await advice.boundingBox()) ?? {};
  expect(y).toBeLessThan(1_600);
  const last = page.getByRole('heading', { name: 'A complete page' });
  await expect(last).toBeVisible();
  for (const state of ['warning', 'insufficient-balance', 'sending', 'in-doubt']) {
    const shown = page.locator(`[id="anchor--components-payments-sendform--${state}"]`);
    await expect(shown.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    const form = await shown.locator('form').boundingBox();
    expect(form?.width ?? 999).toBeLessThanOrEqual(416);
  }
  await expect(page.getByText('Insufficient balance').first()).toBeVisible();
});

test('the page of the send form is half as high as its stories in one column, and its matrix is folded', async ({
  page,
}) => {
  await page.goto('iframe.html?id=components-payments-sendform--docs&viewMode=docs');
  const matrix = page.locator('[id="anchor--components-payments-sendform--matrix"]');
  await expect(matrix.getByText('Show every state in both themes')).toBeVisible(START);
  await expect(page.getByRole('row', { name: /^onSend\b/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(8);
  // In one column, with the matrix and all types, the page is 14,700 px high.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThan(7_400);
  await matrix.getByText('Show every state in both themes').click();
  const states = matrix.frameLocator('iframe');
  await expect(states.getByRole('textbox', { name: 'Amount' }).first()).toBeVisible(START);
});

test('the table of props has a row for each prop, and a long type behind a button', async ({
  page,
}) => {
  await page.goto('iframe.html?id=components-charts-pricechart--docs&viewMode=docs');
  const rows = page.locator('.docblock-argstable-body > tr');
  await expect(rows.first()).toBeVisible(START);
  await expect(rows).toHaveCount(10);
  const [table, description] = [
    await page.locator('.docblock-argstable').boundingBox(),
    await page.getByRole('columnheader', { name: 'Description' }).boundingBox(),
  ];
  expect((description?.width ?? 0) / (table?.width ?? 1)).toBeGreaterThan(0.4);
  await page.locator('.docblock-argstable .sbdocs-expandable').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the page of a flow lists its steps, with a link that runs them', async ({ page }) => {
  await page.goto('?path=/docs/flows-signup--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const steps = docs.locator('.florin-steps').first();
  await expect(steps.getByRole('listitem')).toHaveText(
    ['Sign up with the demo email', 'The wallet opens'],
    START,
  );
  await steps.getByRole('link', { name: 'Run the steps' }).click();
  await expect(page).toHaveURL(/path=\/story\/flows-signup--/);
  await expect(page.getByText('Pass', { exact: true })).toBeVisible(START);
});

test('a story of a wide window is shown whole, in a window of that width', async ({ page }) => {
  await page.goto('iframe.html?id=components-layout-appshell--docs&viewMode=docs');
  const content = page.locator('.sbdocs-content');
  for (const [name, width] of [
    ['Wide Layout', 1280],
    ['Wide Layout At 900', 900],
  ] as const) {
    const frame = page.locator(`iframe[title="${name}"]`);
    await frame.scrollIntoViewIfNeeded(START);
    const window = page.frameLocator(`iframe[title="${name}"]`).locator('html');
    await expect.poll(() => window.evaluate(() => innerWidth)).toBe(width);
    const [around, shown] = [await content.boundingBox(), await frame.boundingBox()];
    expect(shown?.width ?? 999).toBeLessThanOrEqual(around?.width ?? 0);
    expect(shown?.width ?? 0).toBeGreaterThan(850);
  }
});

test('a docs page shows the comments of stories, without the rules that they name', async ({
  page,
}) => {
  await page.goto('iframe.html?id=components-layout-appshell--docs&viewMode=docs');
  const comment = page.getByText('the page stays one column, as wide as a large phone.');
  await expect(comment).toHaveText(/The bars are inside a frame\.$/, START);
  await expect(page.locator('#storybook-docs')).not.toContainText('@spec');
});

test('a frame is in the middle of a docs page, and the line below it names what a press does', async ({
  page,
}) => {
  await page.goto('iframe.html?id=components-layout-appshell--docs&viewMode=docs');
  const frame = page.locator('iframe[title="Base"]');
  await expect(frame).toBeVisible(START);
  const [around, shown] = [
    await page.locator('.sbdocs-content').boundingBox(),
    await frame.boundingBox(),
  ];
  const middle = (box: typeof shown) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(shown) - middle(around))).toBeLessThan(2);
  const code = page.locator('details').first();
  await expect(code.locator('summary')).toHaveText('Hide code');
  await expect(code.locator('pre')).toContainText("import { AppShell } from 'florin/AppShell';");
  await code.locator('summary').click();
  await expect(code.locator('summary')).toHaveText('Show code');
  await expect(code.locator('pre')).toBeHidden();
});

test('a component’s page shows its contents, size, source and theme', async ({ page, request }) => {
  await page.goto('?path=/docs/components-money-balancecard--docs&globals=theme:dark');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const contents = docs.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents).toContainText('Props', START);
  await expect(contents.getByRole('list').first().getByRole('link')).toContainText([
    'When not to use it',
    'States',
    'Stale',
    'Keyboard',
    'Props',
  ]);

  await expect(docs.locator('.florin-facts')).toHaveText(
    /^\d+\.\d kB with gzip · Source src\/components\/money\/BalanceCard\.tsx · Needs the theme once/,
  );
  const href = await docs.getByRole('link', { name: 'Source', exact: true }).getAttribute('href');
  const source = await request.get(new URL(href ?? '', page.url()).href);
  expect(await source.text()).toContain('export interface BalanceCardProps');

  const ground = () =>
    docs
      .locator('.sbdocs-wrapper')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgb(19, 29, 25)');
  await page.getByRole('button', { name: /^Theme\W+Dark$/ }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');

  await docs.getByRole('link', { name: 'the theme', exact: true }).click();
  await expect(docs.getByRole('heading', { name: /The theme$/ })).toBeInViewport();
});

test('a language from right to left turns the stories of a docs page, and not its text', async ({
  page,
}) => {
  await page.goto(
    'iframe.html?id=components-money-balancecard--docs&viewMode=docs&globals=language:ar',
  );
  const story = page.locator('.docs-story').first();
  await expect(story.getByText('إجمالي الرصيد')).toBeVisible(START);
  await expect(story).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
});

test('the docs page of an app page shows the URL of the page, and no code to copy', async ({
  page,
}) => {
  await page.goto('iframe.html?id=pages-homepage--docs&viewMode=docs');
  await expect(page.getByText('Its address is /app')).toBeVisible(START);
  await expect(page.getByText('Show code')).toHaveCount(0);
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
