import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A button for copying a text, with a confirmation beside the button.
 *
 * Use it for an address or an id. The button does not copy by itself: your app copies the text in `onCopy`, and sets
 * `copied` for as long as the confirmation should be visible.
 *
 * **When not to use it**: For the user's own address, use `ReceivePanel`, which has a copy button. To pass a text to
 * another app, use the share dialog of the platform.
 *
 * **Keyboard**: Tab reaches the button. Enter and Space press it. The button keeps the focus.
 *
 * **Announces**: the confirmation, when it appears. The name of the button does not change, so that the user can always
 * press the button by voice.
 *
 * **Find it by**: clipboard, copy address, copy id, copied.
 */
const meta = preview.meta({
  component: CopyButton,
  args: { label: 'Copy address', onCopy: fn() },
});

export const Base = meta.story();

Base.test('reports a press', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await expect(args.onCopy).toHaveBeenCalledOnce();
});

Base.test('copies by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onCopy).toHaveBeenCalledTimes(2);
  await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
});

Base.test('keeps its size when copied', async ({ canvas, args, mount }) => {
  await mount(
    <>
      <CopyButton {...args} />
      <CopyButton {...args} copied />
    </>,
  );
  const [idle, copied] = canvas.getAllByRole('status');
  await expect(idle?.getBoundingClientRect().width).toBe(copied?.getBoundingClientRect().width);
  await expect(idle?.getBoundingClientRect().height).toBe(copied?.getBoundingClientRect().height);
});

/** If a page has several copy buttons with the same name, `describedBy` gives each button a different description. */
export const WithDescription = meta.story({
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

export const Matrix = meta.story({
  ...matrix({
    Base: <CopyButton label="Copy address" onCopy={fn()} />,
    Copied: <CopyButton label="Copy address" copied onCopy={fn()} />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Copied')) {
      await expect(cell.getByRole('button', { name: 'Copy address' })).toBeVisible();
      await expect(cell.getByRole('status')).toHaveTextContent(/^Copied$/);
    }
  },
});
