import type { ChainId } from '../currency/chain';
import type { CurrencyId, Market } from '../currency/currency';
import type { WalletRecord } from '../ledger/wallet';
import { millisOf } from '../moment';
import { multiply, sum, type Decimal } from '../money/money';
import type { Contact } from '../recipients/contact';

/** The user's settings that are stored with the wallets and are part of a backup. */
export interface KeptChoices {
  readonly activeWalletId: string;
  readonly primaryCurrency: CurrencyId;
  readonly chainId: ChainId;
  readonly hidesBalances: boolean;
}

/** The data in a backup or on a device. */
export interface BackupContents {
  readonly wallets: readonly WalletRecord[];
  readonly contacts: readonly Contact[];
  readonly choices: KeptChoices;
}

/** A summary of a backup or of a device's data. The app compares the two before a backup replaces the data. */
export interface BackupSide {
  readonly wallets: number;
  readonly transactions: number;
  readonly contacts: number;
  /** The time of the newest transaction that is not an exchange, ISO 8601; null if there is none. */
  readonly newestPayment: string | null;
  /** The value of all wallets in the app's unit of account. */
  readonly total: Decimal;
}

/** The summaries of the data on a device and of a backup that would replace that data. */
export type BackupSides = Readonly<Record<'device' | 'backup', BackupSide>>;

/** Returns the summary of a backup or of a device's data. The balances are valued at the prices of `market`. */
export function sideOf({ wallets, contacts }: BackupContents, market: Market): BackupSide {
  const records = wallets.flatMap(({ transactions }) => transactions);
  const payments = records.filter(({ type }) => type !== 'exchange');
  const worths = wallets.flatMap(({ balances }) =>
    (Object.entries(balances) as [CurrencyId, Decimal][]).map(([id, balance]) =>
      multiply(balance, market[id]?.price ?? '0'),
    ),
  );
  return {
    wallets: wallets.length,
    transactions: records.length,
    contacts: contacts.length,
    newestPayment:
      payments
        .flatMap(({ timestamp }) => timestamp ?? [])
        // Timestamps may have different offsets from UTC, so their texts are not in the order of time.
        .toSorted((one, other) => millisOf(one) - millisOf(other))
        .at(-1) ?? null,
    total: sum(worths),
  };
}

/** Returns a text that changes whenever the user changes a wallet. */
const printOf = (wallets: readonly WalletRecord[]) =>
  JSON.stringify(
    wallets.map(({ id, name, balances, transactions }) => [
      [id, name, transactions.length],
      Object.entries(balances).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );

/** Returns whether the data is still the sample data, without contacts. The user can then delete it without a loss. */
export const isUntouched = (
  data: Pick<BackupContents, 'wallets' | 'contacts'>,
  sample: readonly WalletRecord[],
): boolean => data.contacts.length === 0 && printOf(data.wallets) === printOf(sample);
