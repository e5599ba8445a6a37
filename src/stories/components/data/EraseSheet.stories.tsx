import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { EraseSheetProps } from '../../../components/data/EraseSheet/EraseSheet';
import { EraseSheet } from '../../../components/data/EraseSheet/EraseSheet';

type Erase = EraseSheetProps['onErase'];

/**
 * A dialog in which the user confirms that all of the user's data is erased.
 *
 * **When to use it**: Before the app removes wallets, history and contacts. `LockScreen` and `KeptDataProblem` contain
 * the sheet.
 *
 * **When not to use it**: For a removal that the user can undo, use a `Notice` with a button.
 *
 * **States**: for data that is kept on the device; for data in memory; waiting for payments; refused.
 *
 * **Keyboard**: Escape closes the sheet, and the focus returns to the element that opened the sheet.
 *
 * **Announces**: the title, when the sheet opens; a refusal.
 *
 * **Related**: `Sheet`, `LockScreen`, `KeptDataProblem`.
 *
 * **Find it by**: erase, delete data, reset, confirmation, start again.
 */
const meta = preview.meta({
  component: EraseSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn(), onErase: fn<Erase>(() => Promise.resolve(null)) },
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Erase everything' }));

export const Base = meta.story({
  play: async () => {
    const { getByText, getByRole } = await sheet();
    await waitFor(() => expect(getByText(/^Your wallets, their history,/)).toBeVisible());
    await expect(getByText(/^This cannot be undone\./)).toBeVisible();
    await expect(getByRole('button', { name: 'Erase everything' })).toBeVisible();
  },
});

/** No data is kept on the device, so only the data in memory is erased. */
export const InMemory = meta.story({
  args: { isKept: false },
  play: async () => {
    await expect((await sheet()).getByText(/^Your wallets start again/)).toBeInTheDocument();
  },
});

/** The erasing waits for a payment. The sheet does not close meanwhile. */
export const Waiting = meta.story({
  args: { isWaiting: true, onErase: fn<Erase>(() => new Promise(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const { getByRole } = await sheet();
    const button = getByRole('button', { name: 'Erase everything' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(args.onErase).toHaveBeenCalledOnce();
    await expect(getByRole('status')).toHaveTextContent(
      'This waits until the payments that are being made have ended.',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { onErase: fn<Erase>(() => Promise.resolve({ kind: 'in-doubt' })) },
  play: async ({ userEvent, args }) => {
    const { getByRole, findByRole } = await sheet();
    await userEvent.click(getByRole('button', { name: 'Erase everything' }));
    await expect(await findByRole('alert')).toHaveTextContent(
      'A payment or an exchange is not confirmed yet. Nothing has been changed. Try again when its result is known.',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ErasesAndCloses = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const CancelsWithoutErasing = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});
