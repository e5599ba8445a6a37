import * as v from 'valibot';
import type { BackupContents } from '../../domain/backup/backup';
import { forEachCurrency, type CurrencyInfo } from '../../domain/currency/currency';
import { isAmount, shownLine } from '../../domain/fields';
import { FIELD_NAMES, readRecord, readRecords } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import { isHeldIn } from '../../domain/ledger/heldAmount';
import type { WalletState } from '../../domain/ledger/ledger';
import { LONGEST_WRITTEN } from '../../domain/ledger/unknownBalances';
import { WALLET_COLORS, type WalletRecord } from '../../domain/ledger/wallet';
import { decimalsOf } from '../../domain/money/digits';
import { ZERO, type Decimal } from '../../domain/money/money';
import type { Contact } from '../../domain/recipients/contact';
import { placesOf } from '../../domain/recipients/contactNames';
import { checkRecipientText } from '../../domain/recipients/recipientText';
import { moment, name, written } from '../records/readParts';
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

/** The records that were found valid. A record never changes, so it is checked only once. */
const checked = new WeakSet<object>();

const RECORD_KEYS: ReadonlySet<string> = new Set([...FIELD_NAMES, 'unreadable']);

/**
 * Returns whether a value is a record in the form in which `readRecord` returns it. Its type and its currencies may be
 * unknown.
 */
function isRecord(value: unknown): value is HistoryRecord {
  if (typeof value !== 'object' || value === null) return false;
  if (checked.has(value)) return true;
  const record = readRecord(value);
  const isSame = record === value || JSON.stringify(record) === JSON.stringify(value);
  const isOurs = isSame && Object.keys(value).every((key) => RECORD_KEYS.has(key));
  if (isOurs) checked.add(value);
  return isOurs;
}

/**
 * Returns whether a wallet may have a balance. A sample wallet of an app may begin with more decimals than its currency
 * has, for example because its balances are shares of another wallet.
 */
const isBalance = (currency: CurrencyInfo, balance: unknown, first: Decimal = ZERO) =>
  isHeldIn(currency, balance) || (isAmount(balance) && decimalsOf(balance) <= decimalsOf(first));

/** The schema of the balances of a wallet that could not be read, by currency. */
const unknownBalances = v.record(
  written('id'),
  v.strictObject({
    written: v.pipe(
      v.string(),
      v.check((text) => text === shownLine(text, LONGEST_WRITTEN), 'is no unknown balance'),
    ),
  }),
);

/** The schema of a contact's address, in the form in which the app stores it. */
const address = v.pipe(
  v.string(),
  v.check((text) => {
    const checkedText = checkRecipientText(text);
    return text !== '' && checkedText.ok && checkedText.value === text;
  }, 'is no address'),
);

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
      id: written('id'),
      name: written('walletName'),
      hasMadeName: v.optional(v.literal(true)),
      type: written('walletType'),
      createdAt: moment,
      balances: byCurrency(currencies, v.optional(v.string())),
      unknownBalances: v.optional(unknownBalances),
      color: v.picklist(WALLET_COLORS),
      transactions: uniqueList(v.custom<HistoryRecord>(isRecord)),
    }),
    // Every balance is required, or unknown. A missing balance would be shown as zero.
    v.check(({ id, balances, unknownBalances: unknown = {} }) => {
      const first = samples.find((sample) => sample.id === id)?.balances;
      return currencies.every((currency) =>
        balances[currency.id] === undefined
          ? Object.hasOwn(unknown, currency.id)
          : !Object.hasOwn(unknown, currency.id) &&
            isBalance(currency, balances[currency.id], first?.[currency.id]),
      );
    }, 'has an invalid balance'),
  );
}

/** The schema of the contents. It is strict: the app writes nothing else, so anything else is damage. */
function contentsOf(known: Known) {
  const { currencies, chains } = known;
  const contact = v.pipe(
    v.strictObject({
      id: written('id'),
      name: written('personName'),
      email: v.optional(written('email')),
      addresses: byCurrency(currencies, v.optional(address)),
    }),
    v.check((entry) => placesOf(entry as Contact).length > 0, 'has no address'),
  );
  const choices = v.strictObject({
    activeWalletId: written('id'),
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

/** Returns a wallet in the stored form: each balance is an amount or unknown, and each record is valid. */
function wholeWallet(
  { unknownBalances: unknown = {}, balances, transactions, ...wallet }: WalletRecord,
  { currencies }: Known,
): WalletRecord {
  const known = currencies.filter(({ id }) => !Object.hasOwn(unknown, id));
  return {
    ...wallet,
    balances: forEachCurrency(known, (id) => balances[id] ?? ZERO),
    ...(Object.keys(unknown).length > 0 && { unknownBalances: unknown }),
    transactions: readRecords(transactions),
  };
}

/** Returns contents in the stored form. Throws if they are invalid. */
export function wholeContents({ wallets, ...rest }: BackupContents, known: Known): BackupContents {
  const whole = wallets.map((wallet) => wholeWallet(wallet, known));
  return contentsFrom({ wallets: whole, ...rest }, known);
}

/** Reads and checks stored data. Throws `DeviceStoreError` if any part is invalid. */
export function dataFrom(value: unknown, known: Known): Data {
  const { answers, ...contents } = value as Data;
  if (!v.is(v.array(answer), answers)) throw new DeviceStoreError('damaged');
  return { ...contentsFrom(contents, known), answers };
}
