import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedNetworkSelector } from '../../../features/wallet/ConnectedNetworkSelector';

/** `NetworkSelector` connected to the store: it selects the network of the wallets. */
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
