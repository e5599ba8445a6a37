import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeroEmblem } from '../../../features/landing/HeroEmblem';

/**
 * The illustration of the landing page: a card with a sample balance, on a rosette with the coins of the currencies.
 *
 * Use it inside `Hero`.
 *
 * **When not to use it**: For a real balance, use `BalanceCard`.
 *
 * **Find it by**: emblem, illustration, sample balance.
 */
const meta = preview.meta({
  id: 'components-demo-heroemblem',
  component: HeroEmblem,
  args: { total: '12847.32' as const, change24h: '2.45' as const },
});

export const Base = meta.story();

/** @spec landing-sample-balance */
Base.test('shows the sample total, without a button', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Total balance' });
  await expect(within(card).getByRole('img', { name: '$12,847.32' })).toBeVisible();
  await expect(card).toHaveTextContent('+2.45% (24h)');
  await expect(card).toHaveTextContent('Sample wallet');
  await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});
