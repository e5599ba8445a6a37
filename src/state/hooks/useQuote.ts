import { useMemo } from 'react';
import type { CallRefusal } from '../../domain/ledger/call';
import type { CurrencyId } from '../../domain/currency/currency';
import type { FirmQuote, OnQuote, RateOf } from '../../domain/prices/rates';
import type { Timer } from '../../hooks/timer';
import { useExpiringAnswer } from '../../hooks/useExpiringAnswer';
import { selectActiveId } from '../store/selectors';
import { useAdapter, useSlice } from './useWalletStore';
import { readyWallets, useProvidedWallets } from '../wallets/walletsContext';
import { useWorld } from '../WorldContext';

/** The exchange for which a quote is requested. The hook adds the active wallet. */
export type QuotedExchange = Parameters<OnQuote>[0];

/** The result of `useQuote`: the quote for an exchange, and the props of `ExchangeForm` that request quotes. */
export interface Quotes {
  /**
   * - `idle`: there is no exchange to quote.
   * - `loading`: the quote is requested after a pause in typing, or the request is pending.
   * - `ready`: `quote` is valid for `secondsLeft` seconds.
   * - `expired`: `quote` is no longer valid. Call `retry` to request another quote.
   * - `no-quote`: the back end has no quote for the pair.
   * - `error`: the request failed, or the back end refused it. `error` has the reason.
   */
  readonly status: 'idle' | 'loading' | 'ready' | 'expired' | 'no-quote' | 'error';
  /** Defined if the status is `ready` or `expired`. */
  readonly quote: FirmQuote | undefined;
  /** Seconds until the quote expires, rounded up. 0 if there is no valid quote. */
  readonly secondsLeft: number;
  readonly error: CallRefusal | undefined;
  /** Requests another quote. */
  readonly retry: () => void;
  /** Fixed rates, for `ExchangeForm`. Undefined if the back end has no fixed rates; then use `onQuote`. */
  readonly rateOf: RateOf | undefined;
  /** Requests a quote, for `ExchangeForm`. Undefined if the back end has fixed rates. */
  readonly onQuote: OnQuote | undefined;
  /** The clock that counts down to the end of a quote, for `ExchangeForm`. */
  readonly timer: Timer;
}

/**
 * `useExpiringAnswer` needs an object, so this object replaces the null of a back end that has no quote for the pair.
 */
const NO_QUOTE = { kind: 'no-quote' } as const;

const STATUSES = {
  idle: 'idle',
  asking: 'loading',
  held: 'ready',
  expired: 'expired',
  refused: 'error',
} as const;

const FAILED: CallRefusal = { kind: 'call-failed' };

/**
 * Requests a quote for an exchange while the user types it. Pass null while the exchange is incomplete. `ExchangeForm`
 * requests its quotes itself, so it needs only `rateOf`, `onQuote` and `timer`.
 */
export function useQuote(exchange: QuotedExchange | null = null): Quotes {
  const { clock } = useWorld();
  const provided = useProvidedWallets();
  const adapter = useAdapter();
  // An adapter may be an instance of a class, so its methods are bound.
  const { isExchangeable, rateOf } = useMemo(() => {
    const own = adapter.rateOf?.bind(adapter);
    // A currency without a price cannot be exchanged.
    const isPair = (from: CurrencyId, to: CurrencyId) => {
      const { market } = readyWallets(provided).store.getState().data;
      return market[from] !== undefined && market[to] !== undefined;
    };
    const known: RateOf = (from, to) => (isPair(from, to) && own ? own(from, to) : null);
    return { isExchangeable: isPair, rateOf: own && known };
  }, [adapter, provided]);
  const walletId = useSlice(selectActiveId);
  const onQuote = useMemo(
    (): OnQuote => async (request, call) => {
      const { activeWalletId } = readyWallets(provided).store.getState().data;
      if (!isExchangeable(request.from, request.to)) return null;
      return adapter.quote({ ...request, walletId: activeWalletId }, call);
    },
    [adapter, provided, isExchangeable],
  );
  const { state, requestAgain } = useExpiringAnswer<
    { readonly walletId: string; readonly exchange: QuotedExchange },
    FirmQuote,
    CallRefusal | typeof NO_QUOTE
  >(
    exchange && walletId !== undefined ? { walletId, exchange } : null,
    async (request, call) => (await onQuote(request.exchange, call)) ?? NO_QUOTE,
    FAILED,
    clock,
  );
  const refusal = state?.kind === 'refused' ? state.refusal : undefined;
  const error = refusal?.kind === 'no-quote' ? undefined : refusal;
  const kind = state?.kind ?? (exchange ? 'asking' : 'idle');
  return {
    status: refusal && !error ? 'no-quote' : STATUSES[kind],
    quote: state && 'answer' in state ? state.answer : undefined,
    secondsLeft: state?.kind === 'held' ? state.secondsLeft : 0,
    error,
    retry: requestAgain,
    rateOf,
    onQuote: rateOf ? undefined : onQuote,
    timer: clock,
  };
}
