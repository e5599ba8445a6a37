import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrintedPart } from '../../../components/screens/history/PrintedPart/PrintedPart';

/**
 * The only part of a page that is printed, such as a receipt. On paper, it begins with the product and the wallet.
 *
 * Use it once on a page that the user prints. Bars, menus, buttons and links are not printed.
 *
 * **When not to use it**: On a page that is printed as it is shown, use no frame. For the frame of such a page, use
 * `PublicPage`.
 *
 * **Find it by**: print, paper, receipt.
 */
const meta = preview.meta({
  component: PrintedPart,
  args: { brand: 'Florin', wallet: 'Personal Wallet', children: 'Rent share, $120.00' },
});

/** tests/e2e/transaction.spec.ts checks the layout of the printed page. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rent share, $120.00')).toBeVisible();
    await expect(canvas.getByText('Personal Wallet')).not.toBeVisible();
  },
});
