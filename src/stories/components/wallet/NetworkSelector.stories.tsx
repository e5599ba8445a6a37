import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  NetworkSelector,
  type NetworkSelectorProps,
} from '../../../components/wallet/NetworkSelector';
import { CHAINS, type Chain, type ChainId } from '../../../domain/currency/chain';
import { matrix } from '../../../testing/matrix';

/**
 * A button that shows the connected network, and opens a list of all networks.
 *
 * Use it to switch the network of a wallet.
 *
 * **When not to use it**: For wallets, use `WalletSwitcher`. In a form, use `SelectField`.
 *
 * **Keyboard**: Enter opens the list, with the focus on the selected network. Arrow keys, Home and End move through the
 * networks, and Enter selects a network. Escape and Tab close the list, and the focus returns to the button that opened
 * it.
 *
 * **Announces**: the button's name, which ends with the selected network.
 *
 * **Find it by**: chain, blockchain, mainnet, testnet, switch network.
 */
const meta = preview.meta({
  component: NetworkSelector,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { selectedId: 'ethereum' as const, onSwitch: fn() },
});

const button = () => screen.getByRole('button', { name: /^Switch network/ });
const option = (name: string) => screen.getByRole('option', { name });

async function open(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.findByRole('listbox', { name: 'Networks' });
}

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Base = meta.story();

Base.test('names the network, and is closed', async () => {
  await expect(button()).toHaveAccessibleName('Switch network Ethereum Mainnet (connected)');
  await expect(button()).toHaveAttribute('aria-expanded', 'false');
});

Base.test('switches the network', async ({ userEvent, args, mount }) => {
  await mount(<StatefulSelector {...args} />);
  await open(userEvent);
  await userEvent.click(option('Cardano Mainnet (connected)'));
  await closed();
  await expect(args.onSwitch).toHaveBeenCalledOnce();
  await expect(args.onSwitch).toHaveBeenCalledWith('cardano');
  await expect(button()).toHaveAccessibleName('Switch network Cardano Mainnet (connected)');
  await waitFor(() => expect(button()).toHaveFocus());
});

/** @spec wallet-network-closes */
Base.test('closes on an outside click', async ({ userEvent, args }) => {
  await open(userEvent);
  await userEvent.click(document.elementFromPoint(160, window.innerHeight - 4) ?? document.body);
  await closed();
  await expect(args.onSwitch).not.toHaveBeenCalled();
  await waitFor(() => expect(button()).toHaveFocus());
});

Base.test('works by keyboard', async ({ step, userEvent, args, mount }) => {
  await mount(<StatefulSelector {...args} />);
  await step('Enter opens the list, with the focus on the selected network', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Ethereum Mainnet (connected)')).toHaveFocus());
  });
  await step('Escape closes the list and selects nothing', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveFocus());
  });
  await step('End and Enter select the last network', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Ethereum Mainnet (connected)')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await closed();
    await expect(args.onSwitch).toHaveBeenCalledWith('solana');
  });
});

/** @spec wallet-network-labels */
export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const options = within(await open(userEvent)).getAllByRole('option');
    await expect(options.map((line) => line.textContent)).toEqual([
      'Ethereum Mainnet (connected)',
      'Bitcoin Mainnet (connected)',
      'Polygon Mainnet (connected)',
      'BNB Smart Chain Mainnet (connected)',
      'Cardano Mainnet (connected)',
      'Solana Mainnet (connected)',
    ]);
    await expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(
      'Ethereum Mainnet (connected)',
    );
  },
});

const TESTNET: Chain = { ...CHAINS.ethereum, name: 'Ethereum Trial', isTestnet: true };

/**
 * The label of a testnet contains the word Testnet.
 * @spec wallet-network-labels
 */
export const WithTestnet = meta.story({
  args: { chains: [TESTNET, CHAINS.bitcoin] },
  play: async ({ userEvent }) => {
    await expect(button()).toHaveAccessibleName('Switch network Ethereum Trial Testnet');
    await open(userEvent);
    await expect(option('Bitcoin Mainnet (connected)')).toBeVisible();
  },
});

/**
 * Networks that an app adds. If a network has a `sign`, its coin shows this SVG path. Otherwise the coin shows the text
 * in `icon`.
 */
export const OtherNetworks = meta.story({
  args: {
    chains: [
      {
        ...CHAINS.bitcoin,
        id: 'lightning' as ChainId,
        name: 'Lightning',
        sign: 'M13 3 6 14h5l-1 7 7-11h-5z',
      },
      { ...CHAINS.bitcoin, id: 'near' as ChainId, name: 'NEAR', icon: 'Ⓝ' },
    ],
    selectedId: 'near' as ChainId,
  },
  play: async ({ userEvent }) => {
    await expect(button()).toHaveAccessibleName('Switch network NEAR Mainnet (connected)');
    await expect(button().querySelector('text')).toHaveTextContent('Ⓝ');
    const list = await open(userEvent);
    await expect(list.querySelector('path')).toHaveAttribute('d', 'M13 3 6 14h5l-1 7 7-11h-5z');
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    chains: [{ ...CHAINS.ethereum, name: 'The network of the united cooperatives of Alentejo' }],
  },
  play: async ({ userEvent }) => {
    const list = await open(userEvent);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(304);
  },
});

export const Matrix = meta.story(
  matrix({
    Ethereum: <NetworkSelector {...meta.input.args} selectedId="ethereum" />,
    Bitcoin: <NetworkSelector {...meta.input.args} selectedId="bitcoin" />,
    Polygon: <NetworkSelector {...meta.input.args} selectedId="polygon" />,
    'BNB Chain': <NetworkSelector {...meta.input.args} selectedId="binance" />,
    Cardano: <NetworkSelector {...meta.input.args} selectedId="cardano" />,
    Solana: <NetworkSelector {...meta.input.args} selectedId="solana" />,
    'A testnet': <NetworkSelector {...meta.input.args} chains={[TESTNET]} />,
  }),
);

function StatefulSelector({ selectedId, onSwitch, ...selector }: NetworkSelectorProps) {
  const [selected, setSelected] = useState(selectedId);
  return (
    <NetworkSelector
      {...selector}
      selectedId={selected}
      onSwitch={(id) => {
        setSelected(id);
        onSwitch(id);
      }}
    />
  );
}
