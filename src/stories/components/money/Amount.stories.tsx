import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../../../components/money/Amount';
import type { Decimal } from '../../../domain/money/money';
import { linesOf, seenIn } from '../../../testing/lines';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { foreign, inFlorin, inOtherCurrencies } from '../../../testing/otherCurrencies';

/**
 * An exact amount of money, formatted for the user's language. All digits have the same width.
 *
 * Use it wherever an amount is shown. Use `variant="amountHero"` only for the main amount of a screen.
 *
 * **When not to use it**: For an amount that the user types, use `AmountField`. For a change in percent, use
 * `ChangeLabel`.
 *
 * **Format**:
 *
 * - `value` is text, never a `number`, because a `number` cannot store 0.1 exactly.
 * - `precision="display"` rounds to the decimals of lists, which are 2 for dollars and 4 for most cryptocurrencies.
 *   `exact` keeps all decimals, and `whole` shows none. `price` shows at least four significant digits of a small
 *   price.
 * - A long amount breaks after a thousands separator. An `amountHero` that does not fit on its line first becomes
 *   smaller, and then breaks.
 *
 * **Announces**: the whole amount as the label of an image, so that "$20,009" and ".34" are not read as two numbers. A
 * hidden amount is announced as "Amount hidden".
 *
 * **Find it by**: show money, format money, price, balance, currency, figures, exact amount.
 */
const meta = preview.meta({
  component: Amount,
  args: { value: '2847.32' as const, currency: 'usd' as const },
  argTypes: { value: { control: 'text' }, sign: { control: { labels: { '': 'none' } } } },
});

export const Base = meta.story();

Base.test('shows the amount in the format of its currency', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '$2,847.32' })).toHaveTextContent(/^\$2,847\.32$/);
});

/** The sign, the symbol and the decimals depend on the currency and on `precision`. */
Base.test('formats the number', async ({ canvas, mount }) => {
  // The symbol of a cryptocurrency follows the number. `precision` decides how many decimals are shown.
  await mount(
    <>
      <Amount value="0.15423" currency="btc" />
      <br />
      <Amount value="0" currency="usd" />
      <br />
      <Amount value="0.0125" currency="btc" precision="exact" sign="+" />
      <br />
      <Amount value="20009.5" currency="usd" precision="whole" />
    </>,
  );
  for (const name of ['0.1542 BTC', '$0.00', '+0.0125 BTC', '$20,010'])
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '+0.0125 BTC' })).toHaveTextContent(
    /^\+0\.0125 BTC$/,
  );
});

Base.test(
  'shows numbers beyond double precision',
  { args: { value: `1${'0'.repeat(320)}` as Decimal, currency: 'eur', precision: 'whole' } },
  async ({ canvas }) => {
    // An amount of 321 digits is shown with all its digits. As a JavaScript number it would be `Infinity`.
    const name = `€100${',000'.repeat(106)}`;
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
);

Base.test(
  'shows an unreadable value as it is',
  { args: { value: 12.5 as unknown as Decimal } },
  async ({ canvas }) => {
    // `value` must be text, because a `number` may have lost digits. A `number` is shown unchanged, with a
    // question mark.
    await expect(canvas.getByRole('img', { name: '12.5 USD ?' })).toHaveTextContent('12.5 USD ?');
  },
);

Base.test(
  'enlarges the fraction below one',
  {
    args: { value: '0.005', currency: 'btc', sign: '-', precision: 'exact', variant: 'amountHero' },
  },
  async ({ canvas }) => {
    // In an `amountHero` below one, the fraction is as large as the whole units. Only the currency is smaller.
    await expect(canvas.getByRole('img', { name: '-0.005 BTC' })).toBeVisible();
    const sizeOf = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('BTC')).toBeLessThan(sizeOf('-0.005'));
  },
);

Base.test(
  'keeps the hero on one line',
  {
    args: { value: '20009.337', variant: 'amountHero' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas, step }) => {
    await step('On a phone the hero is on one line', async () => {
      const amount = canvas.getByRole('img', { name: '$20,009.34' });
      await document.fonts.ready;
      await expect(linesOf(amount)).toEqual(['$20,009.34']);
      await expect(amount.getBoundingClientRect().height).toBeLessThan(60);
      await expect(getComputedStyle(amount.firstElementChild as Element).fontSize).toBe('35.2px');
    });
  },
);

Base.test(
  'enlarges the hero with the text',
  {
    args: { value: '20009.337', variant: 'amountHero' },
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ step, canvas }) => {
    // With text at 200 %, an `amountHero` is as large as its line allows.
    const amount = canvas.getByRole('img', { name: '$20,009.34' });
    await document.fonts.ready;
    await step('The hero is at least 1.5 times the 35 px that it has at 100 %', async () => {
      const size = parseFloat(getComputedStyle(amount.firstElementChild as Element).fontSize);
      await expect(size).toBeGreaterThan(53);
    });
    await step('The hero is still on one line', async () => {
      await expect(linesOf(amount)).toEqual(['$20,009.34']);
    });
  },
);

Base.test(
  'wraps huge amounts in large text',
  {
    args: { value: '98765432109.87', variant: 'amountHero' },
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ step, canvas }) => {
    // With text at 200 %, a huge `amountHero` wraps into several lines. It stays larger than the text around it.
    const amount = canvas.getByRole('img', { name: '$98,765,432,109.87' });
    await document.fonts.ready;
    await step('The amount breaks only after separators', async () => {
      await expect(linesOf(amount)).toEqual(['$98,765,', '432,109.87']);
    });
    await step('The amount is 1.5 times as large as the text of the page', async () => {
      await expect(getComputedStyle(amount.firstElementChild as Element).fontSize).toBe('48px');
    });
  },
);

Base.test(
  'wraps long fractions in large text',
  {
    args: {
      value: '0.000000000000000001',
      currency: 'eth',
      precision: 'exact',
      variant: 'amountHero',
    },
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvas }) => {
    // A fraction has no separators. If the fraction is longer than a line, it breaks between any two digits.
    await expect(canvas.getByRole('img', { name: '0.000000000000000001 ETH' })).toBeVisible();
  },
);

/** In German the unit follows the number. The unit is a separate element after the fraction. */
Base.test(
  'puts the unit last in German',
  {
    args: { value: '1250.5', currency: 'eur', sign: '-', variant: 'amountHero' },
    decorators: inFlorin({ locale: 'de' }),
  },
  async ({ canvas }) => {
    const figure = canvas.getByRole('img', { name: '-1.250,50\u00a0€' });
    await expect([...figure.children].map(({ textContent }) => textContent)).toEqual([
      '-1.250',
      ',50',
      '\u00a0€',
    ]);
  },
);

/**
 * On a right-to-left page the sign stays before the number and the unit after it. The amount is aligned with the start
 * of the line.
 */
Base.test(
  'keeps its order right to left',
  {
    args: { value: '47.32', sign: '-', variant: 'amountHero' },
    globals: { language: 'de', direction: 'rtl' },
  },
  async ({ canvas, canvasElement }) => {
    const amount = canvas.getByRole('img');
    await expect(seenIn(amount)).toBe('-47,32 $');
    const line = canvasElement.getBoundingClientRect();
    const { left, right } = amount.getBoundingClientRect();
    await expect(right - line.left).toBeGreaterThan(line.width / 2);
    await expect(line.right - right).toBeLessThan(left - line.left);
  },
);

Base.test(
  'puts the unit left in Arabic',
  { args: { value: '47.32', sign: '-' }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByRole('img'))).toBe('US$ -47.32');
  },
);

/** The amounts of `Changing`: one of 20 digits, and others that differ from it in one group or in all groups. */
const AMOUNTS = [
  '123456789012345678.90',
  '123456789012345678.91',
  '123456789012345999.91',
  '5',
  '0.004',
  '98765432109876543210',
] as const;

/** The last amount of a press of `Next` replaces the previous one at once. The digits that have changed fade in. */
export const Changing = meta.story({
  tags: ['!autodocs'],
  args: { variant: 'amountHero' },
  render: function ChangingAmount(args) {
    const [turn, setTurn] = useState(0);
    const [hidden, setHidden] = useState(false);
    return (
      <>
        <Amount {...args} value={AMOUNTS[turn % AMOUNTS.length] ?? '0'} hidden={hidden} />
        <Button
          onClick={() => {
            setTurn(turn + 1);
          }}
        >
          Next
        </Button>
        <Button
          onClick={() => {
            setHidden(!hidden);
          }}
        >
          Hide
        </Button>
      </>
    );
  },
});

Changing.test('shows each of ten amounts in a second', async ({ canvas }) => {
  const shown = ['$123,456,789,012,345,678.91', '$123,456,789,012,345,999.91', '$5.00'];
  shown.push('<$0.01', '$98,765,432,109,876,543,210.00', '$123,456,789,012,345,678.90');
  for (const name of [...shown, ...shown.slice(0, 4)]) {
    await fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const amount = canvas.getByRole('img');
    await expect(amount).toHaveAccessibleName(name);
    await expect(amount.textContent).toBe(name);
  }
});

Changing.test('hides an amount that is fading in', async ({ canvas }) => {
  await fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await fireEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  await expect(canvas.getByRole('img', { name: 'Amount hidden' }).textContent).toBe('••••••');
  await fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(canvas.getByRole('img', { name: 'Amount hidden' }).textContent).toBe('••••••');
});

/** All digits are shown. On a narrow phone the number breaks after a thousands separator. */
export const HugeAmount = meta.story({
  args: { value: '123456789012345678901234.56', variant: 'amountHero' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    const amount = canvas.getByRole('img', { name: '$123,456,789,012,345,678,901,234.56' });
    await document.fonts.ready;
    await step('Every digit is shown, and lines break only between groups', async () => {
      await expect(linesOf(amount)).toEqual(['$123,456,789,012,', '345,678,901,234.56']);
    });
  },
});

/** One wei, the smallest amount of ether, with all of its decimals. */
export const TinyAmount = meta.story({
  args: { value: '0.000000000000000001', currency: 'eth', precision: 'exact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0.000000000000000001 ETH' })).toBeVisible();
  },
});

/** After an exchange, a balance can contain a fraction of a cent, which only `precision="exact"` shows. */
export const EveryDecimal = meta.story({
  args: { value: '854.196', precision: 'exact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$854.196' })).toBeVisible();
  },
});

/** The yen has no decimals, the dinar three, and NEAR 24. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  render: () => (
    <>
      <Amount value="1234567" currency={foreign('jpy')} />
      <br />
      <Amount value="89.125" currency={foreign('kwd')} />
      <br />
      <Amount value="2500.5" currency={foreign('usdc')} />
      <br />
      <Amount value="0.000000001" currency={foreign('sol')} />
      <br />
      <Amount value="1.000000000000000000000001" currency={foreign('near')} precision="exact" />
    </>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('img').map((figure) => figure.getAttribute('aria-label'));
    await expect(labels.map((label) => label?.replaceAll('\u00a0', ' '))).toEqual([
      '¥1,234,567',
      'KWD 89.125',
      '2,500.50 USDC',
      '<0.0001 SOL',
      '1.000000000000000000000001 NEAR',
    ]);
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Dollar: <Amount value="2847.32" currency="usd" />,
      Euro: <Amount value="1250.75" currency="eur" />,
      Pound: <Amount value="890.45" currency="gbp" />,
      Bitcoin: <Amount value="0.15423" currency="btc" />,
      Ether: <Amount value="2.8934" currency="eth" />,
      Ada: <Amount value="1250.5" currency="ada" />,
      Incoming: <Amount value="120" currency="usd" sign="+" />,
      Outgoing: <Amount value="120" currency="usd" sign="-" />,
      Hidden: <Amount value="2847.32" currency="usd" hidden />,
      Exact: <Amount value="0.123456789" currency="btc" precision="exact" />,
      Whole: <Amount value="20009.337" currency="usd" precision="whole" />,
      Hero: <Amount value="847.32" currency="usd" variant="amountHero" />,
      'Hero, hidden': <Amount value="2847.32" currency="usd" variant="amountHero" hidden />,
      'Hero, empty': <Amount value="0" currency="usd" variant="amountHero" />,
    },
    { cell: 150 },
  ),
  play: async ({ canvasElement }) => {
    // The main amount of a screen. Its fraction is smaller than its whole units.
    for (const cell of cellsCalled(canvasElement, 'Hero')) {
      await expect(cell.getByRole('img', { name: '$847.32' })).toHaveTextContent(/^\$847\.32$/);
      await expect(cell.getByText('.32').getBoundingClientRect().height).toBeLessThan(
        cell.getByText('$847').getBoundingClientRect().height,
      );
    }
    // Bullets replace the amount. They also hide the length and the sign of the amount.
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent(/^••••••$/);
      await expect(cell.queryByText(/[\d$+]/)).not.toBeInTheDocument();
    }
    for (const cell of cellsCalled(canvasElement, 'Outgoing')) {
      await expect(cell.getByRole('img', { name: '-$120.00' })).toBeVisible();
    }
  },
});
