import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedMarketTrends } from '../../../features/exchange/ConnectedMarketTrends';

/** `MarketTrends` connected to the store: the prices of the cryptocurrencies. */
const meta = preview.meta({ component: ConnectedMarketTrends, parameters: { world: {} } });

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: '$43,250.00' })).toBeVisible();
  },
});
