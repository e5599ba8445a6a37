import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../../../components/money/Amount/Amount';
import type { Decimal } from '../../../domain/money/money';
import { linesOf, seenIn } from '../../../testing/lines';
import { matrix } from '../../../testing/matrix';
import { foreign, inFlorin, inOtherCurrencies } from '../../../testing/otherCurrencies';

/**
 * An amount of money, exact to its last digit, in figures of equal width. Use it wherever money is
 * shown; `variant="amountHero"` only for the one amount that a screen is about.
 *
 * **When not to use it**: For an amount that is being typed: that is `AmountField`. For a change in
 * percent: `ChangeLabel`.
 *
 * **States**: shown, hidden (bullets), signed. `value` is text, never a `number`: a `number` cannot
 * hold 0.1. `precision` says what happens to long fractions: `display` rounds to 2 decimals (fiat)
 * or 4 (crypto), `exact` keeps all, `whole` shows none. Where there is no room for it, it breaks behind a thousands separator; the hero grows with the
 * reader's text, and becomes smaller before it breaks.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: the whole amount in one piece, as the label of an image, so that "$20,009" and
 * ".34" are not read as two numbers; hidden, "Amount hidden".
 *
 * **Related**: `BalanceCard`, `AmountField`, `ChangeLabel`, `TransactionItem`, `CurrencyIcon`.
 *
 * **Find it by**: show money, format money, price, balance, currency, figures, exact amount.
 */
const meta = preview.meta({
  component: Amount,
  args: { value: '2847.32' as const, currency: 'usd' as const },
  argTypes: { value: { control: 'text' }, sign: { control: { labels: { '': 'none' } } } },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$2,847.32' })).toHaveTextContent(/^\$2,847\.32$/);
  },
});

/** A number out of JSON is shown as it was written, with a mark: it may have lost digits. */
export const OddValue = meta.story({
  args: { value: 12.5 as unknown as Decimal },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '12.5 USD ?' })).toHaveTextContent('12.5 USD ?');
  },
});

/** As the one amount that a screen is about; its fraction is a step quieter. */
export const Hero = meta.story({
  args: { value: '20009.337', variant: 'amountHero' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$20,009.34' })).toHaveTextContent(
      /^\$20,009\.34$/,
    );
    await expect(canvas.getByText('.34').getBoundingClientRect().height).toBeLessThan(
      canvas.getByText('$20,009').getBoundingClientRect().height,
    );
  },
});

/** A cryptocurrency has its symbol behind the number. */
export const Bitcoin = meta.story({
  args: { value: '0.15423', currency: 'btc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0.1542 BTC' })).toBeVisible();
  },
});

/** Behind a zero the fraction is as loud as a hero's whole units; the unit is quiet. */
export const HeroBelowOne = meta.story({
  args: { value: '0.005', currency: 'btc', sign: '-', precision: 'exact', variant: 'amountHero' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-0.005 BTC' })).toBeVisible();
    const sizeOf = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('BTC')).toBeLessThan(sizeOf('-0.005'));
  },
});

export const Zero = meta.story({
  args: { value: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$0.00' })).toBeVisible();
  },
});

/** A debt. The minus stands before the currency's sign. */
export const Negative = meta.story({
  args: { value: '-1250.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '-$1,250.50' })).toBeVisible();
  },
});

/** More digits than a binary number holds; on a narrow phone they break behind the separators. */
export const HugeAmount = meta.story({
  args: { value: '123456789012345678901234.56', variant: 'amountHero' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    const amount = canvas.getByRole('img', { name: '$123,456,789,012,345,678,901,234.56' });
    await document.fonts.ready;
    await step('Every digit is there, in whole groups', async () => {
      await expect(linesOf(amount)).toEqual(['$123,456,789,012,', '345,678,901,234.56']);
    });
  },
});

/** One wei, the smallest amount there is. */
export const TinyAmount = meta.story({
  args: { value: '0.000000000000000001', currency: 'eth', precision: 'exact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0.000000000000000001 ETH' })).toBeVisible();
  },
});

/** Shows bullets. How long the amount is, and whether it came or went, is hidden too. */
export const Hidden = meta.story({
  args: { hidden: true, sign: '+' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent(/^••••••$/);
    await expect(canvas.queryByText(/[\d$+]/)).not.toBeInTheDocument();
  },
});

/** The direction of a transaction, seen and spoken. */
export const WithSign = meta.story({
  args: { value: '0.0125', currency: 'btc', precision: 'exact', sign: '+' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '+0.0125 BTC' })).toHaveTextContent(
      /^\+0\.0125 BTC$/,
    );
  },
});

/** Whole dollars, rounded: what a wallet is worth, in a list of wallets. */
export const WithWholeUnits = meta.story({
  args: { value: '20009.5', precision: 'whole' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$20,010' })).toBeVisible();
  },
});

/** A share of a balance can be smaller than a cent; the exact form shows all of it. */
export const WithEveryDecimal = meta.story({
  args: { value: '854.196', precision: 'exact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$854.196' })).toBeVisible();
  },
});

/** More digits than a binary number has room for: none is lost, and none becomes infinite. */
export const BeyondBinaryNumbers = meta.story({
  args: { value: `1${'0'.repeat(320)}` as Decimal, currency: 'eur', precision: 'whole' },
  play: async ({ canvas }) => {
    const name = `€100${',000'.repeat(106)}`;
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});

export const HeroIsOnOneLine = meta.story({
  args: { value: '20009.337', variant: 'amountHero' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    await step('The hero of a phone’s screen stands on one line', async () => {
      const amount = canvas.getByRole('img', { name: '$20,009.34' });
      await document.fonts.ready;
      await expect(linesOf(amount)).toEqual(['$20,009.34']);
      await expect(amount.getBoundingClientRect().height).toBeLessThan(60);
      await expect(getComputedStyle(canvas.getByText('$20,009')).fontSize).toBe('35.2px');
    });
  },
});

/** With text at 200 % the hero is as large as its line allows. */
export const HeroGrowsWithTheText = meta.story({
  args: { value: '20009.337', variant: 'amountHero' },
  // The canvas' own padding grows with the text, which no page's does.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas, step }) => {
    const amount = canvas.getByRole('img', { name: '$20,009.34' });
    await document.fonts.ready;
    await step('It is half as large again as the 35 pixels of text at 100 %, or more', async () => {
      const size = parseFloat(getComputedStyle(canvas.getByText('$20,009')).fontSize);
      await expect(size).toBeGreaterThan(53);
    });
    await step('And still on one line, within the screen', async () => {
      await expect(linesOf(amount)).toEqual(['$20,009.34']);
    });
  },
});

/** With text at 200 % a huge hero takes the lines it needs, rather than become as small as the rest. */
export const LargeTextHugeAmount = meta.story({
  args: { value: '98765432109.87', variant: 'amountHero' },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas, step }) => {
    const amount = canvas.getByRole('img', { name: '$98,765,432,109.87' });
    await document.fonts.ready;
    await step('It breaks behind separators alone', async () => {
      await expect(linesOf(amount)).toEqual(['$98,765,', '432,109.87']);
    });
    await step('And is half as large again as the text of the page', async () => {
      await expect(getComputedStyle(canvas.getByText('$98,765,432,109')).fontSize).toBe('48px');
    });
  },
});

/** A fraction that is longer than a line has no separators, and breaks where it has to. */
export const LargeTextTinyAmount = meta.story({
  args: {
    value: '0.000000000000000001',
    currency: 'eth',
    precision: 'exact',
    variant: 'amountHero',
  },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0.000000000000000001 ETH' })).toBeVisible();
  },
});

/** Yen have no fraction, dinars have three decimals, and a token may have 24. */
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

/** In German the unit stands behind the number, and it is no part of the quieter fraction. */
export const InGerman = meta.story({
  decorators: inFlorin({ locale: 'de' }),
  args: { value: '1250.5', currency: 'eur', sign: '-', variant: 'amountHero' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('img', { name: '-1.250,50\u00a0€' });
    await expect([...figure.children].map(({ textContent }) => textContent)).toEqual([
      '-1.250',
      ',50',
      '\u00a0€',
    ]);
  },
});

/** Sign and unit keep their sides on a page that is read from right to left, and the amount begins where its lines do. */
export const KeepsItsSides = meta.story({
  args: { value: '47.32', sign: '-', variant: 'amountHero' },
  globals: { language: 'de', direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const amount = canvas.getByRole('img');
    await expect(seenIn(amount)).toBe('-47,32 $');
    const line = canvasElement.getBoundingClientRect();
    const { left, right } = amount.getBoundingClientRect();
    await expect(right - line.left).toBeGreaterThan(line.width / 2);
    await expect(line.right - right).toBeLessThan(left - line.left);
  },
});

/** The unit stands on the left, as Arabic writes it, and its letters keep their sign. */
export const HasTheUnitOnTheLeftInArabic = meta.story({
  args: { value: '47.32', sign: '-' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas.getByRole('img'))).toBe('US$ -47.32');
  },
});

export const Matrix = meta.story(
  matrix(
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
);
