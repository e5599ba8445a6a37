import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecentActivity } from '../../../pages/parts/RecentActivity';

/** The active wallet's latest transactions, joined to the store. The list alone is `TransactionList`. */
const meta = preview.meta({ component: RecentActivity, parameters: { world: {} } });

export const Base = meta.story();

export const Empty = meta.story({ parameters: { world: { holdings: 'empty' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const ShowsTheSampleFee = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee 0.0001 BTC')).toBeVisible();
    await expect(canvas.getByText('To bc1qrp33g0q5c5t...')).toBeVisible();
  },
});
