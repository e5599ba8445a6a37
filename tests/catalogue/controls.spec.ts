import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../served';

/*
 * Tests the Controls panel of the catalogue that `npm run build-storybook` has built: each prop of each component has
 * the control that suits its type.
 */

const SERVICES = fileURLToPath(new URL('../../storybook-static/services/core', import.meta.url));

/** A prop in Storybook's service files. `control` is absent if Storybook infers the control from the type. */
interface ArgType {
  readonly type: { readonly name: string; readonly required?: boolean };
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly string[];
  readonly description?: string;
  readonly table: {
    readonly type?: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

interface Published {
  readonly components: Readonly<
    Record<
      string,
      {
        readonly argTypes?: Readonly<Record<string, ArgType>>;
        readonly stories?: Readonly<Record<string, { readonly snippet?: string }>>;
      }
    >
  >;
}

const published = (service: string, id: string) =>
  (JSON.parse(readFileSync(`${SERVICES}/${service}/${id}.json`, 'utf8')) as Published).components[
    id
  ];

interface Prop extends ArgType {
  /** The component's id and the prop's name: `money-amount.value`. */
  readonly name: string;
  readonly shownType: string;
  /** Whether the first story passes no `fn()` to this callback, so the Actions panel would not show its calls. */
  readonly isSilent: boolean;
}

const PROPS = readdirSync(`${SERVICES}/docgen`)
  .map((file) => file.replace(/\.json$/, ''))
  .filter((id) => id.startsWith('components-'))
  .flatMap((id): Prop[] => {
    const base = published('story-docs', id)?.stories?.[`${id}--base`]?.snippet ?? '';
    return Object.entries(published('docgen', id)?.argTypes ?? {}).map(([name, argType]) => ({
      ...argType,
      name: `${id.replace('components-', '')}.${name}`,
      shownType: argType.table.type?.summary ?? '',
      isSilent:
        // A first story that is a render function is not checked, because it may pass the callback in another way.
        base.startsWith('const Base = () => <') && !new RegExp(`\\b${name}=\\{fn[<(]`).test(base),
    }));
  });

const namesOf = (isSo: (prop: Prop) => boolean) => PROPS.filter(isSo).map(({ name }) => name);

test('Storybook publishes the props of the components', () => {
  expect(PROPS.length).toBeGreaterThan(700);
  expect(namesOf(({ shownType }) => shownType === '')).toEqual([]);
});

test('every required prop has a description', () => {
  expect(
    PROPS.filter(({ type, description = '' }) => type.required === true && description === '').map(
      ({ name }) => name,
    ),
  ).toEqual([]);
});

test('every amount of money has a text field', () => {
  const isMoney = ({ shownType }: Prop) => /^Decimal(?: \| UnknownAmount)?$/.test(shownType);
  expect(namesOf(isMoney).toSorted()).toEqual([
    'charts-pricechart.price',
    'demo-heroemblem.change24h',
    'demo-heroemblem.total',
    'exchange-exchangeform.change24h',
    'exchange-exchangequote.amount',
    'exchange-exchangequote.change24h',
    'exchange-exchangequote.received',
    'inputs-amountfield.available',
    'money-amount.value',
    'money-amountwithunit.available',
    'money-amountwithunit.most',
    'money-balancecard.change24h',
    'money-balancecard.total',
    'money-changelabel.change',
    'screens-holding.available',
    'screens-holding.balance',
    'screens-pricepanel.price',
  ]);
  expect(namesOf((prop) => isMoney(prop) && prop.type.name !== 'string')).toEqual([]);
});

test('every currency has a select with the currencies', () => {
  const SIX = ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada'];
  const isCurrency = ({ shownType }: Prop) => shownType === 'CurrencyLike';
  expect(namesOf(isCurrency)).toContain('inputs-amountfield.currency');
  for (const { options, control } of PROPS.filter(isCurrency)) {
    expect(options).toEqual(expect.arrayContaining(SIX));
    expect(control?.type).toBe('select');
  }
});

test('every required callback is a spy in the first story', () => {
  // A function that returns a `ReactNode` is a render prop, not a callback.
  const isNeeded = ({ shownType, type }: Prop) =>
    /=> (?!ReactNode\)*$)/.test(shownType) && type.required;
  expect(namesOf((prop) => isNeeded(prop) === true)).toContain('payments-sendform.onSend');
  expect(namesOf((prop) => isNeeded(prop) === true && prop.isSilent)).toEqual([]);
});

test('a default is shown as code', () => {
  const defaults = new Map(PROPS.map(({ name, table }) => [name, table.defaultValue?.summary]));
  expect(defaults.get('money-amount.precision')).toBe("'display'");
  expect(defaults.get('money-amount.hidden')).toBe('false');
  expect([...defaults.values()].filter((code) => code?.startsWith('"'))).toEqual([]);
});

test('the panel shows the controls, and their values change the story', async ({ page }) => {
  await page.goto('?path=/story/components-money-amount--base');
  const panel = page.getByRole('tabpanel', { name: /^Controls/ });
  const value = panel.getByRole('row', { name: /^value / }).getByRole('textbox');
  await expect(value).toHaveValue('2847.32', { timeout: 60_000 });
  await value.fill('12.5');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('img', { name: '$12.50' })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('combobox', { name: 'currency' }).selectOption('btc');
  await expect(story.getByRole('img', { name: '12.5000 BTC' })).toBeVisible({ timeout: 60_000 });
});
