import {
  array,
  check,
  fallback,
  integer,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import { shownLine } from '../../domain/fields';
import { WALLET_COLORS } from '../../domain/ledger/wallet';
import { BOUNDS } from '../../domain/text/text';
import { decimal, line, moment, name, price, written } from './readParts';
import { readBy } from './unreadable';
import type { BalanceSheet, PriceUpdate, WalletSummary } from '../walletAdapter';

/** The schema of amounts by currency. An unreadable amount is an error, because zero would be a wrong balance. */
export const balancesSchema = record(string(), decimal);

const walletSchema = pipe(
  object({
    id: written('id'),
    name: line(BOUNDS.walletName),
    type: line(BOUNDS.walletType),
    createdAt: string(),
    balances: balancesSchema,
    // An unknown colour is replaced by the first colour, because it affects only the appearance.
    color: fallback(picklist(WALLET_COLORS), WALLET_COLORS[0]),
  }),
  // A wallet without a name is shown with its id.
  transform((wallet) => ({
    ...wallet,
    name: wallet.name || shownLine(wallet.id, BOUNDS.walletName),
  })),
);

const decimals = pipe(
  number(),
  integer(),
  minValue(0),
  check((count) => count <= 100, 'is more than 100'),
);

/** The maximum number of visible characters of a currency's icon. */
const LONGEST_ICON = 8;

const currencySchema = object({
  id: written('id'),
  name: line(BOUNDS.walletName),
  symbol: written('label'),
  type: picklist(['fiat', 'crypto']),
  decimals,
  icon: line(LONGEST_ICON),
  iso: optional(
    pipe(
      name,
      check((code) => /^[A-Za-z]{3}$/.test(code), 'is not a code of ISO 4217'),
    ),
  ),
  listDecimals: optional(decimals),
  exchangeDecimals: optional(decimals),
  sign: optional(string()),
  paymentLink: optional(string()),
  network: optional(name),
});

const marketSchema = record(string(), object({ price, change24h: optional(decimal) }));

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

const sheetSchema = object({
  wallets: pipe(
    array(walletSchema),
    minLength(1),
    check((wallets) => isUnique(wallets.map(({ id }) => id)), 'has two of the same id'),
  ),
  currencies: optional(
    pipe(
      array(currencySchema),
      minLength(1),
      check((list) => isUnique(list.map(({ id }) => id)), 'has two of the same id'),
      check((list) => isUnique(list.map(({ symbol }) => symbol)), 'has two of the same symbol'),
    ),
  ),
  market: marketSchema,
  at: moment,
});

const updateSchema = object({ market: marketSchema, at: moment });

/**
 * Reads balances and prices from a response. Throws `UnreadableAnswer` with the path of the value if a balance is not
 * decimal text, or a price is not decimal text above zero. JSON numbers are refused, because parsing them can lose
 * digits. A missing price is allowed.
 */
export function readBalanceSheet(value: unknown): BalanceSheet {
  // A cast, because the ids of the back end are not known at compile time.
  return readBy('balance sheet', sheetSchema, value) as unknown as BalanceSheet;
}

/** Reads one wallet from a response. Throws `UnreadableAnswer` if a balance is not decimal text. */
export function readWallet(value: unknown): WalletSummary {
  return readBy('wallet', walletSchema, value);
}

/** Reads changed prices from a response. Throws `UnreadableAnswer` if a price is not decimal text above zero. */
export function readPriceUpdate(value: unknown): PriceUpdate {
  return readBy('price update', updateSchema, value);
}
