import type { BalanceSheet, HistoryPage } from 'florin/adapter';
import { AdapterError } from 'florin/adapter/errors';
import type { SendFormProps } from 'florin/SendForm';
import { useEffect, useEffectEvent, useState } from 'react';
import { adapter } from './adapter';

const PAGE = 5;

const isSignedOut = (cause: unknown) =>
  cause instanceof AdapterError && cause.failure === 'signed-out';

/** Reads balances and prices, and the first page of the first wallet's history. */
async function readAccount(signal?: AbortSignal) {
  const call = signal && { signal };
  const balances = await adapter.balances(call);
  const [wallet] = balances.wallets;
  if (!wallet) throw new Error('An account has at least one wallet.');
  const page = await adapter.history({ walletId: wallet.id, limit: PAGE }, call);
  return { balances, page };
}

/**
 * Loads the balances, prices and history of the user's first wallet. Calls `onSignedOut` when the session has ended.
 */
export function useAccount(onSignedOut: () => void) {
  const [sheet, setSheet] = useState<BalanceSheet>();
  const [history, setHistory] = useState<HistoryPage>();
  const [failed, setFailed] = useState(false);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [isLive, setLive] = useState(true);
  const wallet = sheet?.wallets[0];

  const handleAccount = (account: Awaited<ReturnType<typeof readAccount>>) => {
    setSheet(account.balances);
    setHistory(account.page);
  };

  const handleError = (cause: unknown) => {
    if (isSignedOut(cause)) onSignedOut();
    else setFailed(true);
  };

  const start = useEffectEvent((signal: AbortSignal) => {
    readAccount(signal).then(handleAccount, (cause: unknown) => {
      if (!signal.aborted) handleError(cause);
    });
  });

  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => {
      controller.abort();
    };
  }, []);

  useEffect(
    () =>
      adapter.subscribePrices({
        onPrices: ({ market, at }) => {
          setSheet(
            (before) => before && { ...before, market: { ...before.market, ...market }, at },
          );
        },
        onState: (state) => {
          setLive(state === 'live');
        },
      }),
    [],
  );

  const retry = () => {
    setFailed(false);
    readAccount().then(handleAccount, handleError);
  };

  const loadMore = async () => {
    if (!wallet || !history?.next) return;
    setMore('loading');
    try {
      const query = { walletId: wallet.id, cursor: history.next, limit: PAGE };
      const { transactions, next } = await adapter.history(query);
      setHistory(
        (before) => before && { transactions: [...before.transactions, ...transactions], next },
      );
      setMore('idle');
    } catch (cause) {
      if (isSignedOut(cause)) onSignedOut();
      setMore('failed');
    }
  };

  /**
   * Sends the payment with the form's idempotency key. Returns a refusal, which the form shows at the matching field.
   */
  const send: SendFormProps['onSend'] = async (order, call) => {
    if (!wallet) return { kind: 'call-failed' };
    const answer = await adapter.send({ walletId: wallet.id, ...order }, call);
    if (!answer.ok) return answer.refusal;
    const { transaction, balances } = answer.value;
    setSheet(
      (before) =>
        before && {
          ...before,
          wallets: before.wallets.map((one) => (one.id === wallet.id ? { ...one, balances } : one)),
        },
    );
    setHistory(
      (before) => before && { ...before, transactions: [transaction, ...before.transactions] },
    );
    return null;
  };

  return { sheet, wallet, history, failed, more, isLive, retry, loadMore, send };
}
