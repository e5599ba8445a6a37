import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../app/NoticeOutlet';
import { useNotice } from '../../state/hooks/useNotice';

/** Two buttons that show a notice, and the component that renders the notices. */
function NoticeButtons() {
  const { notify } = useNotice();
  return (
    <Stack spacing={2} direction="row">
      {['First', 'Second'].map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            notify(`${name} notice`);
          }}
        >
          {name}
        </Button>
      ))}
      <NoticeOutlet />
    </Stack>
  );
}

/**
 * Waits for the notice to close. React's production build may remove the notice only some time after `advance`, so the
 * story waits.
 */
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

/**
 * `useNotice` shows one sentence about an event, from anywhere in the app.
 *
 * - A new notice replaces the previous notice, so only one is visible.
 * - A notice closes after five seconds, but not while the user points at it or focuses it (WCAG 2.2.1).
 * - A notice with a button or a link stays open until the user closes it, unless `isBrief` is set.
 *
 * Do not use a notice for an error that the user has to fix: show such an error at its field.
 *
 * **Keyboard**: A notice does not move the focus. Tab reaches its close button.
 */
const meta = preview.meta({
  component: NoticeButtons,
  parameters: { world: {}, docs: { story: { inline: false, height: '240px' } } },
});

/**
 * The number of timers in every story: one for the next prices and one for the next balances. A notice adds one timer.
 */
const WORLD_TIMERS = 2;

/** No notice is shown, so no timer of a notice runs. */
export const Base = meta.story();

Base.test('runs no timer without a notice', async (context) => {
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expect(worldOf(context).clock.pending).toBe(WORLD_TIMERS);
});

Base.test(
  'shows one notice at a time, and announces a repeated one',
  async ({ step, canvas, userEvent }) => {
    await step('Shows one notice at a time', async () => {
      await step('Show the first notice', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'First' }));
        await expect(screen.getByRole('alert')).toHaveTextContent(/^First notice$/);
      });
      await step('The second notice replaces the first', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
        await expect(screen.getAllByRole('alert')).toHaveLength(1);
        await expect(screen.getByRole('alert')).toHaveTextContent(/^Second notice$/);
      });
    });
    await step('Announces a repeated notice', async () => {
      // The repeated notice is a new element, so that screen readers announce the same text again.
      const first = canvas.getByRole('button', { name: 'First' });
      await userEvent.click(first);
      const before = screen.getByRole('alert');
      await userEvent.click(first);
      await expect(screen.getByRole('alert')).not.toBe(before);
      await expect(before).not.toBeInTheDocument();
    });
  },
);

/** A new notice has a new timer. */
Base.test('closes after five seconds, which begin again with a new notice', async (context) => {
  const { canvas, userEvent, step } = context;
  await step('Closes after five seconds', async () => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'First' }));
    await advance(context, 4_999);
    await expect(screen.getByRole('alert')).toBeVisible();
    await advance(context, 1);
    await expectClosed();
    await expect(worldOf(context).clock.pending).toBe(WORLD_TIMERS);
  });
  await step('Restarts the timer for new notices', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await advance(context, 3_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(worldOf(context).clock.pending).toBe(WORLD_TIMERS + 1);
    await advance(context, 4_999);
    await expect(screen.getByRole('alert')).toHaveTextContent('Second notice');
    await advance(context, 1);
    await expectClosed();
  });
});

/** The timer stops while the user can read the notice. */
Base.test('stays while hovered or focused', async (context) => {
  const { canvas, userEvent, step } = context;
  await step('Stays while hovered', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await step('The notice remains for a minute under the pointer', async () => {
      await advance(context, 4_000);
      await userEvent.hover(screen.getByRole('alert'));
      await advance(context, 60_000);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('The notice closes five seconds after the pointer has left it', async () => {
      await userEvent.unhover(screen.getByRole('alert'));
      await advance(context, 4_999);
      await expect(screen.getByRole('alert')).toBeVisible();
      await advance(context, 1);
      await expectClosed();
    });
  });
  await step('Stays while focused', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await step('Tab reaches the close button, and the notice remains', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
      await advance(context, 60_000);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('Enter closes the notice, and the next one has a timer', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await expect(worldOf(context).clock.pending).toBe(WORLD_TIMERS);
      await userEvent.click(canvas.getByRole('button', { name: 'First' }));
      await advance(context, 5_000);
      await expectClosed();
    });
  });
  await step('Stays while focused after hover', async () => {
    // After the pointer has left the notice, the notice stays open, because it still contains the focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await userEvent.tab();
    await userEvent.hover(screen.getByRole('alert'));
    await userEvent.unhover(screen.getByRole('alert'));
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
    await advance(context, 60_000);
    await expect(screen.getByRole('alert')).toBeVisible();
  });
});
