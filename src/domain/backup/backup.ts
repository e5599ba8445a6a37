import type { ChainId } from '../currency/chain';
import type { CurrencyId, Market } from '../currency/currency';
import type { WalletRecord } from '../ledger/wallet';
import type { Decimal } from '../money/money';
import { multiply, sum } from '../money/money';
import type { Contact } from '../recipients/contact';

/** The user's choices, which are stored with the wallets. */
export interface KeptChoices {
  readonly activeWalletId: string;
  readonly primaryCurrency: CurrencyId;
  readonly chainId: ChainId;
  readonly hidesBalances: boolean;
}

/** The data of a backup, or of a device. */
export interface BackupContents {
  readonly wallets: readonly WalletRecord[];
  readonly contacts: readonly Contact[];
  readonly choices: KeptChoices;
}

/** One side of a comparison: the data of a backup, or of a device, in numbers. */
export interface BackupSide {
  readonly wallets: number;
  readonly transactions: number;
  readonly contacts: number;
  /** The time of the newest payment, ISO 8601; null without payments. Exchanges are not payments. */
  readonly newestPayment: string | null;
  /** The value of all wallets in the unit of account. */
  readonly total: Decimal;
}

/** The data on a device, and the data of a backup that would replace it. */
export type BackupSides = Readonly<Record<'device' | 'backup', BackupSide>>;

/** Returns the numbers of some data. Balances are worth their current price. */
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
        .toSorted()
        .at(-1) ?? null,
    total: sum(worths),
  };
}

/** The parts of a wallet that every change of the user changes. */
const printOf = (wallets: readonly WalletRecord[]) =>
  JSON.stringify(
    wallets.map(({ id, name, balances, transactions }) => [
      [id, name, transactions.length],
      Object.entries(balances).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );

/** Whether data is only the sample wallets, so that nothing of the user is lost without it. */
export const isUntouched = (data: BackupContents, sample: readonly WalletRecord[]): boolean =>
  data.contacts.length === 0 && printOf(data.wallets) === printOf(sample);
