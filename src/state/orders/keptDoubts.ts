import type { Marks } from '../../services/marks';
import { isAmount } from '../../domain/fields';
import { forEachText } from '../../domain/history/transaction';
import {
  checkOrder,
  sourceOf,
  type ExchangeOrder,
  type Order,
  type PendingOrder,
  type SendOrder,
  type WalletState,
} from '../../domain/ledger/ledger';
import { DOUBTS_KEY } from './forgetDoubts';

/*
 * Pending orders and orders in doubt survive a reload of the page in the tab's session storage: the orders with their
 * keys, and the ids of the records that the histories contained. After the reload, a record with another id can be the
 * record of such an order.
 */

/** The stored orders, and for each of their wallets the ids of the records that the history contained, newest first. */
export interface KeptDoubts {
  readonly pending: readonly PendingOrder[];
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** The maximum number of record ids that are stored for each wallet. It is more than one page of the history. */
const MOST_RECORDS = 200;

/**
 * Stores the pending orders of a user in the session storage, so that they survive a reload. Removes the stored orders
 * if there is no pending order.
 */
export function keepDoubts(marks: Marks, userId: string, { pending, wallets }: WalletState): void {
  if (pending.length === 0) {
    marks.remove(DOUBTS_KEY);
    return;
  }
  const known = Object.fromEntries(
    wallets
      .filter(({ id }) => pending.some(({ walletId }) => walletId === id))
      .map(({ id, transactions }) => [
        id,
        transactions.slice(0, MOST_RECORDS).map((line) => line.id),
      ]),
  );
  marks.set(DOUBTS_KEY, JSON.stringify({ userId, pending, known }));
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string';

type Checks<O extends Order> = Readonly<
  Record<Exclude<keyof O, 'kind'>, (value: unknown) => boolean>
>;

const SEND: Checks<SendOrder> = {
  recipient: isText,
  currency: isText,
  amount: isAmount,
  ...forEachText(() => isTextOrAbsent),
  preparationId: isTextOrAbsent,
};

const EXCHANGE: Checks<ExchangeOrder> = {
  from: isText,
  to: isText,
  amount: isAmount,
  received: isAmount,
  quoteId: isTextOrAbsent,
};

/** Reads an order from the storage. Returns null if a field is missing or has another type. */
function readOrder(value: unknown): Order | null {
  if (!isObject(value)) return null;
  const { kind } = value;
  if (kind !== 'send' && kind !== 'exchange') return null;
  const checks = Object.entries(kind === 'send' ? SEND : EXCHANGE);
  if (!checks.every(([name, isValid]) => isValid(value[name]))) return null;
  const present = checks.filter(([name]) => value[name] !== undefined);
  const fields = Object.fromEntries(present.map(([name]) => [name, value[name]]));
  return { kind, ...fields } as unknown as Order;
}

/**
 * Returns whether a stored order is valid in one of the user's wallets. The balance is not compared with the amount,
 * because the order may already have reduced the balance.
 */
function isPossible(state: WalletState, { walletId, order }: PendingOrder): boolean {
  const names = order.kind === 'send' ? [order.currency] : [order.from, order.to];
  const isKnown = names.every((name) => state.currencies.some(({ id }) => id === name));
  if (!isKnown || !state.wallets.some(({ id }) => id === walletId)) return false;
  const wallets = state.wallets.map((wallet) => ({
    ...wallet,
    balances: { ...wallet.balances, [sourceOf(order)]: order.amount },
  }));
  return checkOrder({ ...state, wallets, pending: [], activeWalletId: walletId }, order).ok;
}

function readPending(state: WalletState, value: unknown): PendingOrder | null {
  if (!isObject(value) || !isText(value['id']) || !isText(value['walletId'])) return null;
  const order = readOrder(value['order']);
  if (!order) return null;
  const { id, walletId } = value as { id: string; walletId: string };
  const isMade = value['isMade'] === true;
  const pending: PendingOrder = {
    id,
    walletId,
    order,
    inDoubt: true,
    ...(isMade && { isMade: true as const }),
  };
  return isPossible(state, pending) ? pending : null;
}

const isKnownList = (value: unknown): value is KeptDoubts['known'] =>
  isObject(value) && Object.values(value).every((ids) => Array.isArray(ids) && ids.every(isText));

/**
 * Reads the stored orders of a user, and marks them as in doubt. Returns null if no order is stored or any of them is
 * invalid.
 */
export function readDoubts(marks: Marks, userId: string, state: WalletState): KeptDoubts | null {
  let value: unknown;
  try {
    value = JSON.parse(marks.get(DOUBTS_KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(value) || value['userId'] !== userId || !isKnownList(value['known'])) return null;
  const list = value['pending'];
  if (!Array.isArray(list)) return null;
  const pending = list.flatMap((order) => readPending(state, order) ?? []);
  const isWhole =
    pending.length === list.length && new Set(pending.map(({ id }) => id)).size === list.length;
  return isWhole && pending.length > 0 ? { pending, known: value['known'] } : null;
}

/**
 * Returns the state as it was when the orders were stored: with the orders, and without newer records. Records below
 * the last known record are older, so they remain.
 */
export function withDoubts(state: WalletState, { pending, known }: KeptDoubts): WalletState {
  return {
    ...state,
    pending,
    wallets: state.wallets.map((wallet) => {
      const ids = new Set(known[wallet.id]);
      if (!Object.hasOwn(known, wallet.id)) return wallet;
      const last = wallet.transactions.findLastIndex(({ id }) => ids.has(id));
      return {
        ...wallet,
        transactions: wallet.transactions.filter(
          ({ id }, at) => ids.has(id) || (last >= 0 && at > last),
        ),
      };
    }),
  };
}
