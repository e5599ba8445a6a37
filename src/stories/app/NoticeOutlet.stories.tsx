import Button from '@mui/material/Button';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../app/NoticeOutlet';
import { useNotice } from '../../state/hooks/useNotice';

function NotifyButton({ text }: { text: string }) {
  const { notify } = useNotice();
  return (
    <Button
      onClick={() => {
        notify(text);
      }}
    >
      Notify {text}
    </Button>
  );
}

/**
 * Shows the notices of the whole app, one at a time. A notice is announced, and closes after five seconds. A notice
 * with a button that is nowhere else on the page, such as Undo, stays open. While there is no notice, the outlet can
 * offer a new version of the app.
 */
const meta = preview.meta({
  component: NoticeOutlet,
  parameters: { world: {}, docs: { story: { inline: false, height: '240px' } } },
  render: () => (
    <>
      <NotifyButton text="One" />
      <NotifyButton text="Two" />
      <NoticeOutlet />
    </>
  ),
});

export const Base = meta.story();

Base.test('shows a notice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notify One' }));
  await expect(await screen.findByRole('alert')).toHaveTextContent('One');
});

Base.test('stays while hovered', async (context) => {
  const { canvas, userEvent, step } = context;
  const { clock } = worldOf(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Notify One' }));
  const notice = await screen.findByRole('alert');
  await step('The notice stays open under the pointer', async () => {
    await userEvent.hover(notice);
    await waitFor(() => expect(clock.pending).toBe(WORLD_TIMERS));
    await advance(context, 60_000);
    await expect(notice).toBeVisible();
  });
  await step('The notice closes five seconds after the pointer has left it', async () => {
    await userEvent.unhover(notice);
    await waitFor(() => expect(clock.pending).toBe(WORLD_TIMERS + 1));
    await advance(context, 5_000);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });
});

/**
 * The number of timers in every story: one for the next prices and one for the next balances. A notice adds one timer.
 */
const WORLD_TIMERS = 2;
