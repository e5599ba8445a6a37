import * as v from 'valibot';
import type { BackupContents } from '../../domain/backup/backup';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { forEachCurrency } from '../../domain/currency/currency';
import { AMOUNT_FIELDS, readRecord } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletState } from '../../domain/ledger/ledger';
import { WALLET_COLORS } from '../../domain/ledger/wallet';
import type { Decimal } from '../../domain/money/money';
import { decimalsOf, subtract, ZERO } from '../../domain/money/money';
import { moment, name } from '../records/readParts';
import { readBy } from '../records/unreadable';
import { DeviceStoreError } from './deviceStoreError';

/** All stored data: the contents of a backup, and the results of the executed calls by idempotency key. */
export interface Data extends BackupContents {
  readonly answers: readonly StoredAnswer[];
}

/**
 * An executed call with its result. `print` is a text of the call's arguments: a call with the same key and another
 * print is refused.
 */
export type StoredAnswer = v.InferOutput<typeof answer>;

/** The app's currencies, networks and sample wallets, with which stored data is checked. */
export type Known = Pick<WalletState, 'currencies' | 'chains' | 'wallets'>;

const answer = v.strictObject({ key: name, print: v.string(), answer: v.unknown() });

const amount = v.pipe(v.string(), v.regex(/^\d{1,60}(?:\.\d{1,40})?$/, 'is no amount'));

/** The records that were found valid. A record never changes, so it is checked only once. */
const checked = new WeakSet<object>();

/**
 * Returns whether a record is readable and its amounts have no more decimals than their currencies. Its type and
 * currency may be unknown.
 */
function isWhole(currencies: readonly CurrencyInfo[], value: unknown): value is HistoryRecord {
  if (typeof value === 'object' && value !== null && checked.has(value)) return true;
  const record = readRecord(value);
  if (record !== value && JSON.stringify(record) !== JSON.stringify(value)) return false;
  const isExactly = AMOUNT_FIELDS.every(([figure, unit]) => {
    const { [figure]: moved, [unit]: symbol } = record;
    const known = currencies.find((currency) => currency.symbol === symbol);
    return moved === undefined || !known || decimalsOf(moved) <= known.decimals;
  });
  if (isExactly) checked.add(value as object);
  return isExactly;
}

/**
 * Returns whether a balance has no more decimals than its currency. Sample wallets can begin with more decimals,
 * because their balances are shares of another wallet. These decimals are ignored.
 */
const isExact = (balance: Decimal, { decimals }: CurrencyInfo, first: Decimal = ZERO) =>
  decimalsOf(subtract(balance, first)) <= decimals;

/** The schema of a list in which no id occurs twice. */
const uniqueList = <Schema extends v.GenericSchema<unknown, { readonly id: string }>>(
  entry: Schema,
) =>
  v.pipe(
    v.array(entry),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'has an id twice'),
  );

/** The schema of an object with a value for each currency. */
const byCurrency = <Schema extends v.GenericSchema>(
  currencies: readonly CurrencyInfo[],
  schema: Schema,
) => v.strictObject(Object.fromEntries(currencies.map(({ id }) => [id, schema] as const)));

function walletOf({ currencies, wallets: samples }: Known) {
  return v.pipe(
    v.strictObject({
      id: name,
      name: v.string(),
      hasMadeName: v.optional(v.literal(true)),
      type: v.string(),
      createdAt: moment,
      // Every balance is required. A missing balance would be shown as zero.
      balances: byCurrency(currencies, amount),
      color: v.picklist(WALLET_COLORS),
      transactions: uniqueList(v.custom<HistoryRecord>((value) => isWhole(currencies, value))),
    }),
    v.check(({ id, balances }) => {
      const first = samples.find((sample) => sample.id === id)?.balances;
      return currencies.every((currency) =>
        isExact(balances[currency.id] as Decimal, currency, first?.[currency.id]),
      );
    }, 'has too many decimals'),
  );
}

/** The schema of the contents. It is strict: the app writes nothing else, so anything else is damage. */
function contentsOf(known: Known) {
  const { currencies, chains } = known;
  const contact = v.strictObject({
    id: name,
    name,
    email: v.optional(v.string()),
    addresses: byCurrency(currencies, v.optional(v.string())),
  });
  const choices = v.strictObject({
    activeWalletId: v.string(),
    primaryCurrency: v.picklist(currencies.map(({ id }) => id)),
    chainId: v.picklist(chains.map(({ id }) => id)),
    hidesBalances: v.boolean(),
  });
  return v.pipe(
    v.strictObject({
      wallets: v.pipe(uniqueList(walletOf(known)), v.minLength(1)),
      contacts: uniqueList(contact),
      choices,
    }),
    v.check(
      ({ wallets, choices: { activeWalletId } }) => wallets.some(({ id }) => id === activeWalletId),
      'has no active wallet',
    ),
  );
}

/** Reads and checks contents. Throws `DeviceStoreError` if any part is invalid. */
export function contentsFrom(value: unknown, known: Known): BackupContents {
  try {
    // A cast, because the types of the ids are not known at compile time.
    return readBy('kept data', contentsOf(known), value) as unknown as BackupContents;
  } catch (cause) {
    // The cause contains the path of the invalid value, but not the value, which may be private.
    throw new DeviceStoreError('damaged', cause);
  }
}

/** Returns contents in the stored form, with a balance for each currency. Throws if they are invalid. */
export function wholeContents({ wallets, ...rest }: BackupContents, known: Known): BackupContents {
  const whole = wallets.map(({ unknownBalances: _none, balances, ...wallet }) => ({
    ...wallet,
    balances: forEachCurrency(known.currencies, (id) => balances[id] ?? ZERO),
  }));
  return contentsFrom({ wallets: whole, ...rest }, known);
}

/** Reads and checks stored data. Throws `DeviceStoreError` if any part is invalid. */
export function dataFrom(value: unknown, known: Known): Data {
  const { answers, ...contents } = value as Data;
  if (!v.is(v.array(answer), answers)) throw new DeviceStoreError('damaged');
  return { ...contentsFrom(contents, known), answers };
}
