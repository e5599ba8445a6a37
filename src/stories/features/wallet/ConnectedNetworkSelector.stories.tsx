import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedNetworkSelector } from '../../../features/wallet/ConnectedNetworkSelector';

/** A `NetworkSelector` that selects the network of the wallets in the app's state. */
const meta = preview.meta({ component: ConnectedNetworkSelector, parameters: { world: {} } });

export const Base = meta.story();

export const SelectsANetwork = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Switch network Ethereum Mainnet (connected)',
    });
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('option', { name: 'Polygon Mainnet (connected)' }),
    );
    await expect(button).toHaveAccessibleName('Switch network Polygon Mainnet (connected)');
  },
});
