import type { GenericSchema, InferOutput } from 'valibot';
import {
  array,
  boolean,
  check,
  custom,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  unknown,
} from 'valibot';
import type { CurrencyId, CurrencyInfo } from '../../domain/currency/currency';
import { readRecord } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletState } from '../../domain/ledger/ledger';
import { WALLET_COLORS } from '../../domain/ledger/wallet';
import { LOCK_CHOICES } from '../../domain/lock';
import type { Decimal } from '../../domain/money/money';
import { decimalsOf, subtract, ZERO } from '../../domain/money/money';
import { moment, name } from '../http/readParts';
import { readBy } from '../http/unreadable';
import { DeviceStoreError } from './deviceStoreError';

/*
 * The schemas of all that is stored on the device or in a backup. They are strict: what they refuse is damage, because the
 * program writes nothing else.
 */

const count = pipe(number(), integer(), minValue(0));

/** The lock of a passphrase, in a database or a backup. */
export const keyLockSchema = strictObject({
  kdf: literal('PBKDF2-SHA-256'),
  // A larger number would block the browser for minutes.
  iterations: pipe(number(), integer(), minValue(1), maxValue(10_000_000)),
  salt: string(),
  wrappedKey: string(),
});

export const headSchema = strictObject({
  identity: name,
  writes: count,
  wallets: count,
  lock: optional(
    strictObject({
      after: picklist(LOCK_CHOICES.filter((choice) => choice !== 'never')),
      key: keyLockSchema,
      session: string(),
      deadline: number(),
      tries: count,
      nextAt: number(),
    }),
  ),
});

export const blockSchema = strictObject({
  walletId: name,
  block: count,
  records: array(unknown()),
});

export const answerSchema = strictObject({ key: name, print: string(), answer: unknown() });

const AMOUNT = /^\d+(?:\.\d+)?$/;
const LONGEST_AMOUNT = 100;

/** An amount that is not negative. */
const amount = pipe(
  string(),
  regex(AMOUNT, 'is no amount'),
  check((text) => text.length <= LONGEST_AMOUNT, 'has too many digits'),
);

/**
 * Whether a balance has no more decimals than payments can give it. A sample wallet may begin with more decimals than its
 * currency, because its balances are a share; they stay.
 */
export function isExact(
  balance: Decimal,
  { decimals }: Pick<CurrencyInfo, 'decimals'>,
  first: Decimal = ZERO,
): boolean {
  return decimalsOf(subtract(balance, first)) <= decimals;
}

const FIGURES = [
  ['amount', 'currency'],
  ['fee', 'currency'],
  ['arrived', 'currency'],
  ['received', 'receivedCurrency'],
] as const;

/** Whether a record is what `readRecord` makes of it, and its amounts are exact. Its type and currency may be unknown. */
function isWhole(currencies: readonly CurrencyInfo[], value: unknown): value is HistoryRecord {
  const record = readRecord(value);
  if (record !== value && JSON.stringify(record) !== JSON.stringify(value)) return false;
  return FIGURES.every(([figure, unit]) => {
    const { [figure]: amount, [unit]: symbol } = record;
    const known = currencies.find((currency) => currency.symbol === symbol);
    return amount === undefined || !known || decimalsOf(amount) <= known.decimals;
  });
}

/** The currencies, the networks and the sample wallets of an app. */
export type Known = Pick<WalletState, 'currencies' | 'chains' | 'wallets'>;

/** Makes the schemas of wallets, records, contacts and choices. */
export function schemasOf({ currencies, chains }: Omit<Known, 'wallets'>) {
  const forEach = <Schema>(make: () => Schema) =>
    Object.fromEntries(currencies.map(({ id }) => [id, make()] as const));
  const contact = strictObject({
    id: name,
    name,
    email: optional(string()),
    addresses: strictObject(forEach(() => optional(string()))),
  });
  return {
    record: custom<HistoryRecord>((value) => isWhole(currencies, value)),
    wallet: strictObject({
      id: name,
      name: string(),
      hasMadeName: optional(literal(true)),
      type: string(),
      createdAt: moment,
      // Without one of the balances, the wallet would show a zero that nobody has written.
      balances: strictObject(forEach(() => amount)),
      color: picklist(WALLET_COLORS),
      place: count,
      records: count,
    }),
    personal: strictObject({
      contacts: array(contact),
      choices: strictObject({
        activeWalletId: string(),
        primaryCurrency: picklist(currencies.map(({ id }): CurrencyId => id)),
        chainId: picklist(chains.map(({ id }) => id)),
        hidesBalances: boolean(),
      }),
    }),
  };
}

/** Reads a record by its schema. The cause of the error contains the place, and no value, which may be private. */
export function readStored<Schema extends GenericSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): InferOutput<Schema> {
  try {
    return readBy(what, schema, value);
  } catch (cause) {
    throw new DeviceStoreError('damaged', cause);
  }
}
