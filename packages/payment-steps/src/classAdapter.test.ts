// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createSimulatedBank } from './simulatedBank';
import { DEMO_USER } from '#src/domain/demo/demoAccount';
import { createManualClock } from '#src/services/manualClock';
import { CHALLENGED_RECIPIENT, needsCode } from '#src/testing/challenged';
import { createClassAdapter } from '#src/testing/classAdapter';
import { renderHook } from '#packages/back-end/testing/renderHook';
import { useHistory } from '#src/state/hooks/useHistory';
import { usePayment } from '#src/state/hooks/usePayment';
import { usePaymentSteps } from './usePaymentSteps';
import { usePrices } from '#src/state/hooks/usePrices';
import { useQuote } from '#src/state/hooks/useQuote';
import { useWallet } from '#src/state/hooks/useWallet';
import { useAdapter } from '#src/state/hooks/useWalletStore';

const AT = '2026-03-14T09:26:53.000Z';

const useAll = () => ({
  wallet: useWallet(),
  history: useHistory(),
  payment: usePayment(),
  steps: usePaymentSteps(),
  prices: usePrices(),
  quotes: useQuote(),
});

const bank = () =>
  createClassAdapter(
    createSimulatedBank({
      clock: createManualClock(Date.parse(AT)),
      delays: 'none',
      user: DEMO_USER,
      needsCode,
    }),
  );

const log = { info: vi.fn(), warn: vi.fn() };
const call = (idempotencyKey: string) => ({
  idempotencyKey,
  signal: new AbortController().signal,
});

it('the hooks work over an adapter whose methods need their instance', async () => {
  const hook = renderHook(useAll, { adapter: bank(), userId: DEMO_USER.id, log }, AT);
  await hook.render();
  const { wallet, history, payment, steps, prices, quotes } = hook.current;
  expect(wallet.wallet?.name).toBe('Personal Wallet');
  expect(history.transactions.length).toBeGreaterThan(4);
  expect(prices.market.btc?.price).toBe('43250');
  expect(quotes.rateOf?.('usd', 'eur')).toEqual({ rate: '0.92', quoted: true });
  const order = { recipient: CHALLENGED_RECIPIENT, amount: '2', currency: 'usd' } as const;
  expect(await steps.onPrepare?.(order, call('a'))).toMatchObject({ total: '2', fee: '0' });
  let challenge: unknown;
  await hook.during(async () => {
    challenge = await payment.submit(order, call('a'));
  });
  expect(challenge).toMatchObject({ kind: 'challenge', way: 'code' });
  let confirmed: unknown;
  await hook.during(async () => {
    confirmed = await steps.onConfirm?.(
      { challenge: challenge as never, code: '123456' },
      call('a'),
    );
  });
  expect(confirmed).toBeNull();
});

it('the session keeps the methods of a class together with their instance', async () => {
  const useDetached = () => ({ adapter: useAdapter() });
  const hook = renderHook(useDetached, { adapter: bank(), userId: DEMO_USER.id, log }, AT);
  await hook.render();
  const { transaction, receiveAddresses, priceHistory } = hook.current.adapter;
  expect(await transaction?.({ walletId: 'personal', id: 'none' })).toBeNull();
  expect(await receiveAddresses?.('personal')).toHaveProperty('btc');
  expect((await priceHistory?.('btc'))?.length).toBeGreaterThan(1);
});
