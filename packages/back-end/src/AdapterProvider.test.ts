// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '#src/adapters/walletAdapter';
import { CURRENCY_LIST } from '#src/domain/currency/currency';
import { AT, scriptedAdapter, signedOut } from '#src/testing/scriptedAdapter';
import { rentRecord } from '#src/testing/records';
import { renderHook } from '../testing/renderHook';
import { useHistory } from '#src/state/hooks/useHistory';
import { useOutcomes, usePayment } from '#src/state/hooks/usePayment';
import { usePrices } from '#src/state/hooks/usePrices';
import { useQuote } from '#src/state/hooks/useQuote';
import { useWallet } from '#src/state/hooks/useWallet';

const log = { info: vi.fn(), warn: vi.fn() };

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;

afterEach(() => {
  sessionStorage.clear();
});

/** Calls all hooks of the provider in one component. */
const useAll = () => ({
  wallet: useWallet(),
  history: useHistory(),
  payment: usePayment(),
  prices: usePrices(),
});

describe('the wallets', () => {
  it('are loading, then ready', async () => {
    const { adapter, listeners } = scriptedAdapter();
    const hook = renderHook(useAll, { adapter, log }, AT);
    await hook.render();
    const { wallet, history, payment, prices } = hook.current;
    expect(wallet.wallet?.name).toBe('Personal Wallet');
    expect(wallet.staleSince).toBeUndefined();
    expect(history.transactions).toHaveLength(2);
    expect(history.hasMore).toBe(true);
    expect(payment.available.usd).toBe('2847.32');
    expect(prices.market.btc?.price).toBe('43250');
    expect([wallet, history, payment, prices].map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'ready'),
    );
    expect(listeners.size).toBe(1);
    hook.unmount();
    expect(listeners.size).toBe(0);
    expect(hook.clock.pending).toBe(0);
  });

  it('have empty lists while they are loading', async () => {
    const { adapter, balances } = scriptedAdapter();
    balances.mockReturnValue(new Promise(() => undefined));
    const hook = renderHook(useAll, { adapter, log }, AT);
    await hook.render();
    const { wallet, history, payment, prices } = hook.current;
    expect(wallet).toMatchObject({ status: 'loading', error: undefined });
    expect(wallet.wallet).toBeUndefined();
    expect(history).toMatchObject({ transactions: [], hasMore: false, loadingMore: false });
    expect(payment).toMatchObject({ available: {}, inDoubt: [] });
    expect(prices.market).toEqual({});
    await expect(payment.submit(RENT, { idempotencyKey: 'rent' })).rejects.toThrow(
      'The wallets are not loaded.',
    );
    await hook.during(wallet.retry);
    expect(balances).toHaveBeenCalledTimes(1);
  });

  it('report an error, and are read again by a retry', async () => {
    const { adapter, balances } = scriptedAdapter();
    const cause = new Error('No answer');
    balances.mockRejectedValueOnce(cause);
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    expect(hook.current).toMatchObject({ status: 'error', error: cause });
    await hook.during(hook.current.retry);
    expect(hook.current.wallet?.name).toBe('Personal Wallet');
    expect(hook.current.error).toBeUndefined();
  });

  it('become stale, and are read again by a retry', async () => {
    const { adapter, balances } = scriptedAdapter();
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    balances.mockRejectedValueOnce(new Error('No answer'));
    await hook.pass(60_000);
    expect(hook.current.staleSince).toBe(AT);
    expect(hook.current.status).toBe('ready');
    await hook.during(hook.current.retry);
    await hook.pass(500);
    expect(hook.current.staleSince).toBeUndefined();
  });

  it('may have a single currency with a price', async () => {
    const { adapter, balances, summary } = scriptedAdapter();
    const wallets = [{ ...summary, balances: {} }];
    balances.mockResolvedValue({ wallets, market: { eur: { price: '1.08' } }, at: AT });
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    expect(hook.current.wallet?.currencies.map(({ id }) => id)).toEqual(['eur']);
  });

  it('are shown without any price', async () => {
    const { adapter, balances, summary } = scriptedAdapter();
    balances.mockResolvedValue({ wallets: [summary], market: {}, at: AT });
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    expect(hook.current).toMatchObject({ status: 'ready', partial: 'unpriced' });
    expect(hook.current.wallet?.currencies.map(({ id }) => id)).toEqual(
      CURRENCY_LIST.map(({ id }) => id),
    );
  });

  it('need a currency', async () => {
    const { adapter, balances, summary } = scriptedAdapter();
    balances.mockResolvedValue({ wallets: [summary], currencies: [], market: {}, at: AT });
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    expect(hook.current.error).toEqual(new Error('The back end has no currency'));
  });

  it('of a first sheet are shown in the first render', async () => {
    const { adapter, summary, market } = scriptedAdapter();
    const firstSheet = () => ({ sheet: { wallets: [summary], market, at: AT }, pages: {} });
    const statuses: string[] = [];
    const useIt = () => {
      const { status } = useWallet();
      statuses.push(status);
      return status;
    };
    await renderHook(useIt, { adapter: { ...adapter, firstSheet }, log }, AT).render();
    expect(statuses).toEqual(['ready']);
  });
});

describe('the session', () => {
  it('that has ended continues with a retry after the sign-in', async () => {
    const { adapter, balances } = scriptedAdapter();
    balances.mockRejectedValueOnce(signedOut());
    const hook = renderHook(useWallet, { adapter, log }, AT);
    await hook.render();
    expect(hook.current).toMatchObject({ status: 'signed-out', error: undefined });
    await hook.during(hook.current.retry);
    expect(hook.current.status).toBe('ready');
    balances.mockRejectedValueOnce(signedOut());
    await hook.pass(60_000);
    expect(hook.current.status).toBe('signed-out');
    expect(hook.current.wallet).toBeUndefined();
    await hook.during(hook.current.retry);
    expect(hook.current.status).toBe('ready');
    balances.mockRejectedValueOnce(signedOut());
    await hook.pass(60_000);
    expect(hook.current.status).toBe('signed-out');
  });

  it('makes no call if no user is signed in', async () => {
    const { adapter, balances } = scriptedAdapter();
    const hook = renderHook(useWallet, { adapter, log, userId: null }, AT);
    await hook.render();
    expect(hook.current.status).toBe('signed-out');
    expect(balances).not.toHaveBeenCalled();
    await hook.render({ userId: 'ana' });
    expect(hook.current.status).toBe('ready');
  });

  it.each([
    ['the same user', 'ana', ['rent']],
    ['another user', 'ben', []],
  ])('of %s after its end has these payments in doubt', async (_, userId, expected) => {
    const { adapter, balances } = scriptedAdapter();
    const useIt = () => ({ ...usePayment(), wallet: useWallet() });
    const hook = renderHook(useIt, { adapter, log, userId: 'ana' }, AT);
    await hook.render();
    await hook.during(() => hook.current.submit(RENT, { idempotencyKey: 'rent' }));
    expect(hook.current.inDoubt.map(({ id }) => id)).toEqual(['rent']);
    balances.mockRejectedValueOnce(signedOut());
    await hook.pass(500);
    expect(hook.current.status).toBe('signed-out');
    hook.current.retry();
    await hook.render({ userId });
    expect(hook.current.status).toBe('ready');
    expect(hook.current.inDoubt.map(({ id }) => id)).toEqual(expected);
  });
});

describe('a payment', () => {
  it('without a response is in doubt, and is checked again with its key', async () => {
    const { adapter, send, summary, transactions } = scriptedAdapter();
    const hook = renderHook(usePayment, { adapter, log }, AT);
    await hook.render();
    const answers: unknown[] = [];
    const pay = async () => {
      answers.push(await hook.current.submit(RENT, { idempotencyKey: 'rent' }));
    };
    await hook.during(pay);
    expect(answers).toEqual([{ kind: 'call-failed' }]);
    expect(hook.current.available.usd).toBe('2800');
    const [doubt] = hook.current.inDoubt;
    expect(doubt?.order).toEqual({ kind: 'send', ...RENT });
    const [transaction] = transactions;
    if (!transaction) throw new Error('The sample wallet has transactions');
    send.mockResolvedValue({ ok: true, value: { transaction, balances: summary.balances } });
    await hook.during(async () => {
      answers.push(await hook.current.checkAgain('rent'));
    });
    expect(answers).toEqual([{ kind: 'call-failed' }, null]);
    expect(hook.current.inDoubt).toEqual([]);
    expect(send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual([
      'rent',
      'rent',
    ]);
  });

  it('does not re-render when prices change; the prices do', async () => {
    const { adapter, listeners } = scriptedAdapter();
    const payment = renderHook(usePayment, { adapter, log }, AT);
    const prices = renderHook(usePrices, { adapter, log }, AT);
    await payment.render();
    await prices.render();
    const before = [payment.renders, prices.renders];
    await prices.during(() => {
      for (const { onPrices } of listeners)
        onPrices({ market: { btc: { price: '46000' } }, at: '2026-03-14T09:00:05.000Z' });
    });
    expect(prices.current.market.btc?.price).toBe('46000');
    expect([payment.renders, prices.renders]).toEqual([before[0], Number(before[1]) + 1]);
  });
});

it('the outcome of a payment that the first reading after a reload contains is passed on at once', async () => {
  const { adapter, history } = scriptedAdapter();
  const props = { adapter, log, userId: 'u-7' };
  const before = renderHook(usePayment, props, AT);
  await before.render();
  await before.during(() => before.current.submit(RENT, { idempotencyKey: 'rent' }));
  before.unmount();
  const record = { ...rentRecord('tx-9', AT), toAddress: RENT.recipient };
  history.mockResolvedValue({ transactions: [record], next: 'older' });
  const onOutcomes = vi.fn();
  const after = renderHook(
    () => {
      useOutcomes(onOutcomes);
      return null;
    },
    props,
    AT,
  );
  await after.render();
  expect(onOutcomes.mock.calls).toMatchObject([
    [[{ id: 'rent', isMade: true, wasInDoubt: true, transactionId: 'tx-9' }]],
  ]);
  await after.pass(5_000);
  expect(onOutcomes).toHaveBeenCalledOnce();
});

it('older transactions are requested once, although their button is pressed twice', async () => {
  const { adapter, history } = scriptedAdapter();
  const hook = renderHook(useHistory, { adapter, log }, AT);
  await hook.render();
  history.mockClear();
  history.mockReturnValue(new Promise(() => undefined));
  await hook.during(() => void hook.current.loadMore());
  await hook.during(() => void hook.current.loadMore());
  expect(hook.current.loadingMore).toBe(true);
  expect(history).toHaveBeenCalledOnce();
});

it('prices that stop arriving are stale since the time of the last prices', async () => {
  const { adapter, listeners } = scriptedAdapter();
  const hook = renderHook(usePrices, { adapter, log }, AT);
  await hook.render();
  await hook.during(() => {
    for (const { onState } of listeners) onState?.('interrupted');
  });
  expect(hook.current.staleSince).toBe(AT);
});

it('older transactions are loaded, or an error is reported and the next call loads them', async () => {
  const { adapter, history, transactions } = scriptedAdapter();
  const hook = renderHook(useHistory, { adapter, log }, AT);
  await hook.render();
  history.mockRejectedValueOnce(new Error('No answer'));
  await hook.during(() => hook.current.loadMore());
  expect(hook.current).toMatchObject({ hasMore: true, loadingMore: false, moreError: true });
  history.mockResolvedValueOnce({ transactions: transactions.slice(2, 4), next: null });
  await hook.during(() => hook.current.loadMore());
  expect(hook.current.transactions).toHaveLength(4);
  expect(hook.current).toMatchObject({ hasMore: false, loadingMore: false, moreError: false });
  expect(history.mock.calls.at(-1)?.[0]).toEqual({
    walletId: 'personal',
    cursor: 'older',
    limit: 200,
  });
});

it('the history of another wallet is read when it is shown, and again after an error', async () => {
  const { adapter, balances, history, summary, market, transactions } = scriptedAdapter();
  const wallets = [summary, { ...summary, id: 'second', name: 'Second' }];
  balances.mockResolvedValue({ wallets, market, at: AT });
  const hook = renderHook(useAll, { adapter, log }, AT);
  await hook.render();
  expect(history.mock.calls.map(([query]) => query)).toEqual([{ walletId: 'personal' }]);

  history.mockRejectedValueOnce(new Error('No answer'));
  await hook.during(() => hook.current.wallet.switchWallet?.('second'));
  expect(hook.current.wallet).toMatchObject({ status: 'ready', wallet: { name: 'Second' } });
  expect(hook.current.history).toMatchObject({
    status: 'error',
    error: new Error('No answer'),
    transactions: [],
    hasMore: false,
  });
  let answer: (page: HistoryPage) => void = () => undefined;
  history.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await hook.during(hook.current.history.retry);
  expect(hook.current.history).toMatchObject({ status: 'loading', error: undefined });
  await hook.during(() => {
    answer({ transactions: transactions.slice(0, 1), next: null });
  });
  expect(hook.current.history).toMatchObject({ status: 'ready', hasMore: false, moreError: false });
  expect(hook.current.history.transactions).toHaveLength(1);
  expect(history.mock.calls.map(([query]) => query)).toEqual([
    { walletId: 'personal' },
    { walletId: 'second' },
    { walletId: 'second' },
  ]);
});

describe('a quote', () => {
  const EXCHANGE = { from: 'usd', to: 'eur', amount: '100' } as const;
  const QUOTE = { rate: '0.9', expiresAt: '2026-03-14T09:00:10.400Z', id: 'q1' } as const;

  it('is requested after a pause in typing, expires, and is requested again', async () => {
    const { adapter, quote } = scriptedAdapter();
    quote.mockResolvedValue(QUOTE);
    const hook = renderHook(() => useQuote(EXCHANGE), { adapter, log }, AT);
    await hook.render();
    expect(hook.current.status).toBe('loading');
    await hook.pass(399);
    expect(quote).not.toHaveBeenCalled();
    await hook.pass(1);
    expect(quote.mock.calls[0]?.[0]).toEqual({ walletId: 'personal', ...EXCHANGE });
    expect(hook.current).toMatchObject({ status: 'ready', quote: QUOTE, secondsLeft: 10 });
    await hook.pass(10_000);
    expect(hook.current).toMatchObject({ status: 'expired', quote: QUOTE, secondsLeft: 0 });
    await hook.during(hook.current.retry);
    await hook.pass(400);
    expect(quote).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no-quote', undefined, () => Promise.resolve(null)],
    ['error', { kind: 'call-failed' }, () => Promise.reject(new Error('No answer'))],
  ])('may be absent: %s', async (status, error, answer) => {
    const { adapter, quote } = scriptedAdapter();
    quote.mockImplementation(answer);
    const hook = renderHook(() => useQuote(EXCHANGE), { adapter, log }, AT);
    await hook.render();
    await hook.pass(400);
    expect(hook.current).toMatchObject({ status, quote: undefined });
    expect(hook.current.error).toEqual(error);
  });

  it('is requested again for the same exchange after the form was emptied, because it is for one exchange', async () => {
    const { adapter, quote } = scriptedAdapter();
    quote.mockResolvedValue(QUOTE);
    let exchange: typeof EXCHANGE | null = EXCHANGE;
    const hook = renderHook(() => useQuote(exchange), { adapter, log }, AT);
    await hook.render();
    await hook.pass(400);
    expect(hook.current.status).toBe('ready');
    exchange = null;
    await hook.render();
    exchange = EXCHANGE;
    await hook.render();
    expect(hook.current).toMatchObject({ status: 'loading', quote: undefined });
    await hook.pass(400);
    expect(quote).toHaveBeenCalledTimes(2);
  });

  it('is absent for a currency without a price', async () => {
    const { adapter, balances, quote, summary, market } = scriptedAdapter();
    const { eur: _eur, ...priced } = market;
    balances.mockResolvedValue({ wallets: [summary], market: priced, at: AT });
    quote.mockResolvedValue(QUOTE);
    const rateOf = () => ({ rate: '1', quoted: false }) as const;
    const hook = renderHook(() => useQuote(EXCHANGE), { adapter: { ...adapter, rateOf }, log }, AT);
    await hook.render();
    await hook.pass(400);
    expect(hook.current).toMatchObject({ status: 'no-quote', quote: undefined });
    expect(quote).not.toHaveBeenCalled();
    expect(hook.current.rateOf?.('usd', 'eur')).toBeNull();
    expect(hook.current.rateOf?.('eur', 'usd')).toBeNull();
    expect(hook.current.rateOf?.('usd', 'gbp')).toEqual({ rate: '1', quoted: false });
  });

  it('is not requested if there is no exchange', async () => {
    const { adapter, quote } = scriptedAdapter();
    const hook = renderHook(() => useQuote(), { adapter, log }, AT);
    await hook.render();
    await hook.pass(400);
    expect(hook.current.status).toBe('idle');
    expect(hook.current.onQuote).toBeTypeOf('function');
    expect(quote).not.toHaveBeenCalled();
  });
});
