import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { WalletAdapter } from '../../../adapters/walletAdapter';
import { ReceiveSheet } from '../../../features/payments/ReceiveSheet';
import { expectInSight } from '../../../testing/inSight';

/**
 * A sheet with the addresses of the active wallet in a `ReceivePanel`. Its buttons copy an address to the clipboard,
 * and open the share dialog of the device.
 */
const meta = preview.meta({
  component: ReceiveSheet,
  args: { open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '720px' } },
  },
});

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

export const Base = meta.story();

/** The copy button is visible without scrolling, even with the longest address and an error. */
Base.test(
  'keeps its button in view',
  { globals: { viewport: { value: 'small' } } },
  async ({ userEvent }) => {
    const copy = await screen.findByRole('button', { name: 'Copy address' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'ada');
    await userEvent.click(copy);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount (optional)' }), 'x');
    await screen.findByText('Enter a number');
    const sheet = screen.getByRole('dialog');
    sheet.scrollTop = 0;
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await waitFor(() => expectInSight(copy));
  },
);

/** @spec receive-copied, receive-share */
Base.test('copies the address, and shares the request', async (context) => {
  const { app, userEvent, step } = context;
  await step('Copies the address', async () => {
    const { copied } = worldOf(context);
    await step('Select Bitcoin and copy its address', async () => {
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Currency' }),
        'btc',
      );
      await expect(screen.getByText(BTC)).toBeVisible();
      await app.press('Copy address');
      await expect(copied).toEqual([BTC]);
    });
    await step('A confirmation is visible for two seconds', async () => {
      await expect(await screen.findByText('Address copied to clipboard!')).toBeVisible();
      await advance(context, 1_999);
      await expect(screen.getByText('Address copied to clipboard!')).toBeVisible();
      await advance(context, 1);
      await waitFor(() =>
        expect(screen.queryByText('Address copied to clipboard!')).not.toBeInTheDocument(),
      );
    });
  });
  await step('Shares the request', async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'btc');
    await app.press('Share');
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount (optional)' }), '0.5');
    await app.press('Share');
    await expect(worldOf(context).shared).toEqual([`Send BTC to ${BTC}`, `Send 0.5 BTC to ${BTC}`]);
  });
});

/** @spec copy-or-share-failed */
Base.test(
  'logs a failed copy',
  { parameters: { world: { calls: { copy: 'fail' } } } },
  async (context) => {
    await context.app.press('Copy address');
    await waitFor(() =>
      expect(worldOf(context).logged).toEqual(['Copying to the clipboard failed']),
    );
    await expect(screen.queryByText('Address copied to clipboard!')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** @spec copy-or-share-failed */
Base.test(
  'logs a failed share',
  { parameters: { world: { calls: { share: 'fail' } } } },
  async (context) => {
    await context.app.press('Share');
    await waitFor(() => expect(worldOf(context).logged).toEqual(['Sharing failed']));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** The browser asks for permission to copy, and the user does not answer. The sheet remains usable. */
Base.test(
  'stays usable while copying is pending',
  { parameters: { world: { calls: { copy: 'hang', share: 'hang' } } } },
  async ({ app, userEvent, args }) => {
    await app.press('Copy address');
    await app.press('Share');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'btc');
    await expect(screen.getByText(BTC)).toBeVisible();
    await expect(screen.queryByText('Address copied to clipboard!')).not.toBeInTheDocument();
    await app.press('Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Base.test(
  'loads the addresses again after a failure',
  { parameters: { world: { calls: { receiveAddresses: 'fail' } } } },
  async (context) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Receive could not be shown\.Try again$/,
    );
    worldOf(context).outcomes.receiveAddresses = 'normal';
    await context.app.press('Try again');
    await expect(await screen.findByRole('button', { name: 'Copy address' })).toBeVisible();
  },
);

/** The wallet has no address for its primary currency. */
Base.test(
  'starts with the first currency that has an address',
  {
    parameters: {
      world: {
        backEnd: (simulated: WalletAdapter) => ({
          ...simulated,
          receiveAddresses: () => Promise.resolve({ btc: BTC }),
        }),
      },
    },
  },
  async () => {
    await expect(await screen.findByText(BTC)).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
  },
);

const readAddresses = fn<NonNullable<WalletAdapter['receiveAddresses']>>(
  () => new Promise(() => undefined),
);

Base.test(
  'aborts the request for addresses when it closes',
  {
    parameters: {
      world: {
        backEnd: (simulated: WalletAdapter) => ({ ...simulated, receiveAddresses: readAddresses }),
      },
    },
  },
  async ({ args, mount }) => {
    await mount(<ReceiveSheet {...args} />);
    await waitFor(() => expect(readAddresses).toHaveBeenCalledOnce());
    await mount(<ReceiveSheet {...args} open={false} />);
    await waitFor(() => expect(readAddresses.mock.lastCall?.[1]?.signal?.aborted).toBe(true));
  },
);

/**
 * If the device has no share dialog, the button Share is not shown.
 * @spec receive-share
 */
export const WithoutSharing = meta.story({
  parameters: { world: { canShare: false } },
  play: async () => {
    await screen.findByRole('button', { name: 'Copy address' });
    await expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  },
});
