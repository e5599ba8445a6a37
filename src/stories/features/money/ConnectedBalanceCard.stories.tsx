import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedBalanceCard } from '../../../features/money/ConnectedBalanceCard';

/** The active wallet's total, joined to the store. The card alone is `BalanceCard`. */
const meta = preview.meta({ component: ConnectedBalanceCard, parameters: { world: {} } });

export const Base = meta.story();

export const AddsUpExactly = meta.story({
  parameters: {
    world: { balances: { usd: '0.1', eur: '0', gbp: '0', btc: '0', eth: '0', ada: '0.444444' } },
  },
  play: async ({ canvas }) => {
    // 0.1 + 0.444444 × 0.45 = 0.2999998
    await expect(canvas.getByRole('img', { name: '$0.30' })).toBeVisible();
  },
});

export const HidesTheTotal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '$20,009.34' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent('••••••');
  },
});
