import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrintedPart } from '../../../features/history/PrintedPart';

/**
 * A frame around the only part of a page that is printed, such as a receipt. On paper, the names of the product and the
 * wallet are above it.
 *
 * Use it once on a page that the user prints. Everything outside it, and the buttons inside it, are not printed.
 *
 * **When not to use it**: On a page that is printed as a whole, such as a `PublicPage`, it is not necessary.
 *
 * **Find it by**: print, paper, receipt.
 */
const meta = preview.meta({
  id: 'components-screens-printedpart',
  component: PrintedPart,
  args: { brand: 'Florin', wallet: 'Personal Wallet', children: 'Rent share, $120.00' },
});

/** On the screen, only the content is visible. `tests/e2e/transaction.spec.ts` checks the printed page. */
export const Base = meta.story();

Base.test('hides the printed heading on the screen', async ({ canvas }) => {
  await expect(canvas.getByText('Rent share, $120.00')).toBeVisible();
  await expect(canvas.getByText('Personal Wallet')).not.toBeVisible();
});

Base.test(
  'prints a note below the name of the wallet',
  { args: { note: '500 of 1,047 transactions' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('500 of 1,047 transactions')).toBeInTheDocument();
  },
);
