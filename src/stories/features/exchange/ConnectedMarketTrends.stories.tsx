import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedMarketTrends } from '../../../features/exchange/ConnectedMarketTrends';

/**
 * Shows the current prices of the cryptocurrencies, from the app's state, in `MarketTrends`. If no new prices arrive,
 * the time of the last prices is shown.
 */
const meta = preview.meta({ component: ConnectedMarketTrends, parameters: { world: {} } });

export const Base = meta.story();

Base.test('shows the three prices', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.getByRole('img', { name: '$43,250.00' })).toBeVisible();
});
