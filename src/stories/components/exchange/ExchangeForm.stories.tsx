import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ExchangeFormProps } from '../../../components/exchange/ExchangeForm/ExchangeForm';
import { ExchangeForm } from '../../../components/exchange/ExchangeForm/ExchangeForm';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton/HideBalanceButton';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import type { FirmQuote } from '../../../domain/prices/rates';
import { sampleRate } from '../../../domain/prices/sampleRates';
import { SAMPLE_BALANCES } from '../../../domain/ledger/sampleWorld';
import { fill } from '../../../testing/fill';
import {
  amountToExchange,
  fillInExchange,
  pressExchange,
  youReceive,
} from '../../../testing/steps';
import { anyCall } from '../../../testing/call';
import { createManualClock } from '../../../testing/manualClock';
import { cellsCalled, matrix } from '../../../testing/matrix';
import {
  inOtherCurrencies,
  OTHER_BALANCES,
  OTHER_CURRENCIES,
} from '../../../testing/otherCurrencies';

/**
 * Asks how much of which currency is given for which other, says what comes of it, and exchanges
 * it.
 *
 * **When not to use it**: To give money to somebody: that is `SendForm`.
 *
 * **States**: empty, filled, exchanging, done, refused at the amount, failed as a whole; with and
 * without a quoted rate; with a quote that is awaited, holds, or has expired; with what is available hidden. Only success clears the amount.
 *
 * **Keyboard**: Tab walks from the currency to the amount, the swap, the other currency and the
 * button; Enter exchanges from the amount. A refusal of the amount moves the focus to it.
 *
 * **Related**: `ExchangeQuote`, `AmountField`, `SelectField`, `MarketTrends`, `BusyButton`.
 *
 * **Find it by**: exchange, convert, swap currencies, trade, buy crypto.
 */
const meta = preview.meta({
  component: ExchangeForm,
  args: {
    available: SAMPLE_BALANCES,
    rateOf: sampleRate,
    change24h: '0.24' as const,
    onExchange: fn<ExchangeFormProps['onExchange']>(() => Promise.resolve(null)),
  },
});

/** A `onExchange` that refuses. */
const refuses = (refusal: SubmitRefusal) =>
  fn<ExchangeFormProps['onExchange']>(() => Promise.resolve(refusal));

/** The first two currencies, and nothing typed yet. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'From currency' })).toHaveValue('usd');
    await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,847.32');
    await expect(await youReceive()).toHaveTextContent('0.000000 EUR');
    await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(canvas.getByText('+0.24%')).toBeVisible();
  },
});

/** Another currency to begin with; the other side is the first of the rest. */
export const FromBitcoin = meta.story({
  args: { defaultFrom: 'btc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'From currency' })).toHaveValue('btc');
    await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('usd');
    await expect(await youReceive()).toHaveTextContent(/USD$/);
  },
});

/** What was typed before, which the form passes on again when it unmounts. */
export const BegunBefore = meta.story({
  args: {
    defaultFrom: 'btc',
    defaults: { from: 'gbp', to: 'eur', amount: '12.5' },
    onLeave: fn<NonNullable<ExchangeFormProps['onLeave']>>(),
  },
  render: function ClosableForm(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <ExchangeForm {...args} />}
        <button
          type="button"
          onClick={() => {
            setOpen(false);
          }}
        >
          Leave
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'From currency' })).toHaveValue('gbp');
    await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
    await expect(await amountToExchange()).toHaveValue('12.5');
    await userEvent.type(await amountToExchange(), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenLastCalledWith({
      from: 'gbp',
      to: 'eur',
      amount: '12.50',
    });
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
});

/** Nobody looking over the shoulder learns what there is. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(await amountToExchange()).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText(/Available/)).not.toBeInTheDocument();
  },
});

/** Done while hidden: it is said, without the amounts. Showing them does not say it again. */
export const ExchangesHidden = meta.story({
  args: { hidden: true },
  render: function HideableForm(args) {
    const [hidden, setHidden] = useState(args.hidden ?? false);
    return (
      <>
        <ExchangeForm {...args} hidden={hidden} />
        <HideBalanceButton
          hidden={hidden}
          onToggle={() => {
            setHidden(!hidden);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const exchanged = () => canvas.queryByText(/^Exchanged/);
    await step('Exchange while amounts are hidden', async () => {
      await fillInExchange(userEvent, { amount: '500' });
      await pressExchange(userEvent);
      await expect(await canvas.findByText(/^Exchanged/)).toHaveTextContent(
        'Exchanged $•••••• to •••••• EUR',
      );
    });
    await step('Show amounts: the exchange is not told a second time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
      await expect(exchanged()).not.toBeInTheDocument();
    });
    await step('Exchange while they are shown, and hide them: the amounts are gone', async () => {
      await fillInExchange(userEvent, { amount: '500' });
      await pressExchange(userEvent);
      await expect(await canvas.findByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
      await expect(exchanged()).not.toBeInTheDocument();
    });
  },
});

const clock = createManualClock(Date.parse('2026-03-14T10:00:00.000Z'));

/** The sentence on an exchange closes after five seconds, and moves nothing as it opens and closes. */
export const ForgetsWhatWasExchanged = meta.story({
  args: { timer: clock },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillInExchange(userEvent, { amount: '500' });
    const { offsetHeight } = canvasElement;
    await pressExchange(userEvent);
    await expect(await canvas.findByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
    await expect(canvasElement.offsetHeight).toBe(offsetHeight);
    clock.advance(4_999);
    await expect(canvas.getByText(/^Exchanged/)).toBeVisible();
    clock.advance(1);
    await waitFor(() => expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument());
  },
});

export const NothingAvailable = meta.story({
  args: { available: {} },
  play: async () => {
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
  },
});

/** The longest amounts break rather than leave the screen. */
export const HugeAmount = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { available: { ...SAMPLE_BALANCES, usd: '98765432109876.54' } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { to: 'ada', amount: '98765432109876.54' });
    await expect(await youReceive()).toHaveTextContent('219,259,259,283,925.918800 ADA');
    await expect(await amountToExchange()).toHaveAccessibleDescription(
      'Available: $98,765,432,109,876.54',
    );
  },
});

/** The smallest unit of ether is worth less than what is counted: it gives nothing. */
export const TinyAmount = meta.story({
  args: { onExchange: refuses({ kind: 'converts-to-nothing' }) },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { from: 'eth', to: 'usd', amount: '0.000000000000000001' });
    await expect(await youReceive()).toHaveTextContent('0.000000 USD');
    await pressExchange(userEvent);
    await expect(await amountToExchange()).toHaveAccessibleDescription(
      'Enter an amount large enough to exchange',
    );
  },
});

export const SaysThatARateIsNotQuoted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInExchange(userEvent, { from: 'eur', to: 'btc', amount: '5' });
    await expect(canvas.getByText('1 EUR = 1 BTC (no quoted rate)')).toBeVisible();
    await expect(await youReceive()).toHaveTextContent('5.000000 BTC');
    await fillInExchange(userEvent, { to: 'gbp' });
    await expect(canvas.getByText('1 EUR = 1 GBP (no quoted rate)')).toBeVisible();
    await expect(await youReceive()).toHaveTextContent('5.000000 GBP');
  },
});

export const CountsWhatIsReceived = meta.story({
  play: async ({ userEvent, step }) => {
    await step('A thousand dollars in bitcoin', async () => {
      await fillInExchange(userEvent, { to: 'btc', amount: '1000' });
      await expect(await youReceive()).toHaveTextContent('0.023000 BTC');
    });
    await step('Ten dollars in ada', async () => {
      await userEvent.clear(await amountToExchange());
      await fillInExchange(userEvent, { to: 'ada', amount: '10' });
      await expect(await youReceive()).toHaveTextContent('22.200000 ADA');
    });
    await step('One and a half, written with a comma', async () => {
      await userEvent.clear(await amountToExchange());
      await expect(await youReceive()).toHaveTextContent('0.000000 ADA');
      await fillInExchange(userEvent, { amount: '1,5' });
      await expect(await youReceive()).toHaveTextContent('3.330000 ADA');
    });
  },
});

/** No quote for an amount that would be refused: not a 0 without a word, and never `∞`. */
export const QuotesNothingForARefusedAmount = meta.story({
  play: async ({ userEvent }) => {
    const amount = await amountToExchange();
    for (const refused of ['ten', '-5', '1,234', '1.001', '9'.repeat(309)]) {
      await userEvent.clear(amount);
      await userEvent.click(amount);
      await userEvent.paste(refused);
      await expect(await youReceive()).toBeEmptyDOMElement();
    }
    await userEvent.clear(amount);
    await expect(await youReceive()).toHaveTextContent('0.000000 EUR');
  },
});

export const SwapsTheCurrencies = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await fillInExchange(userEvent, { to: 'btc', amount: '1000' });
    await userEvent.click(canvas.getByRole('button', { name: 'Swap currencies' }));
    await step('From and to have changed places, and the amount is gone', async () => {
      await expect(canvas.getByRole('combobox', { name: 'From currency' })).toHaveValue('btc');
      await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('usd');
      await expect(await amountToExchange()).toHaveValue('');
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: 0.15423 BTC');
      await expect(await youReceive()).toHaveTextContent('0.000000 USD');
      await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
    });
  },
});

export const PickingTheOtherSidesCurrencySwaps = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const from = canvas.getByRole('combobox', { name: 'From currency' });
    const to = canvas.getByRole('combobox', { name: 'To currency' });
    await step('Pick on the left what is on the right: the amount is cleared', async () => {
      await fillInExchange(userEvent, { amount: '5' });
      await fillInExchange(userEvent, { from: 'eur' });
      await expect(await amountToExchange()).toHaveValue('');
      await expect(from).toHaveValue('eur');
      await expect(to).toHaveValue('usd');
      await expect(canvas.getByText('1 EUR = 1.08 USD')).toBeVisible();
    });
    await step('Pick on the right what is on the left: the amount is cleared', async () => {
      await fillInExchange(userEvent, { amount: '5' });
      await fillInExchange(userEvent, { to: 'eur' });
      await expect(await amountToExchange()).toHaveValue('');
      await expect(from).toHaveValue('usd');
      await expect(to).toHaveValue('eur');
    });
  },
});

export const ExchangesWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await fillInExchange(userEvent, { to: 'btc', amount: '$1,000.00' });
    await pressExchange(userEvent);
    await step('The order holds the exact amount', async () => {
      await expect(args.onExchange).toHaveBeenCalledOnce();
      await expect(args.onExchange).toHaveBeenCalledWith(
        {
          from: 'usd',
          to: 'btc',
          amount: '1000',
          received: '0.023',
        },
        anyCall,
      );
    });
    await step('The amount is cleared, the currencies stay, and it is said', async () => {
      await expect(await canvas.findByText('Exchanged $1,000.00 to 0.023000 BTC')).toBeVisible();
      await expect(await amountToExchange()).toHaveValue('');
      await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('btc');
    });
    await step('The next amount takes that away', async () => {
      await fillInExchange(userEvent, { amount: '2' });
      await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
  },
});

export const RejectsWhatIsNoAmount = meta.story({
  play: async ({ userEvent, step, args }) => {
    const amount = await amountToExchange();
    await step('Nothing', async () => {
      await pressExchange(userEvent);
      await expect(amount).toHaveAccessibleDescription('Enter an amount above 0');
      await expect(amount).toBeInvalid();
      await expect(amount).toHaveFocus();
    });
    await step('Zero', async () => {
      await userEvent.type(amount, '0{Enter}');
      await expect(amount).toHaveAccessibleDescription('Enter an amount above 0');
      await expect(amount).toHaveValue('0');
    });
    await step('No number', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, 'ten{Enter}');
      await expect(amount).toHaveAccessibleDescription('Enter a number');
    });
    await step('A number with two readings', async () => {
      await userEvent.clear(amount);
      await fill(userEvent, amount, '1,234');
      await userEvent.keyboard('{Enter}');
      await expect(amount).toHaveAccessibleDescription(
        '1,234 can be read as 1234 or 1.234. Please write it without a comma.',
      );
      await userEvent.clear(amount);
      await userEvent.type(amount, '0');
    });
    await step('A tenth of a cent', async () => {
      await fill(userEvent, amount, '.001');
      await userEvent.keyboard('{Enter}');
      await expect(amount).toHaveAccessibleDescription('At most 2 decimals');
    });
    await step('Nine decimals of a bitcoin', async () => {
      await userEvent.clear(amount);
      await fillInExchange(userEvent, { from: 'btc', amount: '0.000000001{Enter}' });
      await expect(amount).toHaveAccessibleDescription('At most 8 decimals');
    });
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
});

export const RefusesMoreThanThereIs = meta.story({
  args: { onExchange: refuses({ kind: 'insufficient-balance' }) },
  play: async ({ canvas, userEvent, step }) => {
    const amount = await amountToExchange();
    await step('A cent more than there is', async () => {
      await fill(userEvent, amount, '2847.33');
      await userEvent.keyboard('{Enter}');
      await expect(amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(amount).toHaveValue('2847.33');
      await expect(amount).toHaveFocus();
      await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
    await step('Another currency is another balance: the error goes', async () => {
      await fillInExchange(userEvent, { from: 'gbp' });
      await expect(amount).toHaveAccessibleDescription('Available: £890.45');
      await expect(amount).toHaveValue('2847.33');
    });
  },
});

/** The balance is checked before the decimals. */
export const ChecksTheBalanceBeforeTheDecimals = meta.story({
  args: { onExchange: refuses({ kind: 'insufficient-balance' }) },
  play: async ({ userEvent, args }) => {
    await fillInExchange(userEvent, { amount: '2847.331{Enter}' });
    await expect(args.onExchange).toHaveBeenCalledWith(
      {
        from: 'usd',
        to: 'eur',
        amount: '2847.331',
        received: '2619.54452',
      },
      anyCall,
    );
    await expect(await amountToExchange()).toHaveAccessibleDescription('Insufficient balance');
    await expect(await amountToExchange()).toHaveValue('2847.331');
  },
});

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: { onExchange: fn<ExchangeFormProps['onExchange']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, args }) => {
    await fillInExchange(userEvent, { amount: '5' });
    for (const times of [1, 2, 3]) {
      await pressExchange(userEvent);
      await expect(args.onExchange).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(await amountToExchange()).toHaveValue('5');
    }
  },
});

/** Browsers repeat the key that is held; the repetitions are cancelled, and only they. */
export const AHeldEnterCountsOnce = meta.story({
  play: async ({ userEvent, step }) => {
    const amount = await amountToExchange();
    await fillInExchange(userEvent, { amount: '5{Enter}' });
    await step(
      'The key is still down when the exchange is done: no error takes its place',
      async () => {
        // `fireEvent` answers false for an event whose default was prevented.
        await expect(await fireEvent.keyDown(amount, { key: 'Enter', repeat: true })).toBe(false);
        await expect(amount).not.toBeInvalid();
      },
    );
    await expect(await fireEvent.keyDown(amount, { key: 'Enter' })).toBe(true);
  },
});

export const KeepsWhatWasTypedWhenTheCallFails = meta.story({
  args: { onExchange: refuses({ kind: 'call-failed' }) },
  play: async ({ canvas, userEvent }) => {
    await fillInExchange(userEvent, { from: 'ada', to: 'usd', amount: '10' });
    await pressExchange(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(await amountToExchange()).toHaveValue('10');
    await expect(canvas.getByRole('combobox', { name: 'From currency' })).toHaveValue('ada');
    await expect(canvas.getByRole('combobox', { name: 'To currency' })).toHaveValue('usd');
  },
});

export const ExchangesOnce = meta.story({
  args: { onExchange: fn<ExchangeFormProps['onExchange']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await userEvent.type(await amountToExchange(), '5{Enter}{Enter}{Enter}');
    });
    await step('It is ordered once; a spinner turns, and nothing can be changed', async () => {
      await expect(args.onExchange).toHaveBeenCalledOnce();
      await expect(await canvas.findByRole('progressbar')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /Exchange now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(canvas.getByRole('button', { name: 'Swap currencies' })).toBeDisabled();
      await userEvent.type(await amountToExchange(), '0');
      await expect(await amountToExchange()).toHaveValue('5');
    });
  },
});

export const GoesByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [role, name] of [
      ['combobox', 'From currency'],
      ['textbox', 'Amount'],
      ['button', 'Swap currencies'],
      ['combobox', 'To currency'],
      ['button', 'Exchange now'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  },
});

/** The choice that a server refuses says so, and any edit takes it back. */
export const SaysWhatTheServerRefuses = meta.story({
  args: { onExchange: refuses({ kind: 'message', text: 'Euros are closed today', field: 'to' }) },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('combobox', { name: 'To currency' });
    await userEvent.type(await amountToExchange(), '5{Enter}');
    await expect(to).toHaveAccessibleDescription('Euros are closed today');
    await expect(to).toBeInvalid();
    await expect(to).toHaveFocus();
    await expect(await amountToExchange()).toHaveValue('5');
    await userEvent.selectOptions(to, 'gbp');
    await expect(to).not.toHaveAccessibleDescription();
  },
});

/** Three decimals are taken of dinars and a fourth refused; the yen that are shown are the yen that are ordered. */
export const OtherCurrencies = meta.story({
  decorators: inOtherCurrencies,
  args: {
    available: OTHER_BALANCES,
    currencies: OTHER_CURRENCIES.slice(0, 2).toReversed(),
    rateOf: () => ({ rate: '487.25', quoted: true }),
  },
  play: async ({ userEvent, args, canvas }) => {
    const field = await amountToExchange();
    await expect(field).toHaveAccessibleDescription('Available: KWD\u00a089.125');
    await fill(userEvent, field, '1.2345');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('At most 3 decimals');
    await userEvent.type(field, '{Backspace}{Enter}');
    await expect(await canvas.findByText('Exchanged KWD 1.234 to 601 JPY')).toBeVisible();
    await expect(args.onExchange).toHaveBeenLastCalledWith(
      { from: 'kwd', to: 'jpy', amount: '1.234', received: '601' },
      anyCall,
    );
  },
});

/** A clock that is moved on by hand, and quotes that hold for 30 seconds of it. */
function desk() {
  const timer = createManualClock(Date.parse('2026-03-14T10:00:00.000Z'));
  const onQuote = fn<NonNullable<ExchangeFormProps['onQuote']>>(() =>
    Promise.resolve({
      rate: '0.92',
      received: '919.5',
      id: 'quote-7',
      expiresAt: new Date(timer.now() + 30_000).toISOString(),
    }),
  );
  return { timer, onQuote };
}

const firm = desk();

/** A quote holds for a while. Nothing is exchanged at one that has expired, and nothing is asked for by itself. */
export const QuotesThatExpire = meta.story({
  args: { ...firm },
  play: async ({ canvas, userEvent, args, step }) => {
    const received = await youReceive();
    await step('It is asked for once, when typing pauses', async () => {
      await fill(userEvent, await amountToExchange(), '1000');
      await expect(canvas.getByText('Getting a quote…')).toBeVisible();
      firm.timer.advance(400);
      await expect(await canvas.findByRole('timer')).toHaveTextContent(
        'This quote is valid for 30 s',
      );
      await expect(received).toHaveTextContent('919.500000 EUR');
      await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
      await expect(args.onQuote).toHaveBeenCalledOnce();
    });
    await step('Its seconds run out', async () => {
      firm.timer.advance(1_000);
      await waitFor(() =>
        expect(canvas.getByRole('timer')).toHaveTextContent('This quote is valid for 29 s'),
      );
      firm.timer.advance(29_000);
      await expect(await canvas.findByText('This quote has expired.')).toBeVisible();
      await expect(received).toBeEmptyDOMElement();
    });
    const askAgain = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Get a new quote' }));
      firm.timer.advance(400);
      await expect(await canvas.findByRole('timer')).toHaveTextContent(
        'This quote is valid for 30 s',
      );
    };
    await step('Nothing is exchanged at one that expired while the page slept', async () => {
      await askAgain();
      firm.timer.advance(1_000);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('29 s'));
      firm.timer.leap(29_000);
      await pressExchange(userEvent);
      await expect(
        await canvas.findByText('There is no valid quote. Please wait for one, or get a new one.'),
      ).toBeVisible();
      await expect(args.onExchange).not.toHaveBeenCalled();
      await expect(await amountToExchange()).toHaveValue('1000');
    });
    await step('A new one is, and the order names it', async () => {
      await askAgain();
      await pressExchange(userEvent);
      await waitFor(() => expect(args.onExchange).toHaveBeenCalledOnce());
      await expect(args.onExchange).toHaveBeenCalledWith(
        { from: 'usd', to: 'eur', amount: '1000', received: '919.5', quoteId: 'quote-7' },
        anyCall,
      );
      await expect(await canvas.findByText('Exchanged $1,000.00 to 919.500000 EUR')).toBeVisible();
    });
  },
});

const slow = desk();

/** The answer to an amount that has changed meanwhile is not for this one. */
export const IgnoresALateQuote = meta.story({
  args: { ...slow },
  play: async ({ canvas, userEvent, args }) => {
    let answerFirst: (quote: FirmQuote) => void = () => undefined;
    mocked(slow.onQuote).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    );
    const field = await amountToExchange();
    await userEvent.type(field, '1');
    slow.timer.advance(400);
    await waitFor(() => expect(args.onQuote).toHaveBeenCalledOnce());
    await userEvent.type(field, '0');
    await expect(slow.onQuote.mock.calls[0]?.[1].signal.aborted).toBe(true);
    answerFirst({ rate: '5', expiresAt: '2026-03-14T11:00:00.000Z' });
    slow.timer.advance(400);
    await expect(await canvas.findByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(slow.onQuote.mock.calls.map(([{ amount }]) => amount)).toEqual(['1', '10']);
    await expect(canvas.queryByText('1 USD = 5 EUR')).not.toBeInTheDocument();
  },
});

const closed = desk();

/** A desk that gives no quote says why, and can be asked again. */
export const NoQuote = meta.story({
  args: { ...closed },
  play: async ({ canvas, userEvent, args }) => {
    mocked(closed.onQuote)
      .mockImplementationOnce(() => Promise.reject(new Error('503')))
      .mockImplementationOnce(() =>
        Promise.resolve({ kind: 'message', text: 'Closed on Sunday.' }),
      );
    await fill(userEvent, await amountToExchange(), '1000');
    closed.timer.advance(400);
    await expect(await canvas.findByText('An error occurred. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new quote' }));
    closed.timer.advance(400);
    await expect(await canvas.findByText('Closed on Sunday.')).toBeVisible();
    await pressExchange(userEvent);
    await expect(await canvas.findByText(/^There is no valid quote/)).toBeVisible();
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  ...matrix({
    Empty: <ExchangeForm {...meta.input.args} />,
    Hidden: <ExchangeForm {...meta.input.args} hidden />,
    Refused: (
      <ExchangeForm {...meta.input.args} onExchange={refuses({ kind: 'insufficient-balance' })} />
    ),
    'The call fails': (
      <ExchangeForm {...meta.input.args} onExchange={refuses({ kind: 'call-failed' })} />
    ),
    Exchanging: (
      <ExchangeForm {...meta.input.args} onExchange={() => new Promise(() => undefined)} />
    ),
    Exchanged: <ExchangeForm {...meta.input.args} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    const exchange = async (label: string) => {
      for (const cell of cellsCalled(canvasElement, label)) {
        cell.getByLabelText('Amount').focus();
        await userEvent.paste('2847.33');
        await userEvent.keyboard('{Enter}');
      }
    };
    await step('Exchange more than there is', async () => {
      await exchange('Refused');
      for (const cell of cellsCalled(canvasElement, 'Refused'))
        await expect(await cell.findByText('Insufficient balance')).toBeVisible();
    });
    await step('Exchange, and the call fails', async () => {
      await exchange('The call fails');
      for (const cell of cellsCalled(canvasElement, 'The call fails'))
        await expect(await cell.findByRole('alert')).toBeVisible();
    });
    await step('Exchange, and no answer comes', async () => {
      await exchange('Exchanging');
      for (const cell of cellsCalled(canvasElement, 'Exchanging'))
        await expect(await cell.findByRole('progressbar')).toBeVisible();
    });
    await step('Exchange, and it is done', async () => {
      await exchange('Exchanged');
      for (const cell of cellsCalled(canvasElement, 'Exchanged'))
        await expect(await cell.findByText(/^Exchanged \$/)).toBeVisible();
    });
  },
});
