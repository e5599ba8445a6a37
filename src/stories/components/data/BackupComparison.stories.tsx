import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BackupComparison } from '../../../components/data/BackupComparison/BackupComparison';
import type { BackupSides } from '../../../domain/backup/backup';
import { matrix } from '../../../testing/matrix';

const SIDES: BackupSides = {
  device: {
    wallets: 3,
    transactions: 160,
    contacts: 5,
    newestPayment: '2026-03-14T09:26:53.000Z',
    total: '20009.337',
  },
  backup: {
    wallets: 4,
    transactions: 9_876,
    contacts: 7,
    newestPayment: '2026-01-02T18:00:00.000Z',
    total: '1234567.89',
  },
};

const EMPTY: BackupSides = {
  ...SIDES,
  device: { wallets: 1, transactions: 0, contacts: 0, newestPayment: null, total: '0' },
};

/**
 * A table of the data on the device and the data of a backup: the numbers of wallets, transactions and contacts, the
 * newest payment, and the total.
 *
 * **When to use it**: Before the backup replaces the data, so that the user sees what is lost and gained.
 * `BackupImport` contains the table.
 *
 * **When not to use it**: For a list of transactions, use `TransactionList`.
 *
 * **States**: both sides with data; a side without a payment; hidden totals.
 *
 * **Keyboard**: none. It is a table.
 *
 * **Announces**: the caption of the table, and the names of its rows and columns.
 *
 * **Related**: `BackupImport`, `TransactionList`.
 *
 * **Find it by**: compare, comparison, table, backup, device, difference.
 */
const meta = preview.meta({ component: BackupComparison, args: { sides: SIDES } });

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'This device and the backup' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Transactions 160 9,876' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total $20,009.34 $1,234,567.89' })).toBeVisible();
  },
});

/** The device has no payment yet. */
export const WithoutAPayment = meta.story({
  args: { sides: EMPTY },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Newest payment None Jan 2, 2026/ }),
    ).toBeVisible();
  },
});

export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'Total Amount hidden Amount hidden' }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix(
    {
      'Both sides': <BackupComparison sides={SIDES} />,
      'Without a payment': <BackupComparison sides={EMPTY} />,
      Hidden: <BackupComparison sides={SIDES} hidden />,
    },
    { onPaper: true, cell: 300 },
  ),
);
