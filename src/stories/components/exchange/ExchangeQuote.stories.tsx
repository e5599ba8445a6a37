import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExchangeQuote } from '../../../components/exchange/ExchangeQuote';
import type { Decimal } from '../../../domain/money/money';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { linesOf, seenIn } from '../../../testing/lines';
import { foreign, inOtherCurrencies } from '../../../testing/otherCurrencies';

const at = (rate: Decimal) => ({ rate, quoted: true });

const PLACEHOLDER = { rate: '1', quoted: false } as const;

/**
 * A preview of an exchange: the amount that the user receives, the rate with its change in 24 hours, and the seconds
 * until the quote expires.
 *
 * Use it in a custom form for an exchange. `ExchangeForm` already contains an `ExchangeQuote`. The received amount is
 * exactly what the exchange credits. For the default currencies, it has six decimals.
 *
 * **When not to use it**: For a balance or a completed transaction, use `Amount`.
 *
 * **Keyboard**: Tab reaches the button that requests a new quote. The button is shown if `onAskAgain` is set, after a
 * quote has expired or was refused.
 *
 * **Announces**: the received amount, while the user types; that a quote has expired or was refused. The remaining
 * seconds are not announced.
 *
 * **Find it by**: exchange rate, quote, you receive, conversion, preview of an exchange.
 */
const meta = preview.meta({
  component: ExchangeQuote,
  args: {
    amount: '1000' as const,
    from: 'usd' as const,
    to: 'btc' as const,
    rate: at('0.000023'),
    change24h: '0.24' as const,
  },
});

export const Base = meta.story();

Base.test('shows the result, the rate and its change', async ({ app, canvas }) => {
  await expect(app.exchange.received).toHaveTextContent('0.023000 BTC');
  await expect(canvas.getByText('1 USD = 0.000023 BTC')).toBeVisible();
  // Without `bdi`, a right-to-left page would reverse the equation.
  await expect(canvas.getByText('1 USD = 0.000023 BTC').tagName).toBe('BDI');
  await expect(canvas.getByText('+0.24%')).toBeVisible();
});

/** Without a quote, the line stays empty but keeps its height. The received amount is rounded half up. */
Base.test('keeps its height without a quote', async ({ app, mount }) => {
  await mount(<ExchangeQuote from="usd" to="btc" rate={at('0.000023')} change24h="0.24" />);
  const quote = app.exchange.received;
  await expect(quote).toBeEmptyDOMElement();
  await expect(quote.getBoundingClientRect().height).toBeGreaterThan(20);
});

Base.test(
  'rounds the last decimal',
  { args: { amount: '0.01', to: 'eth', rate: at('0.00039') } },
  async ({ app }) => {
    // The received amount is rounded half up to six decimals: 0.0000039 becomes 0.000004.
    await expect(app.exchange.received).toHaveTextContent('0.000004 ETH');
  },
);

/** With text at 200 %, the number stays on one line or breaks only after a separator. */
Base.test(
  'breaks lines at separators',
  {
    args: { amount: '1000000', to: 'eur', rate: at('0.92') },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ app }) => {
    const lines = linesOf(app.exchange.received).map((line) => line.trim());
    await expect(lines.join('').replace('EUR', '').trim()).toBe('920,000.000000');
    for (const line of lines) await expect(line).toMatch(/^(\d[\d,.]*[,.]|[\d,.]*\.?\d{6}|.*EUR)$/);
  },
);

/** On a right-to-left page the rate is read from left to right. */
Base.test(
  'keeps rates left to right',
  { args: { rate: at('0.92'), to: 'eur' }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('1 USD = 0.92 EUR'))).toBe('1 USD = 0.92 EUR');
    await expect(seenIn(canvas.getByRole('status'))).toBe('920.000000 EUR');
  },
);

Base.test(
  'reports a failure in German',
  {
    args: { quote: { kind: 'refused', refusal: { kind: 'call-failed' } } },
    globals: { language: 'de' },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent(
      'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    );
  },
);

/** The back end reports no 24-hour change, so only the rate is shown. */
export const UnknownChange = meta.story({
  args: { change24h: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 USD = 0.000023 BTC')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
});

/** The received amount has the decimals of its currency. The yen has none. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: { amount: '89.125', from: foreign('kwd'), to: foreign('jpy'), rate: at('487.25') },
  play: async ({ app, canvas }) => {
    await expect(app.exchange.received).toHaveTextContent('43,426 JPY');
    await expect(canvas.getByText('1 KWD = 487.25 JPY')).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix(
    {
      Crypto: <ExchangeQuote {...meta.input.args} />,
      Fiat: <ExchangeQuote {...meta.input.args} to="eur" rate={at('0.92')} />,
      'No amount': <ExchangeQuote {...meta.input.args} amount="0" />,
      Falling: <ExchangeQuote {...meta.input.args} change24h="-1.23" />,
      'No quoted rate': (
        <ExchangeQuote {...meta.input.args} from="eth" to="ada" rate={PLACEHOLDER} />
      ),
      'Long amount': (
        <ExchangeQuote
          {...meta.input.args}
          amount="123456789"
          from="btc"
          to="usd"
          rate={at('43250')}
        />
      ),
    },
    { onPaper: true },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'No amount')) {
      await expect(cell.getByRole('status', { name: 'You receive' })).toHaveTextContent(
        '0.000000 BTC',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'No quoted rate')) {
      await expect(cell.getByRole('status', { name: 'You receive' })).toHaveTextContent(
        '1,000.000000 ADA',
      );
      await expect(cell.getByText('1 ETH = 1 ADA').closest('p')).toHaveTextContent(
        '1 ETH = 1 ADA (no quoted rate)',
      );
    }
    for (const cell of cellsCalled(canvasElement, 'Falling')) {
      await expect(cell.getByText('-1.23%')).toBeVisible();
    }
    for (const cell of cellsCalled(canvasElement, 'Long amount')) {
      await expect(cell.getByRole('status', { name: 'You receive' })).toHaveTextContent(
        '5,339,506,124,250.000000 USD',
      );
    }
  },
});
