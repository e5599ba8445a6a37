import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AdapterError } from '#src/adapters/adapterError';
import { createSimulatedBank } from '#packages/payment-steps/src/simulatedBank';
import { DEMO_USER } from '#src/domain/demo/demoAccount';
import { createFakeAdapter } from '../src/fakeAdapter';
import type { Faults } from '#src/adapters/faults';
import type { PriceListener, WalletAdapter } from '#src/adapters/walletAdapter';
import { createManualClock } from '#src/services/manualClock';
import { AdapterProvider } from '#packages/back-end/src/AdapterProvider';
import { PAGES } from './hookPages';

const NOW = '2026-03-14T09:26:53.000Z';

const silent = { info: () => undefined, warn: () => undefined };

/** Returns a back end with the clock of a story. The story can change its faults, such as a failed call. */
function openBackEnd(begun: Faults = {}, change: Partial<WalletAdapter> = {}) {
  const clock = createManualClock(Date.parse(NOW));
  const faults: Faults = { ...begun };
  // Without `firstSheet`, the wallets load asynchronously, as from a server.
  const { firstSheet: _first, ...fake } = createFakeAdapter({ clock, faults });
  const listeners = new Set<PriceListener>();
  const adapter: WalletAdapter = {
    ...fake,
    history: (query, options) => fake.history({ ...query, limit: 4 }, options),
    subscribePrices: (listener) => {
      listeners.add(listener);
      const stop = fake.subscribePrices(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    ...change,
  };
  return { adapter, clock, faults, listeners, setPrices: fake.setPrices };
}

type BackEnd = ReturnType<typeof openBackEnd>;

interface HookPageProps {
  hook: keyof typeof PAGES;
  backEnd?: BackEnd;
}

/** Shows the page of a hook, connected to a fake back end. */
function HookPage({ hook, backEnd }: HookPageProps) {
  const Page = PAGES[hook];
  if (!backEnd) return null;
  return (
    <AdapterProvider adapter={backEnd.adapter} clock={backEnd.clock} log={silent}>
      <Page />
    </AdapterProvider>
  );
}

const backEndOf = ({ loaded }: { readonly loaded: Record<string, unknown> }) =>
  loaded['backEnd'] as BackEnd;

/** Returns the parameters of a story whose back end has the given faults. */
const over = (faults: Faults, change?: Partial<WalletAdapter>) => ({
  loaders: [() => ({ backEnd: openBackEnd(faults, change) })],
});

/**
 * The hooks for the pages of an app with any back end. Render them inside one `AdapterProvider`. Florin's app uses the
 * same hooks.
 *
 * - `useWallet`: the wallets and their loading state. With a selector, the component renders only when the selected
 *   part changes.
 * - `useHistory`: the transactions of the wallet, page by page.
 * - `usePayment`: submits payments and exchanges with an idempotency key, so that none is executed twice. It also lists
 *   the orders whose result is unknown.
 * - `useQuote`: the price of an exchange, until it expires.
 * - `usePrices`: the market prices, which the back end updates.
 * - `useNotice`: short messages over the page.
 *
 * Each hook except `useNotice` returns a `status`, an `error` and a `retry`.
 */
const meta = preview.meta({
  component: HookPage,
  args: { hook: 'useWallet' as const },
  render: (args, { loaded }) => <HookPage {...args} backEnd={backEndOf({ loaded })} />,
  loaders: [() => ({ backEnd: openBackEnd() })],
});

const TOTAL = { name: 'Total balance' } as const;

/** The wallet has loaded, and its total follows the prices. */
export const Base = meta.story();

Base.test('shows the total, which follows the prices', async (context) => {
  const card = await context.canvas.findByRole('region', TOTAL);
  await expect(card).toHaveTextContent('$20,009.34');
  backEndOf(context).setPrices({ btc: { price: '53250', change24h: '1' } });
  await waitFor(() => expect(card).toHaveTextContent('$21,551.64'));
});

Base.test('loads again after a failure', { ...over({ balances: 'fail' }) }, async (context) => {
  const { canvas, userEvent } = context;
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  delete backEndOf(context).faults.balances;
  await userEvent.click(retry);
  await expect(await canvas.findByRole('region', TOTAL)).toHaveTextContent('$20,009.34');
});

Base.test('checks a payment in doubt again', { args: { hook: 'usePayment' } }, async (context) => {
  const check = await sendInDoubt(context);
  const { adapter, faults } = backEndOf(context);
  delete faults.send;
  await context.userEvent.click(check);
  await waitFor(() =>
    expect(context.canvas.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument(),
  );
  const { wallets } = await adapter.balances();
  await expect(wallets[0]?.balances.usd).toBe('2800');
});

/**
 * The back end returns a fee for the review of the payment, and requires a code. All calls have the same idempotency
 * key.
 */
Base.test(
  'pays with fee and code',
  {
    args: { hook: 'usePaymentSteps' },
    loaders: [
      () => {
        const clock = createManualClock(Date.parse(NOW));
        const adapter = createSimulatedBank({
          clock,
          delays: 'none',
          user: DEMO_USER,
          feeOf: () => '0.35',
          needsCode: () => true,
        });
        return { backEnd: { adapter, clock } };
      },
    ],
  },
  async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Recipient' }),
      'rent@example.com',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '47.32');
    await step('The review shows the fee and the total', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByRole('img', { name: '$0.35' })).toBeVisible();
      await expect(canvas.getByRole('img', { name: '$47.67' })).toBeVisible();
    });
    await step('A wrong code moves nothing, and the right one pays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      const code = await canvas.findByRole('textbox', { name: 'Code' });
      await userEvent.type(code, '000000{Enter}');
      await expect(await canvas.findByText('This code is wrong. Please try again.')).toBeVisible();
      await userEvent.clear(code);
      await userEvent.type(code, '123456{Enter}');
      await expect(
        await canvas.findByRole('region', { name: 'Recent transactions' }),
      ).toBeVisible();
    });
    await step('The history has the payment with its fee, half a second later', async () => {
      backEndOf(context).clock.advance(500);
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
          /rent@example\.com.*Fee \$0\.35/,
        ),
      );
    });
  },
);

/** A notice closes after five seconds. */
Base.test(
  'closes a notice after five seconds',
  { args: { hook: 'useNotice' } },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Copied');
    backEndOf(context).clock.advance(5_000);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
);

export const Loading = meta.story({
  ...over({ balances: 'hang' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The wallets could not be loaded. `retry` loads the wallets again. */
export const FailedToLoad = meta.story({
  ...over({ balances: 'fail' }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your wallet could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** If balances cannot be refreshed, they are shown with the time of the last refresh. */
export const Stale = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('region', TOTAL);
    const { clock, faults } = backEndOf(context);
    faults.balances = 'fail';
    clock.advance(60_000);
    await expect(await canvas.findByText(/9:26/)).toBeVisible();
    await expect(canvas.getByRole('region', TOTAL)).toHaveTextContent('$20,009.34');
  },
});

let isEnded = false;

/** The back end has ended the session. After the user has signed in again, `retry` loads the wallets. */
export const SignedOut = meta.story({
  loaders: [
    () => {
      isEnded = true;
      const backEnd = openBackEnd();
      const { balances } = backEnd.adapter;
      const answer: WalletAdapter['balances'] = async (options) => {
        if (isEnded) throw new AdapterError('signed-out', 'The session has ended');
        return balances(options);
      };
      return { backEnd: { ...backEnd, adapter: { ...backEnd.adapter, balances: answer } } };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'I have signed in again' });
    isEnded = false;
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', TOTAL)).toBeVisible();
  },
});

/** The transactions load page by page. If a page fails to load, the next press of `Show more` loads the page. */
export const Transactions = meta.story({
  args: { hook: 'useHistory' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { faults } = backEndOf(context);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    faults.history = 'fail';
    await userEvent.click(more);
    await expect(await canvas.findByText('Could not load more.')).toBeVisible();
    delete faults.history;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
  },
});

/** Sends a payment whose response is lost, and returns the button that checks it again. */
async function sendInDoubt(context: Parameters<NonNullable<typeof meta.input.play>>[0]) {
  const { canvas, userEvent } = context;
  await userEvent.type(
    await canvas.findByRole('combobox', { name: 'Recipient' }),
    'rent@example.com',
  );
  await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '47.32');
  backEndOf(context).faults.send = 'lost';
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return canvas.findByRole('button', { name: 'Check again' });
}

/**
 * The response of a payment was lost, so it is unknown whether the payment was made. `Check again` repeats the call
 * with the same key, so the payment is made only once.
 */
export const PaymentInDoubt = meta.story({
  tags: ['!autodocs'],
  args: { hook: 'usePayment' },
  play: async (context) => {
    await expect(await sendInDoubt(context)).toBeVisible();
    await expect(context.canvas.getByText(/It may have been made/)).toBeVisible();
  },
});

const quoteUntil = (expiresAt: string): Partial<WalletAdapter> => ({
  quote: () => Promise.resolve({ rate: '0.92', received: '92', expiresAt, id: 'q1' }),
});

/** After a quote has expired, a new quote is requested only when `retry` is called. */
export const Quote = meta.story({
  tags: ['!autodocs'],
  args: { hook: 'useQuote' },
  ...over({}, quoteUntil('2026-03-14T09:27:03.400Z')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { clock } = backEndOf(context);
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('Asking for a price…');
    // Three timers are pending when the wallets have loaded and the quote waits for a pause in typing.
    await waitFor(() => expect(clock.pending).toBe(3));
    clock.advance(400);
    await waitFor(() => expect(status).toHaveTextContent('92 EUR for 10 seconds'));
    // Three timers are pending while the quote counts down its seconds.
    await waitFor(() => expect(clock.pending).toBe(3));
    clock.advance(10_000);
    await waitFor(() => expect(status).toHaveTextContent('The price has expired.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(status).toHaveTextContent('Asking for a price…'));
  },
});

/** The back end has no quote for this pair of currencies. */
export const NoQuote = meta.story({
  tags: ['!autodocs'],
  args: { hook: 'useQuote' },
  ...over({}, { quote: () => Promise.resolve(null) }),
  play: async (context) => {
    const status = await context.canvas.findByRole('status');
    const { clock } = backEndOf(context);
    await waitFor(() => expect(clock.pending).toBe(3));
    clock.advance(400);
    await waitFor(() => expect(status).toHaveTextContent('There is no price for this pair.'));
  },
});

/** If no new prices arrive, the page shows the time of the last prices. */
export const StalePrices = meta.story({
  tags: ['!autodocs'],
  args: { hook: 'usePrices' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Bitcoin')).toBeVisible();
    for (const { onState } of backEndOf(context).listeners) onState?.('interrupted');
    await expect(await canvas.findByText(/9:26/)).toBeVisible();
  },
});
