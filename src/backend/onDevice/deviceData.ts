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

/** All data that is kept: the contents of a backup, and the answers of the calls that changed them. */
export interface Data extends BackupContents {
  readonly answers: readonly StoredAnswer[];
}

/** An executed call and its result. A call with the same key and another print is refused. */
export type StoredAnswer = v.InferOutput<typeof answer>;

/** The currencies, the networks and the sample wallets of an app. */
export type Known = Pick<WalletState, 'currencies' | 'chains' | 'wallets'>;

const answer = v.strictObject({ key: name, print: v.string(), answer: v.unknown() });

/** An amount that is not negative. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,60}(?:\.\d{1,40})?$/, 'is no amount'));

/** The records that were checked. A record never changes, so it is checked only once. */
const checked = new WeakSet<object>();

/**
 * Whether a record is what `readRecord` makes of it, and its amounts are exact. Its type and currency may be unknown.
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
 * Whether a balance has no more decimals than payments can give it. A sample wallet may begin with more decimals than
 * its currency, because its balances are a share; they stay.
 */
const isExact = (balance: Decimal, { decimals }: CurrencyInfo, first: Decimal = ZERO) =>
  decimalsOf(subtract(balance, first)) <= decimals;

/** The schema of a list of entries with different ids. */
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
      // A wallet without one of the balances would show a zero that is not stored.
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

/** The schema of the contents. It is strict: what it refuses is damage, because the program writes nothing else. */
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

/** Reads and checks contents. Throws `DeviceStoreError` if any part is not as the program writes it. */
export function contentsFrom(value: unknown, known: Known): BackupContents {
  try {
    // A cast, because the compiler does not know the ids of the data.
    return readBy('kept data', contentsOf(known), value) as unknown as BackupContents;
  } catch (cause) {
    // The cause contains the place, and no value, which may be private.
    throw new DeviceStoreError('damaged', cause);
  }
}

/** Returns contents as they are stored, with a balance of each currency. Throws if they could not be read again. */
export function wholeContents({ wallets, ...rest }: BackupContents, known: Known): BackupContents {
  const whole = wallets.map(({ unknownBalances: _none, balances, ...wallet }) => ({
    ...wallet,
    balances: forEachCurrency(known.currencies, (id) => balances[id] ?? ZERO),
  }));
  return contentsFrom({ wallets: whole, ...rest }, known);
}

/** Reads and checks stored data, like `contentsFrom`. */
export function dataFrom(value: unknown, known: Known): Data {
  const { answers, ...contents } = value as Data;
  if (!v.is(v.array(answer), answers)) throw new DeviceStoreError('damaged');
  return { ...contentsFrom(contents, known), answers };
}
