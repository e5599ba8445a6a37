import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExchangeForm, type ExchangeFormProps } from '../../../components/exchange/ExchangeForm';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton';
import { CURRENCIES } from '../../../domain/currency/currency';
import type { Order, SubmitRefusal } from '../../../domain/ledger/ledger';
import type { FirmQuote } from '../../../domain/prices/rates';
import { sampleRate } from '../../../domain/prices/sampleRates';
import { SAMPLE_BALANCES } from '../../../domain/demo/sampleWorld';
import { fillSilently } from '../../../testing/fillSilently';
import { anyCall } from '../../../testing/call';
import { createManualClock } from '../../../services/manualClock';
import { cellsCalled, matrix } from '../../../testing/matrix';
import {
  inOtherCurrencies,
  OTHER_BALANCES,
  OTHER_CURRENCIES,
} from '../../../testing/otherCurrencies';

/**
 * A form for exchanging one currency for another. It shows the rate and the received amount.
 *
 * Use it on a page for exchanging money. Pass `rateOf` for fixed rates, or `onQuote` for quotes that expire.
 *
 * **When not to use it**: To send money to another person, use `SendForm`.
 *
 * **Keyboard**: Tab moves from the source currency to the amount, the button Max, the swap button, the target currency
 * and the submit button. The button that requests a new quote, and the button that checks an exchange with an unknown
 * result, are before the submit button. Enter in the amount submits the form. If the amount has an error, the focus
 * moves to the amount.
 *
 * **Announces**: the received amount, while the user types; the confirmation of an exchange; a failed call, and an
 * exchange with an unknown result, immediately (an alert).
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

/** The form starts with the first two currencies and no amount. */
export const Base = meta.story();

Base.test(
  'starts with the first two currencies and no amount',
  async ({ app: { exchange: form }, canvas }) => {
    await expect(form.from).toHaveValue('usd');
    await expect(form.to).toHaveValue('eur');
    await expect(form.amount).toHaveAccessibleDescription('Available: $2,847.32');
    await expect(form.received).toHaveTextContent('0.000000 EUR');
    await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(canvas.getByText('+0.24%')).toBeVisible();
  },
);

/** Both currencies are in panels of the same height. The swap button is centred on the border between the panels. */
Base.test('puts swap on the seam', async ({ app: { exchange: form } }) => {
  const panelOf = (element: HTMLElement) => {
    const panel = element.closest('.MuiPaper-root');
    if (!panel) throw new Error('The field is not in a panel');
    return panel.getBoundingClientRect();
  };
  const [above, below] = [form.amount, form.received].map(panelOf);
  const swap = form.swapButton.getBoundingClientRect();
  if (!above || !below) throw new Error('A panel is missing');
  await expect(Math.abs(above.height - below.height)).toBeLessThan(1);
  await expect(below.top - above.bottom).toBe(8);
  const middle = (swap.top + swap.bottom) / 2;
  await expect(Math.abs(middle - above.bottom - 4)).toBeLessThanOrEqual(1);
});

/**
 * The form shows the amount that the user will receive, and exchanges exactly this amount.
 * @spec converted-amount
 */
Base.test('converts the amount', async ({ app: { exchange: form }, step }) => {
  await step('Convert a thousand dollars to bitcoin', async () => {
    await form.fillIn({ to: 'btc', amount: '1000' });
    await expect(form.received).toHaveTextContent('0.023000 BTC');
  });
  await step('Convert ten dollars to ada', async () => {
    await form.clear('amount');
    await form.fillIn({ to: 'ada', amount: '10' });
    await expect(form.received).toHaveTextContent('22.200000 ADA');
  });
  await step('Type one and a half, with a decimal comma', async () => {
    await form.clear('amount');
    await expect(form.received).toHaveTextContent('0.000000 ADA');
    await form.fillIn({ amount: '1,5' });
    await expect(form.received).toHaveTextContent('3.330000 ADA');
  });
});

/** @spec exchange-clears */
Base.test('exchanges the typed amount', async ({ app: { exchange: form }, step, args, canvas }) => {
  await form.fillIn({ to: 'btc', amount: '$1,000.00' });
  await form.exchange();
  await step('The order contains the exact amount', async () => {
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
  await step(
    'The amount is cleared, the currencies stay, and a confirmation is announced',
    async () => {
      const confirmation = await canvas.findByText('Exchanged $1,000.00 to 0.023000 BTC');
      await expect(confirmation).toBeVisible();
      await expect(confirmation.closest('[aria-live=polite]')).not.toBeNull();
      await expect(form.amount).toHaveValue('');
      await expect(form.to).toHaveValue('btc');
    },
  );
  await step('Typing the next amount closes the confirmation', async () => {
    await form.fillIn({ amount: '2' });
    await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
  });
});

Base.test('fills in max', async ({ app: { exchange: form }, step }) => {
  await step('It fills in the available dollars', async () => {
    await form.max();
    await expect(form.amount).toHaveValue('2847.32');
    await expect(form.received).toHaveTextContent('2,619.534400 EUR');
  });
  await step('The exchanged amount is the whole balance', async () => {
    await form.exchange();
    await expect(meta.input.args.onExchange).toHaveBeenCalledWith(
      { from: 'usd', to: 'eur', amount: '2847.32', received: '2619.5344' },
      anyCall,
    );
  });
});

Base.test(
  'exchanges from bitcoin',
  { args: { defaults: { from: 'btc' } } },
  async ({ app: { exchange: form } }) => {
    // `defaults` sets the currency to exchange from. The currency to exchange to is the first of the
    // remaining currencies.
    await expect(form.from).toHaveValue('btc');
    await expect(form.to).toHaveValue('usd');
    await expect(form.received).toHaveTextContent(/USD$/);
  },
);

Base.test(
  'the back end reports no 24-hour change, so only the rate is shown',
  { args: { change24h: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
  },
);

Base.test(
  'exchanges nothing without a balance',
  { args: { available: {} } },
  async ({ app: { exchange: form }, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    await expect(form.amount).toHaveAccessibleDescription('Available: $0.00');
  },
);

Base.test(
  'an exchange needs two currencies',
  { args: { currencies: [CURRENCIES.usd] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to exchange')).toBeVisible();
    await expect(canvas.getByText('An exchange needs two currencies.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

function ClosableForm(props: ExchangeFormProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <ExchangeForm {...props} />}
      <button
        type="button"
        onClick={() => {
          setOpen(false);
        }}
      >
        Close
      </button>
    </>
  );
}

/** `defaults` fills in the values that the user typed before. `onLeave` receives the values when the form unmounts. */
Base.test(
  'restores an unfinished exchange',
  {
    args: {
      defaults: { from: 'gbp', to: 'eur', amount: '12.5' },
      onLeave: fn<NonNullable<ExchangeFormProps['onLeave']>>(),
    },
    render: (args) => <ClosableForm {...args} />,
  },
  async ({ app, app: { exchange: form }, args }) => {
    await expect(form.from).toHaveValue('gbp');
    await expect(form.to).toHaveValue('eur');
    await expect(form.amount).toHaveValue('12.5');
    await form.type('amount', '0');
    await app.press('Close');
    await expect(args.onLeave).toHaveBeenLastCalledWith({
      from: 'gbp',
      to: 'eur',
      amount: '12.50',
    });
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
);

/** If `onExchange` ignores its `signal`, the call continues after the form unmounts. */
Base.test(
  'reports a refusal after unmount',
  {
    args: {
      defaults: { amount: '12.5' },
      onRefusedUnseen: fn<NonNullable<ExchangeFormProps['onRefusedUnseen']>>(),
    },
    render: (args) => <ClosableForm {...args} />,
  },
  async ({ app, app: { exchange: form }, args }) => {
    let answer: (refusal: SubmitRefusal) => void = () => undefined;
    mocked(args.onExchange).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await form.exchange();
    await app.press('Close');
    answer({ kind: 'insufficient-balance' });
    await waitFor(() =>
      expect(args.onRefusedUnseen).toHaveBeenCalledWith({ kind: 'insufficient-balance' }),
    );
  },
);

Base.test(
  'passes the confirmation to `onDone`, and does not show it',
  { args: { onDone: fn<NonNullable<ExchangeFormProps['onDone']>>() } },
  async ({ app: { exchange: form }, args, canvas }) => {
    await form.fillIn({ to: 'btc', amount: '1000' });
    await form.exchange();
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith('Exchanged $1,000.00 to 0.023000 BTC'),
    );
    await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
  },
);

/**
 * While amounts are hidden, the confirmation hides its amounts. When the user shows amounts again, the exchange is not
 * announced a second time.
 */
Base.test(
  'hides amounts in the confirmation',
  {
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
  },
  async ({ app, app: { exchange: form }, canvas, step }) => {
    const exchanged = () => canvas.queryByText(/^Exchanged/);
    await step('Exchange while amounts are hidden', async () => {
      await form.fillIn({ amount: '500' });
      await form.exchange();
      await expect(await canvas.findByText(/^Exchanged/)).toHaveTextContent(
        'Exchanged $•••••• to •••••• EUR',
      );
    });
    await step('Show amounts: the exchange is not announced again', async () => {
      await app.press('Show balance');
      await expect(exchanged()).not.toBeInTheDocument();
    });
    await step(
      'Exchange while amounts are shown, then hide them: the confirmation closes',
      async () => {
        await form.fillIn({ amount: '500' });
        await form.exchange();
        await expect(await canvas.findByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
        await app.press('Hide balance');
        await expect(exchanged()).not.toBeInTheDocument();
      },
    );
  },
);

/**
 * Selecting the currency of the other side also swaps the currencies.
 * @spec exchange-swap
 */
Base.test('swaps the currencies', async ({ app: { exchange: form }, step, canvas }) => {
  await form.fillIn({ to: 'btc', amount: '1000' });
  await form.swap();
  await step('The currencies are swapped, and the amount is cleared', async () => {
    await expect(form.from).toHaveValue('btc');
    await expect(form.to).toHaveValue('usd');
    await expect(form.amount).toHaveValue('');
    await expect(form.amount).toHaveAccessibleDescription('Available: 0.15423 BTC');
    await expect(form.received).toHaveTextContent('0.000000 USD');
    await expect(canvas.getByText('1 BTC = 43,250 USD')).toBeVisible();
  });
});

Base.test('swaps when both currencies match', async ({ app: { exchange: form }, step, canvas }) => {
  await step(
    'Select the second currency as the first: they swap, and the amount is cleared',
    async () => {
      await form.fillIn({ amount: '5', from: 'eur' });
      await expect(form.amount).toHaveValue('');
      await expect(form.from).toHaveValue('eur');
      await expect(form.to).toHaveValue('usd');
      await expect(canvas.getByText('1 EUR = 1.08 USD')).toBeVisible();
    },
  );
  await step(
    'Select the first currency as the second: they swap, and the amount is cleared',
    async () => {
      await form.fillIn({ amount: '5', to: 'eur' });
      await expect(form.amount).toHaveValue('');
      await expect(form.from).toHaveValue('usd');
      await expect(form.to).toHaveValue('eur');
    },
  );
});

/** Neither a held Enter key nor a second press submits the exchange twice. */
Base.test(
  'exchanges once when enter is held',
  async ({ app: { exchange: form }, userEvent, step }) => {
    // Browsers repeat `keydown` while Enter is held. The form cancels only the repeated events.
    await form.fillIn({ amount: '5' });
    await userEvent.keyboard('{Enter}');
    await step('Holding the key after the exchange shows no error', async () => {
      // `fireEvent` returns false when the default action was prevented.
      await expect(await fireEvent.keyDown(form.amount, { key: 'Enter', repeat: true })).toBe(
        false,
      );
      await expect(form.amount).not.toBeInvalid();
    });
    await expect(await fireEvent.keyDown(form.amount, { key: 'Enter' })).toBe(true);
  },
);

Base.test(
  'exchanges once while pending',
  async ({ app: { exchange: form }, step, mount, args, canvas }) => {
    const onExchange = fn<ExchangeFormProps['onExchange']>(() => new Promise(() => undefined));
    await mount(<ExchangeForm {...args} onExchange={onExchange} />);
    await step('Press Enter three times in a row', async () => {
      await form.type('amount', '5{Enter}{Enter}{Enter}');
    });
    await step(
      'One exchange is submitted. A spinner is shown, and nothing can be changed',
      async () => {
        await expect(onExchange).toHaveBeenCalledOnce();
        await expect(await canvas.findByRole('progressbar')).toBeVisible();
        await expect(canvas.getByRole('button', { name: /Exchange now/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await expect(form.swapButton).toBeDisabled();
        for (const side of [form.from, form.to])
          await expect(side).toHaveAttribute('aria-disabled', 'true');
        await form.type('amount', '0');
        await expect(form.amount).toHaveValue('5');
      },
    );
  },
);

Base.test('follows the order of the fields with Tab', async ({ canvas, userEvent }) => {
  for (const [role, name] of [
    ['combobox', 'From currency'],
    ['textbox', 'Amount'],
    ['button', 'Max'],
    ['button', 'Swap currencies'],
    ['combobox', 'To currency'],
    ['button', 'Exchange now'],
  ] as const) {
    await userEvent.tab();
    await expect(canvas.getByRole(role, { name })).toHaveFocus();
  }
});

/** Dinars accept three decimals. Yen have none, so the received amount is a whole number. */
Base.test(
  'limits decimals by currency',
  {
    args: {
      available: OTHER_BALANCES,
      currencies: OTHER_CURRENCIES.slice(0, 2).toReversed(),
      rateOf: () => ({ rate: '487.25', quoted: true }),
    },
    decorators: inOtherCurrencies,
  },
  async ({ app: { exchange: form }, userEvent, args, canvas }) => {
    await expect(form.amount).toHaveAccessibleDescription('Available: KWD\u00a089.125');
    await form.fillIn({ amount: '1.2345' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('At most 3 decimals');
    await form.type('amount', '{Backspace}{Enter}');
    await expect(await canvas.findByText('Exchanged KWD 1.234 to 601 JPY')).toBeVisible();
    await expect(args.onExchange).toHaveBeenLastCalledWith(
      { from: 'kwd', to: 'jpy', amount: '1.234', received: '601' },
      anyCall,
    );
  },
);

/** The form exchanges only with a valid quote for the typed amount. */
Base.test(
  'refuses an expired quote',
  async ({ app: { exchange: form }, step, canvas, args, mount }) => {
    // The form refuses an exchange with an expired quote. It requests a new quote only when the user presses
    // `Get a new quote`.
    await mount(<ExchangeForm {...args} {...firm} />);
    await step('The quote is requested once, when the user stops typing', async () => {
      await form.fillIn({ amount: '1000' });
      await expect(canvas.getByText('Getting a quote…')).toBeVisible();
      firm.timer.advance(400);
      await expect(await canvas.findByRole('timer')).toHaveTextContent(
        'This quote is valid for 30 s',
      );
      await expect(form.received).toHaveTextContent('919.500000 EUR');
      await expect(canvas.getByText('1 USD = 0.92 EUR')).toBeVisible();
      await expect(canvas.queryByText(/no quoted rate/)).not.toBeInTheDocument();
      await expect(firm.onQuote).toHaveBeenCalledOnce();
    });
    await step('The quote expires after its last second', async () => {
      firm.timer.advance(1_000);
      await waitFor(() =>
        expect(canvas.getByRole('timer')).toHaveTextContent('This quote is valid for 29 s'),
      );
      // An effect starts the timer of the next second after the text has changed.
      await waitFor(() => expect(firm.timer.pending).toBe(1));
      firm.timer.advance(29_000);
      await expect(await canvas.findByText('This quote has expired.')).toBeVisible();
      await expect(form.received).toBeEmptyDOMElement();
    });
    const requestAgain = async () => {
      await form.getNewQuote();
      firm.timer.advance(400);
      await expect(await canvas.findByRole('timer')).toHaveTextContent(
        'This quote is valid for 30 s',
      );
    };
    await step('A quote that expired while the page was suspended is refused', async () => {
      await requestAgain();
      firm.timer.advance(1_000);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('29 s'));
      firm.timer.leap(29_000);
      await form.exchange();
      await expect(
        await canvas.findByText('There is no valid quote. Please wait for one, or get a new one.'),
      ).toBeVisible();
      await expect(args.onExchange).not.toHaveBeenCalled();
      await expect(form.amount).toHaveValue('1000');
    });
    await step('A new quote is accepted, and the order contains its id', async () => {
      await requestAgain();
      await form.exchange();
      await waitFor(() => expect(args.onExchange).toHaveBeenCalledOnce());
      await expect(args.onExchange).toHaveBeenCalledWith(
        { from: 'usd', to: 'eur', amount: '1000', received: '919.5', quoteId: 'quote-7' },
        anyCall,
      );
      await expect(await canvas.findByText('Exchanged $1,000.00 to 919.500000 EUR')).toBeVisible();
    });
  },
);

Base.test(
  'shows no quote of the previous pair',
  async ({ app: { exchange: form }, canvas, args, mount }) => {
    await mount(<ExchangeForm {...args} {...firm} />);
    await form.fillIn({ amount: '1000' });
    firm.timer.advance(400);
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(form.received).toHaveTextContent('919.500000 EUR');
    await form.fillIn({ to: 'gbp' });
    await expect(form.received).toBeEmptyDOMElement();
    await form.exchange();
    await expect(
      await canvas.findByText('There is no valid quote. Please wait for one, or get a new one.'),
    ).toBeVisible();
    await expect(args.onExchange).not.toHaveBeenCalled();
    firm.timer.advance(400);
    await waitFor(() =>
      expect(canvas.queryByText(/^There is no valid quote/)).not.toBeInTheDocument(),
    );
  },
);

Base.test(
  'shows a quote in the currency to receive',
  async ({ app: { exchange: form }, canvas, args, mount }) => {
    await mount(<ExchangeForm {...args} {...firm} />);
    await form.fillIn({ to: 'gbp', amount: '1000' });
    firm.timer.advance(400);
    await expect(await canvas.findByText('1 USD = 0.92 GBP')).toBeVisible();
    await expect(form.received).toHaveTextContent('919.500000 GBP');
  },
);

Base.test('ignores a late quote', async ({ app: { exchange: form }, canvas, args, mount }) => {
  await mount(<ExchangeForm {...args} {...slow} />);
  let answerFirst: (quote: FirmQuote) => void = () => undefined;
  mocked(slow.onQuote).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
  );
  await form.type('amount', '1');
  slow.timer.advance(400);
  await waitFor(() => expect(slow.onQuote).toHaveBeenCalledOnce());
  await form.type('amount', '0');
  await expect(slow.onQuote.mock.calls[0]?.[1].signal.aborted).toBe(true);
  answerFirst({ rate: '5', expiresAt: '2026-03-14T11:00:00.000Z' });
  slow.timer.advance(400);
  await expect(await canvas.findByText('1 USD = 0.92 EUR')).toBeVisible();
  await expect(slow.onQuote.mock.calls.map(([{ amount }]) => amount)).toEqual(['1', '10']);
  await expect(canvas.queryByText('1 USD = 5 EUR')).not.toBeInTheDocument();
});

Base.test(
  'shows why there is no quote',
  async ({ app: { exchange: form }, step, canvas, args, mount }) => {
    // If the server returns no quote, the form shows the reason, and a button that requests a quote again.
    await mount(<ExchangeForm {...args} {...closed} />);
    mocked(closed.onQuote)
      .mockImplementationOnce(() => Promise.reject(new Error('503')))
      .mockImplementationOnce(() =>
        Promise.resolve({ kind: 'message', text: 'Closed on Sunday.' }),
      );
    await form.fillIn({ amount: '1000' });
    closed.timer.advance(400);
    await expect(await canvas.findByText('An error occurred. Please try again.')).toBeVisible();
    await form.getNewQuote();
    closed.timer.advance(400);
    await expect(await canvas.findByText('Closed on Sunday.')).toBeVisible();
    await step('A press shows the reason as the error, and only once', async () => {
      await form.exchange();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Closed on Sunday.');
      await expect(canvas.getAllByText('Closed on Sunday.')).toHaveLength(1);
      await expect(canvas.queryByText(/^There is no valid quote/)).not.toBeInTheDocument();
      await expect(args.onExchange).not.toHaveBeenCalled();
    });
    await step('A request for a new quote removes the error', async () => {
      await form.getNewQuote();
      await expect(canvas.queryByText('Closed on Sunday.')).not.toBeInTheDocument();
      closed.timer.advance(400);
      await expect(await canvas.findByRole('timer')).toBeVisible();
    });
  },
);

Base.test(
  'refuses a pair without a rate',
  async ({ app: { exchange: form }, canvas, args, mount }) => {
    await mount(<ExchangeForm {...args} {...missing} />);
    mocked(missing.onQuote).mockImplementationOnce(() => Promise.resolve(null));
    await form.fillIn({ amount: '1000' });
    missing.timer.advance(400);
    await expect(await canvas.findByText('There is no rate from USD to EUR.')).toBeVisible();
    await expect(form.received).toBeEmptyDOMElement();
    await form.exchange();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no rate from USD to EUR.',
    );
    await expect(canvas.getAllByText('There is no rate from USD to EUR.')).toHaveLength(1);
    await expect(args.onExchange).not.toHaveBeenCalled();
    await form.getNewQuote();
    missing.timer.advance(400);
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
);

/** An amount and a currency that were written into the fields without events are exchanged. */
Base.test('exchanges filled fields', async ({ app: { exchange: form }, args }) => {
  fillSilently([form.to, 'btc'], [form.amount, '1000']);
  await form.exchange();
  await expect(args.onExchange).toHaveBeenCalledWith(
    { from: 'usd', to: 'btc', amount: '1000', received: '0.023' },
    anyCall,
  );
});

/** While amounts are hidden, the form does not show the available amount. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ app: { exchange: form }, canvas }) => {
    await expect(form.amount).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText(/Available/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
  },
});

/**
 * `rateOf` returns `quoted: false` for euros and Bitcoin, so the form marks the rate as not quoted.
 * @spec exchange-rates
 */
export const NoQuotedRate = meta.story({
  args: { defaults: { from: 'eur', to: 'btc', amount: '5' } },
  play: async ({ app: { exchange: form }, canvas }) => {
    await expect(canvas.getByText('1 EUR = 1 BTC').closest('p')).toHaveTextContent(
      '1 EUR = 1 BTC (no quoted rate)',
    );
    await expect(form.received).toHaveTextContent('5.000000 BTC');
    await form.fillIn({ to: 'gbp' });
    await expect(canvas.getByText('1 EUR = 1 GBP').closest('p')).toHaveTextContent(
      '1 EUR = 1 GBP (no quoted rate)',
    );
    await expect(form.received).toHaveTextContent('5.000000 GBP');
  },
});

/** The longest amounts wrap on a narrow phone. */
export const HugeAmount = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    available: { ...SAMPLE_BALANCES, usd: '98765432109876.54' },
    defaults: { from: 'usd', to: 'ada', amount: '98765432109876.54' },
  },
  play: async ({ app: { exchange: form } }) => {
    await expect(form.received).toHaveTextContent('219,259,259,283,925.918800 ADA');
    await expect(form.amount).toHaveAccessibleDescription('Available: $98,765,432,109,876.54');
  },
});

/** Returns an `onExchange` that resolves with the given refusal. */
const refuses = (refusal: SubmitRefusal) =>
  fn<ExchangeFormProps['onExchange']>(() => Promise.resolve(refusal));

/** The last four forms reach the states in their labels only in the story in the sidebar, where they are submitted. */
export const Matrix = meta.story({
  ...matrix({
    Empty: <ExchangeForm {...meta.input.args} />,
    Hidden: <ExchangeForm {...meta.input.args} hidden />,
    'With an error': (
      <ExchangeForm {...meta.input.args} onExchange={refuses({ kind: 'insufficient-balance' })} />
    ),
    'Failed call': (
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
    await step('Exchange more than the balance', async () => {
      await exchange('With an error');
      for (const cell of cellsCalled(canvasElement, 'With an error'))
        await expect(await cell.findByText('Insufficient balance')).toBeVisible();
    });
    await step('Exchange with a failed call', async () => {
      await exchange('Failed call');
      for (const cell of cellsCalled(canvasElement, 'Failed call'))
        await expect(await cell.findByRole('alert')).toBeVisible();
    });
    await step('Exchange without a response', async () => {
      await exchange('Exchanging');
      for (const cell of cellsCalled(canvasElement, 'Exchanging'))
        await expect(await cell.findByRole('progressbar')).toBeVisible();
    });
    await step('Exchange successfully', async () => {
      await exchange('Exchanged');
      for (const cell of cellsCalled(canvasElement, 'Exchanged'))
        await expect(await cell.findByText(/^Exchanged \$/)).toBeVisible();
    });
  },
});

const clock = createManualClock(Date.parse('2026-03-14T10:00:00.000Z'));

/** The confirmation closes after five seconds. The layout does not move when it opens or closes. */
Base.test(
  'closes the confirmation after five seconds',
  { args: { timer: clock } },
  async ({ app: { exchange: form }, canvas, canvasElement }) => {
    await form.fillIn({ amount: '500' });
    const { offsetHeight } = canvasElement;
    await form.exchange();
    await expect(await canvas.findByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
    await expect(canvasElement.offsetHeight).toBe(offsetHeight);
    clock.advance(4_999);
    await expect(canvas.getByText(/^Exchanged/)).toBeVisible();
    clock.advance(1);
    await waitFor(() => expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument());
  },
);

/** After an exchange, the amount is empty. Submitting it shows an error, and no longer the confirmation. */
Base.test(
  'closes the confirmation when the form is submitted again',
  { args: { timer: clock } },
  async ({ app: { exchange: form }, canvas }) => {
    await form.fillIn({ amount: '500' });
    await form.exchange();
    await expect(await canvas.findByText('Exchanged $500.00 to 460.000000 EUR')).toBeVisible();
    await form.exchange();
    await waitFor(() => expect(form.amount).toBeInvalid());
    await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
  },
);

/**
 * An invalid amount keeps its text, and has no quote. The form checks first that the amount is above 0, then the
 * balance, then the decimals.
 * @spec exchange-amount
 */
Base.test('rejects invalid amounts', async ({ app: { exchange: form }, step, userEvent, args }) => {
  await step('Submit no amount', async () => {
    await form.exchange();
    await expect(form.amount).toHaveAccessibleDescription('Enter an amount above 0');
    await expect(form.amount).toBeInvalid();
    await expect(form.amount).toHaveFocus();
  });
  await step('Submit zero', async () => {
    await form.type('amount', '0{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('Enter an amount above 0');
    await expect(form.amount).toHaveValue('0');
  });
  await step('Submit text that is not a number', async () => {
    await form.clear('amount');
    await form.type('amount', 'ten{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('Enter a number');
  });
  await step('Submit an ambiguous number', async () => {
    await form.fillIn({ amount: '1,234' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription(
      '1,234 can be read as 1234 or 1.234. Please write it without a comma.',
    );
  });
  await step('Submit less than a cent', async () => {
    await form.fillIn({ amount: '0.001' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('At most 2 decimals');
  });
  await step('Submit nine decimals of a bitcoin', async () => {
    await form.clear('amount');
    await form.fillIn({ from: 'btc', amount: '0.000000001' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('At most 8 decimals');
  });
  await expect(args.onExchange).not.toHaveBeenCalled();
});

Base.test('shows no quote for invalid amounts', async ({ app: { exchange: form }, userEvent }) => {
  for (const refused of ['ten', '-5', '1,234', '1.001', '9'.repeat(309)]) {
    await form.clear('amount');
    await userEvent.click(form.amount);
    await userEvent.paste(refused);
    await expect(form.received).toBeEmptyDOMElement();
  }
  for (const empty of ['', '  ']) {
    await form.fillIn({ amount: empty });
    await expect(form.received).toHaveTextContent('0.000000 EUR');
  }
});

Base.test(
  'shows insufficient balance',
  { args: { onExchange: refuses({ kind: 'insufficient-balance' }) } },
  async ({ app: { exchange: form }, step, userEvent, canvas }) => {
    await step('Submit a cent more than the balance', async () => {
      await form.fillIn({ amount: '2847.33' });
      await userEvent.keyboard('{Enter}');
      await expect(form.amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(form.amount).toHaveValue('2847.33');
      await expect(form.amount).toHaveFocus();
      await expect(canvas.queryByText(/^Exchanged/)).not.toBeInTheDocument();
    });
    await step('Choosing another currency removes the error', async () => {
      await form.fillIn({ from: 'gbp' });
      await expect(form.amount).toHaveAccessibleDescription('Available: £890.45');
      await expect(form.amount).toHaveValue('2847.33');
    });
  },
);

Base.test(
  'checks the balance before the decimals',
  async ({ app: { exchange: form }, userEvent, args, mount }) => {
    const onExchange = refuses({ kind: 'insufficient-balance' });
    await mount(<ExchangeForm {...args} onExchange={onExchange} />);
    await form.fillIn({ amount: '2847.331' });
    await userEvent.keyboard('{Enter}');
    await expect(onExchange).toHaveBeenCalledWith(
      {
        from: 'usd',
        to: 'eur',
        amount: '2847.331',
        received: '2619.54452',
      },
      anyCall,
    );
    await expect(form.amount).toHaveAccessibleDescription('Insufficient balance');
    await expect(form.amount).toHaveValue('2847.331');
  },
);

Base.test(
  'refuses too many decimals of the whole balance',
  async ({ app: { exchange: form }, userEvent, args }) => {
    await form.fillIn({ amount: '2847.320' });
    await userEvent.keyboard('{Enter}');
    await expect(form.amount).toHaveAccessibleDescription('At most 2 decimals');
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
);

/** An order in doubt, whose check ends with a refusal. */
const refusedAfterDoubt = (order: Order) => ({
  doubts: {
    inDoubt: [{ id: 'first', walletId: 'personal', order, inDoubt: true as const }],
    onCheckAgain: fn(() => Promise.resolve({ kind: 'insufficient-balance' as const })),
  },
});

const refusedExchange = refusedAfterDoubt({
  kind: 'exchange',
  from: 'usd',
  to: 'eur',
  amount: '10',
  received: '9.2',
});

Base.test(
  'hides the amount of an exchange in doubt',
  { args: { ...refusedExchange, hidden: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It may have been made.');
    await expect(canvas.queryByText(/10/)).not.toBeInTheDocument();
  },
);

Base.test(
  'shows the refusal of an exchange that is checked again',
  { args: refusedExchange },
  async ({ app, app: { exchange: form }, canvas }) => {
    await form.fillIn({ amount: '10' });
    await app.press('Check again');
    await expect(await canvas.findByText('Insufficient balance')).toBeVisible();
    await expect(form.amount).toHaveValue('10');
  },
);

/** The refusal is not about the typed amount, so it is an error of the whole form. */
Base.test(
  'shows the refusal of a payment that is checked again',
  {
    args: refusedAfterDoubt({
      kind: 'send',
      recipient: 'ana@florin.example',
      amount: '10',
      currency: 'usd',
      description: '',
    }),
  },
  async ({ app, app: { exchange: form }, canvas }) => {
    await form.fillIn({ amount: '10' });
    await app.press('Check again');
    await expect(await canvas.findByText('Insufficient balance')).toBeVisible();
    await expect(form.amount).toBeValid();
  },
);

Base.test(
  'refuses amounts that convert to zero',
  { args: { onExchange: refuses({ kind: 'converts-to-nothing' }) } },
  async ({ app: { exchange: form } }) => {
    await form.fillIn({ from: 'eth', to: 'usd', amount: '0.000000000000000001' });
    await expect(form.received).toHaveTextContent('0.000000 USD');
    await form.exchange();
    await expect(form.amount).toHaveAccessibleDescription(
      'Enter an amount large enough to exchange',
    );
  },
);

/** After a failed or refused exchange, the form shows the reason and keeps the typed values. */
Base.test('reports a rejected call', async ({ app: { exchange: form }, canvas, args, mount }) => {
  const onExchange = fn<ExchangeFormProps['onExchange']>(() => Promise.reject(new Error('503')));
  await mount(<ExchangeForm {...args} onExchange={onExchange} />);
  await form.fillIn({ amount: '5' });
  for (const times of [1, 2, 3]) {
    await form.exchange();
    await expect(onExchange).toHaveBeenCalledTimes(times);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(form.amount).toHaveValue('5');
  }
});

Base.test(
  'keeps input after a failed call',
  { args: { onExchange: refuses({ kind: 'call-failed' }) } },
  async ({ app: { exchange: form }, canvas }) => {
    await form.fillIn({ from: 'ada', to: 'usd', amount: '10' });
    await form.exchange();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(form.amount).toHaveValue('10');
    await expect(form.from).toHaveValue('ada');
    await expect(form.to).toHaveValue('usd');
  },
);

Base.test(
  'shows the messages of the server',
  {
    args: { onExchange: refuses({ kind: 'message', text: 'Euros are closed today', field: 'to' }) },
  },
  async ({ app: { exchange: form } }) => {
    await form.type('amount', '5{Enter}');
    await expect(form.to).toHaveAccessibleDescription('Euros are closed today');
    await expect(form.to).toBeInvalid();
    await expect(form.to).toHaveFocus();
    await expect(form.amount).toHaveValue('5');
    await form.fillIn({ to: 'gbp' });
    await expect(form.to).not.toHaveAccessibleDescription();
  },
);

/** Returns a clock that the story advances, and an `onQuote` whose quotes are valid for 30 seconds. */
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

const slow = desk();

const closed = desk();

/** `rateOf` returns null for a pair without a rate. Without `rateOf` and `onQuote`, no pair has one. */
export const NoRate = meta.story({
  render: (args) => <ExchangeForm {...args} rateOf={() => null} />,
  play: async ({ app: { exchange: form }, canvas, args, step }) => {
    await expect(canvas.getByText('There is no rate from USD to EUR.')).toBeVisible();
    await step('An exchange is refused with the same sentence, and the amount stays', async () => {
      await form.fillIn({ amount: '10' });
      await form.exchange();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'There is no rate from USD to EUR.',
      );
      await expect(canvas.getAllByText('There is no rate from USD to EUR.')).toHaveLength(1);
      await expect(form.amount).toHaveValue('10');
      await expect(args.onExchange).not.toHaveBeenCalled();
    });
  },
});

const missing = desk();
