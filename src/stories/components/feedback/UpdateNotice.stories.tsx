import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { UpdateNotice } from '../../../components/feedback/UpdateNotice';

/**
 * A notice that a new version of the app is ready, with a button that reloads the page.
 *
 * Use it when the new version has loaded. Hide the notice while a reload would interrupt the user: while a form
 * contains typed text, a dialog is open, or a payment is pending.
 *
 * **When not to use it**: For the result of an action, use `Notice`. For a part that could not be loaded, use
 * `FailedPart`.
 *
 * **Keyboard**: The notice does not receive the focus when it appears. The buttons of the notice are the last stops of
 * Tab on the page. With `onClose`, Escape closes the notice.
 *
 * **Announces**: its text, as soon as it appears (an alert).
 *
 * **Find it by**: update, new version, release, reload, refresh, service worker, offline, PWA.
 */
const meta = preview.meta({
  component: UpdateNotice,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
  },
  args: { onReload: fn(), onClose: fn() },
});

export const Base = meta.story();

Base.test('the alert contains the text and the buttons', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent(/^A new version is readyReload$/);
  await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Close notice' })).toBeVisible();
});

Base.test('the notice does not receive the focus', async () => {
  await expect(document.body).toHaveFocus();
});

Base.test('reloads by keyboard', async ({ userEvent, args }) => {
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onReload).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

Base.test('closes with its button', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onReload).not.toHaveBeenCalled();
});

/** Without `onClose`, the user cannot close the notice. */
export const WithoutCloseButton = meta.story({
  render: ({ onReload }) => <UpdateNotice onReload={onReload} />,
  play: async () => {
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
});

/** If the reload deletes data, set `losesData`. The text then states what is deleted. */
export const LosesData = meta.story({
  args: { losesData: true },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Reloading removes everything that is not kept on this device.',
    );
  },
});

/** The user has pressed Reload. The button shows a spinner until the new version loads. */
export const Reloading = meta.story({
  args: { pending: true },
  play: async ({ userEvent, args }) => {
    const reload = screen.getByRole('button', { name: 'Reload' });
    await expect(reload).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('progressbar')).toBeVisible();
    await userEvent.click(reload);
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});

/** On a narrow phone, the button moves below a long text. */
export const LongText = meta.story({
  args: {
    messages: {
      ready: 'A new version with wallets that stay on this device is ready',
      reload: 'Reload and use it',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const notice = screen.getByRole('alert');
    await expect(notice.scrollWidth).toBeLessThanOrEqual(288);
    const words = screen.getByText(/^A new version/).getBoundingClientRect();
    const reload = screen.getByRole('button', { name: 'Reload and use it' });
    await expect(reload.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  },
});
