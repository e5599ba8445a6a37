import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyButton } from '../../../components/inputs/CopyButton/CopyButton';
import { matrix } from '../../../testing/matrix';

/**
 * Copies something, and says beside itself that it is done. The copying is the app's: `copied` comes back
 * for as long as it is to be said.
 *
 * **When not to use it**: For an address to receive at: `ReceivePanel` has its own. For a text that
 * is handed to another program: that is sharing.
 *
 * **States**: at rest, copied a moment ago.
 *
 * **Keyboard**: Tab reaches it; Enter and Space copy. The focus stays.
 *
 * **Announces**: politely that it was copied. The button's own name never changes, so that nobody who
 * speaks to it loses it.
 *
 * **Related**: `AddressText`, `TransactionDetails`, `ReceivePanel`.
 *
 * **Find it by**: clipboard, copy address, copy id, copied.
 */
const meta = preview.meta({
  component: CopyButton,
  args: { label: 'Copy address', onCopy: fn() },
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

/** The name stays; the answer stands beside it. */
export const Copied = meta.story({
  args: { copied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied$/);
  },
});

/** Where two buttons have one name, each is described by the name of what it copies. */
export const Described = meta.story({
  render: (args) => (
    <>
      <p id="sender">From</p>
      <CopyButton {...args} describedBy="sender" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveAccessibleDescription(
      'From',
    );
  },
});

/** Nothing moves when the answer comes, and when it goes. */
export const KeepsItsRoom = meta.story({
  render: (args) => (
    <>
      <CopyButton {...args} />
      <CopyButton {...args} copied />
    </>
  ),
  play: async ({ canvas }) => {
    const [quiet, said] = canvas.getAllByRole('status');
    await expect(quiet?.getBoundingClientRect().width).toBe(said?.getBoundingClientRect().width);
    await expect(quiet?.getBoundingClientRect().height).toBe(said?.getBoundingClientRect().height);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
});

export const Matrix = meta.story(
  matrix({
    Base: <CopyButton label="Copy address" onCopy={fn()} />,
    Copied: <CopyButton label="Copy address" copied onCopy={fn()} />,
  }),
);
