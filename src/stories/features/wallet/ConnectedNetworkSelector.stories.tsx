import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedNetworkSelector } from '../../../features/wallet/ConnectedNetworkSelector';

/**
 * A `NetworkSelector` for the pages of the app. It reads the selected network from the app's state, and saves the
 * selection there, so that all pages use the same network. To pass the network as a prop, use
 * `NetworkSelector`.
 */
const meta = preview.meta({ component: ConnectedNetworkSelector, parameters: { world: {} } });

export const Base = meta.story();

Base.test('selects a network', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', {
    name: 'Switch network Ethereum Mainnet (connected)',
  });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('option', { name: 'Polygon Mainnet (connected)' }));
  await expect(button).toHaveAccessibleName('Switch network Polygon Mainnet (connected)');
});
