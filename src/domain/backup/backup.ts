import type { ChainId } from '../currency/chain';
import type { CurrencyId } from '../currency/currency';
import type { HistoryRecord } from '../history/transaction';
import type { WalletRecord } from '../ledger/wallet';
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

/** How many entries of a backup have each relation to the device. */
export interface BackupCounts {
  /** Entries that are only in the backup. */
  readonly added: number;
  /** Entries that are also on the device. */
  readonly same: number;
  /** Entries for which the device has a different entry with the same id. */
  readonly conflicting: number;
}

/** The changes that importing a backup would make. */
export interface BackupChanges {
  readonly wallets: BackupCounts;
  readonly transactions: BackupCounts;
  readonly contacts: BackupCounts;
}

/** Whose entry is kept if the device and the backup have different entries with the same id. */
export type ConflictChoice = 'device' | 'backup';

/**
 * How an entry of a backup relates to the device. `newer`: the wallet is the same, but its history in the backup has
 * additional records.
 */
type Relation = 'added' | 'same' | 'newer' | 'conflicting';

/** Serialises a value so that equal values have equal texts, independent of the order of their fields. */
function printOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

/**
 * Whether `later` ends with all records of `earlier`. Histories are newest first, so a continued history keeps its end.
 */
const continues = (later: readonly HistoryRecord[], earlier: readonly HistoryRecord[]) =>
  later.length >= earlier.length &&
  printOf(later.slice(later.length - earlier.length)) === printOf(earlier);

function relationOfWallets(kept: WalletRecord | undefined, backed: WalletRecord): Relation {
  if (!kept) return 'added';
  const { transactions: keptLines, balances: keptBalances, ...keptRest } = kept;
  const { transactions: backedLines, balances: backedBalances, ...backedRest } = backed;
  if (printOf(keptRest) !== printOf(backedRest)) return 'conflicting';
  const isLonger = keptLines.length > backedLines.length;
  if (isLonger && continues(keptLines, backedLines)) return 'same';
  if (!continues(backedLines, keptLines)) return 'conflicting';
  if (backedLines.length > keptLines.length) return 'newer';
  return printOf(keptBalances) === printOf(backedBalances) ? 'same' : 'conflicting';
}

function relationOfContacts(kept: Contact | undefined, backed: Contact): Relation {
  if (!kept) return 'added';
  return printOf(kept) === printOf(backed) ? 'same' : 'conflicting';
}

/** Pairs each entry of a backup with the device's entry of the same id. */
function related<Entry extends { readonly id: string }>(
  kept: readonly Entry[],
  backed: readonly Entry[],
  relationOf: (kept: Entry | undefined, backed: Entry) => Relation,
) {
  const byId = new Map(kept.map((entry) => [entry.id, entry]));
  return backed.map((entry) => {
    const own = byId.get(entry.id);
    return { own, backed: entry, relation: relationOf(own, entry) };
  });
}

function countsOf(relations: readonly Relation[]): BackupCounts {
  const count = (...wanted: readonly Relation[]) =>
    relations.filter((relation) => wanted.includes(relation)).length;
  return {
    added: count('added'),
    same: count('same', 'newer'),
    conflicting: count('conflicting'),
  };
}

/**
 * Returns how each transaction of a wallet in the backup relates to the device: `same` if the device has it, otherwise
 * `conflicting` if the wallet is in conflict, otherwise `added`.
 */
function recordRelations(
  own: WalletRecord | undefined,
  backed: WalletRecord,
  relation: Relation,
): readonly Relation[] {
  const known = new Set(own?.transactions.map(printOf));
  return backed.transactions.map((record) => {
    if (known.has(printOf(record))) return 'same';
    return relation === 'conflicting' ? 'conflicting' : 'added';
  });
}

/** Compares a backup with the data on the device. */
export function compareBackup(device: BackupContents, backup: BackupContents): BackupChanges {
  const wallets = related(device.wallets, backup.wallets, relationOfWallets);
  const contacts = related(device.contacts, backup.contacts, relationOfContacts);
  return {
    wallets: countsOf(wallets.map(({ relation }) => relation)),
    transactions: countsOf(
      wallets.flatMap(({ own, backed, relation }) => recordRelations(own, backed, relation)),
    ),
    contacts: countsOf(contacts.map(({ relation }) => relation)),
  };
}

/** The entries after an import: the entries of the device in their order, then the added entries. */
function merged<Entry extends { readonly id: string }>(
  kept: readonly Entry[],
  relations: readonly { readonly backed: Entry; readonly relation: Relation }[],
  conflicts: ConflictChoice,
): readonly Entry[] {
  const replaced = new Map(
    relations
      .filter(
        ({ relation }) =>
          relation === 'newer' || (relation === 'conflicting' && conflicts === 'backup'),
      )
      .map(({ backed }) => [backed.id, backed]),
  );
  const added = relations.filter(({ relation }) => relation === 'added');
  return [
    ...kept.map((entry) => replaced.get(entry.id) ?? entry),
    ...added.map(({ backed }) => backed),
  ];
}

/**
 * Returns the data after the import of a backup. If a backup is imported twice, the second import changes nothing. The
 * choices of the backup are used only if `conflicts` is `backup`.
 */
export function importBackup(
  device: BackupContents,
  backup: BackupContents,
  conflicts: ConflictChoice,
): BackupContents {
  const wallets = related(device.wallets, backup.wallets, relationOfWallets);
  const contacts = related(device.contacts, backup.contacts, relationOfContacts);
  return {
    wallets: merged(device.wallets, wallets, conflicts),
    contacts: merged(device.contacts, contacts, conflicts),
    choices: conflicts === 'backup' ? backup.choices : device.choices,
  };
}
