import { expect, test } from '../served';

/*
 * The panel of controls of every component, in the built catalogue: each prop has the control of its
 * type. It is built by `npm run build-storybook`.
 */

interface Prop {
  /** Its component's name and its own: `Amount.value`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The kind of its control; undefined where it has none. */
  readonly control?: string | undefined;
  /** Whether the story gives a function that reports its calls. */
  readonly isLogged: boolean;
}

interface ExtractedStory {
  readonly title: string;
  readonly name: string;
  readonly initialArgs: Readonly<Record<string, { _isMockFunction?: boolean } | undefined>>;
  readonly argTypes: Readonly<
    Record<
      string,
      {
        readonly control?: { readonly type?: string; readonly disable?: boolean };
        readonly type?: { readonly required?: boolean };
        readonly table?: { readonly type?: { readonly summary?: string } };
      }
    >
  >;
}

/** Runs in the catalogue: the props of each component, as its first story has them. */
async function readProps(): Promise<readonly Prop[]> {
  const { __STORYBOOK_PREVIEW__: catalogue } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, ExtractedStory>> };
  };
  return Object.values(await catalogue.extract())
    .filter(({ title, name }) => title.startsWith('components/') && name === 'Base')
    .flatMap(({ title, argTypes, initialArgs }) =>
      Object.entries(argTypes).map(([prop, { control, type, table }]) => ({
        name: `${title.split('/').at(-1) ?? ''}.${prop}`,
        type: table?.type?.summary ?? '',
        required: type?.required ?? false,
        control: control?.disable ? undefined : control?.type,
        isLogged: initialArgs[prop]?._isMockFunction === true,
      })),
    );
}

test('every prop has the control of its type', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('iframe.html?id=components-money-amount--base');
  await expect(page.getByRole('img', { name: '$2,847.32' })).toBeVisible({ timeout: 60_000 });
  const props = await page.evaluate(readProps);
  const namesOf = (isSo: (prop: Prop) => boolean) => props.filter(isSo).map(({ name }) => name);

  await test.step('All can be set, but for what only code can say', () => {
    const isFixed = ({ name, control, type }: Prop) =>
      !control && !name.endsWith('.slots') && !/=>|EventHandler|^Ref</.test(type);
    expect(namesOf(isFixed)).toEqual([
      // Its stories render it by themselves.
      'PartBoundary.children',
      'PartBoundary.sentence',
      'PartBoundary.component',
      'BusyButton.startIcon',
      'Popup.anchor',
      'PlainList.sx',
      'SideMenu.links',
      'TabBar.items',
      'AmountWithUnit.unit',
      'CodeScanner.readCode',
    ]);
  });
  await test.step('Money is written as text', () => {
    const isMoney = ({ type }: Prop) => /^Decimal(?: \| UnknownAmount)?$/.test(type);
    expect(namesOf(isMoney)).toEqual([
      'PriceChart.price',
      'ExchangeForm.change24h',
      'ExchangeQuote.amount',
      'ExchangeQuote.received',
      'ExchangeQuote.change24h',
      'AmountField.available',
      'HeroEmblem.total',
      'HeroEmblem.change24h',
      'Amount.value',
      'AmountWithUnit.available',
      'BalanceCard.total',
      'BalanceCard.change24h',
      'ChangeLabel.change',
    ]);
    expect(namesOf((prop) => isMoney(prop) && prop.control !== 'text')).toEqual([]);
  });
  await test.step('A currency is chosen from the six', () => {
    const SIX = '"ada" | "btc" | "eth" | "eur" | "gbp" | "usd"';
    const isCurrency = ({ type }: Prop) => type === SIX || type === 'CurrencyLike';
    expect(namesOf(isCurrency)).toEqual(
      expect.arrayContaining(['AmountField.currency', 'SendForm.defaultCurrency']),
    );
    expect(namesOf((prop) => isCurrency(prop) && prop.control !== 'select')).toEqual([]);
  });
  await test.step('Every callback that a component needs is logged', () => {
    // A function that renders something is no callback.
    const isNeeded = ({ type, required }: Prop) => /=> (?!ReactNode\)*$)/.test(type) && required;
    expect(namesOf(isNeeded)).toContain('SendForm.onSend');
    expect(namesOf((prop) => isNeeded(prop) && !prop.isLogged)).toEqual([]);
  });
});
