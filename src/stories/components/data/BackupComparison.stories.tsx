import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BackupComparison } from '../../../components/data/BackupComparison/BackupComparison';
import type { BackupChanges } from '../../../domain/backup/backup';
import { matrix } from '../../../testing/matrix';

const counts = (added: number, same: number, conflicting: number) => ({ added, same, conflicting });

const CHANGES: BackupChanges = {
  wallets: counts(1, 3, 0),
  transactions: counts(12, 148, 0),
  contacts: counts(2, 5, 0),
};

const CONFLICTS: BackupChanges = {
  wallets: counts(1, 2, 1),
  transactions: counts(9_876, 1_234, 12),
  contacts: counts(0, 5, 2),
};

const NOTHING: BackupChanges = {
  wallets: counts(0, 3, 0),
  transactions: counts(0, 148, 0),
  contacts: counts(0, 0, 0),
};

/**
 * A table that compares the data of a backup with the data on the device. It shows how many wallets, transactions and
 * contacts are new, the same, or in conflict.
 *
 * **When to use it**: Before an import, so that the user sees the changes. `BackupImport` contains the table.
 *
 * **When not to use it**: For a list of transactions, use `TransactionList`.
 *
 * **States**: only additions; with conflicts; without a change.
 *
 * **Keyboard**: none. It is a table.
 *
 * **Announces**: the caption of the table, and the names of its rows and columns.
 *
 * **Related**: `BackupImport`, `TransactionList`.
 *
 * **Find it by**: compare, comparison, table, backup, conflict, difference.
 */
const meta = preview.meta({ component: BackupComparison, args: { changes: CHANGES } });

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: 'The backup compared with this device' }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Transactions 12 148 0' })).toBeVisible();
  },
});

export const WithConflicts = meta.story({
  args: { changes: CONFLICTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Wallets 1 2 1' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Transactions 9,876 1,234 12' })).toBeVisible();
  },
});

export const WithoutAChange = meta.story({ args: { changes: NOTHING } });

export const Matrix = meta.story(
  matrix(
    {
      Additions: <BackupComparison changes={CHANGES} />,
      Conflicts: <BackupComparison changes={CONFLICTS} />,
      'No change': <BackupComparison changes={NOTHING} />,
    },
    { onPaper: true, cell: 300 },
  ),
);
