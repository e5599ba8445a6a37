import { useEffect, useEffectEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Balances } from '../../domain/currency/currency';
import { ordersInDoubt } from '../../domain/ledger/doubt';
import type { Order, PendingOrder, SubmitRefusal } from '../../domain/ledger/ledger';
import type { UnknownBalances } from '../../domain/ledger/wallet';
import type { Result } from '../../domain/result';
import type { SubmitOptions } from '../orders/orderActions';
import type { OrderOutcome } from '../orders/outcomes';
import { selectAvailable, selectUnknownBalances } from '../store/selectors';
import { useLoadState, useSlice, type LoadState } from './useWalletStore';
import { readyWallets, useProvidedWallets } from '../wallets/walletsContext';
import type { WalletStore } from '../store/walletStore';

export type { SubmitOptions } from '../orders/orderActions';
export type { OrderOutcome } from '../orders/outcomes';
export type { LoadState, LoadStatus } from './useWalletStore';

type Fields<Kind extends Order['kind']> = Omit<Extract<Order, { readonly kind: Kind }>, 'kind'>;

type Submits = {
  readonly [Kind in Order['kind']]: (
    order: Fields<Kind>,
    options: SubmitOptions,
  ) => Promise<Result<null, SubmitRefusal>>;
};

/** The result of `usePayment`, for `SendForm` and `ExchangeForm`. */
export interface Payment<Kind extends Order['kind'] = 'send'> extends LoadState {
  /**
   * Submits an order, as `onSend` of `SendForm` or `onExchange` of `ExchangeForm`. Reserves the amount during the call.
   * The call continues if the form closes. Calls with the same key move the money only once. Resolves with null
   * after success, or with a refusal. Rejects if the wallets are not loaded.
   */
  readonly submit: (order: Fields<Kind>, options: SubmitOptions) => Promise<SubmitRefusal | null>;
  /**
   * The orders in doubt: their calls failed without a response. The back end may have executed them, so their amounts
   * remain reserved.
   */
  readonly inDoubt: readonly PendingOrder[];
  /**
   * The keys of the orders, in all wallets, that were in doubt and turned out to be made, oldest first. A form that
   * receives its key in this list closes as after a success.
   */
  readonly confirmed: readonly string[];
  /** Repeats the call of an order in doubt with the same key. Resolves like `submit`. */
  readonly checkAgain: (id: string) => Promise<SubmitRefusal | null>;
  /** The spendable balance of each currency: the balance less the amounts that pending orders hold. */
  readonly available: Balances;
  /** The balances that are missing or unreadable in the back end's response. */
  readonly unknownBalances: UnknownBalances | undefined;
}

const NO_ORDERS: readonly PendingOrder[] = [];
const NO_KEYS: readonly string[] = [];
const selectConfirmed = ({ confirmed }: WalletStore) => confirmed;
const NO_BALANCES: Balances = {};

/** Converts a result to what a form expects: null after a success, otherwise the reason. */
const refusalOf = (result: Result<null, SubmitRefusal>) => (result.ok ? null : result.refusal);

/**
 * Returns the functions to submit payments, or exchanges if `kind` is `'exchange'`, and the orders in doubt. The
 * component does not re-render when prices change.
 */
export function usePayment<Kind extends Order['kind'] = 'send'>(
  kind: Kind = 'send' as Kind,
): Payment<Kind> {
  const provided = useProvidedWallets();
  const inDoubt = useSlice(
    useShallow(({ data: { pending, activeWalletId } }: WalletStore) =>
      ordersInDoubt(pending).filter(
        ({ walletId, order }) => walletId === activeWalletId && order.kind === kind,
      ),
    ),
  );
  const actions = () => readyWallets(provided).store.getState().actions;
  return {
    ...useLoadState(),
    submit: async (order, { idempotencyKey, anyway }) => {
      const submits: Submits = actions();
      return refusalOf(await submits[kind](order, { idempotencyKey, anyway }));
    },
    inDoubt: inDoubt ?? NO_ORDERS,
    confirmed: useSlice(selectConfirmed) ?? NO_KEYS,
    checkAgain: async (id) => refusalOf(await actions().checkAgain(id)),
    available: useSlice(useShallow(selectAvailable)) ?? NO_BALANCES,
    unknownBalances: useSlice(selectUnknownBalances),
  };
}

/**
 * Calls `onOutcomes` with the outcomes of payments and exchanges, so that the app can show them:
 *
 * - of each order that was made,
 * - of each order in doubt (its call failed without a response) that was not made.
 *
 * An order can end by its call, by `checkAgain`, by a record in the history, or after a reload. Each outcome is passed
 * to only one component. Outcomes without a listener wait for the next component that uses this hook.
 */
export function useOutcomes(onOutcomes: (outcomes: readonly OrderOutcome[]) => void): void {
  const { opening } = useProvidedWallets();
  const store = opening.status === 'ready' ? opening.wallets.store : null;
  const tell = useEffectEvent(onOutcomes);
  useEffect(() => {
    if (!store) return undefined;
    const take = () => {
      const outcomes = store.getState().actions.takeOutcomes();
      if (outcomes.length > 0) tell(outcomes);
    };
    take();
    return store.subscribe(take);
  }, [store]);
}
