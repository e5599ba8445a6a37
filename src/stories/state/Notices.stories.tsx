import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../app/NoticeOutlet';
import { useNotice } from '../../state/NoticeProvider';

/** Two things that may happen, and the place where it is told. */
function Happenings() {
  const { notify } = useNotice();
  return (
    <Stack spacing={2} direction="row">
      {['First', 'Second'].map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            notify(`${name} thing happened`);
          }}
        >
          {name}
        </Button>
      ))}
      <NoticeOutlet />
    </Stack>
  );
}

/** Waits, because only React's development build renders within `advance`. */
const expectGone = () => waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

/**
 * `useNotice` tells the user in one sentence that something has happened, from anywhere in the app.
 * There is one notice at a time: a new one takes the place of the one before. It closes by itself
 * after five seconds, but not while somebody points at it or has the focus in it, who may still be
 * reading (WCAG 2.2.1).
 *
 * Not for an error at a field, nor for one that has to be mended first: those stay where they arose.
 *
 * **Keyboard**: a notice takes no focus. Tab reaches its close button, which also holds it open.
 */
const meta = preview.meta({
  component: Happenings,
  parameters: { world: {}, docs: { story: { inline: false, height: '240px' } } },
});

/** The next prices and the next reading of the balances wait in every world; a notice adds its own timer. */
const FEED = 2;

/** Nothing has happened: there is no notice, and no timer of one runs. */
export const Base = meta.story({
  play: async (context) => {
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(worldOf(context).clock.pending).toBe(FEED);
  },
});

export const ShowsOneAtATime = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Something happens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'First' }));
      await expect(screen.getByRole('alert')).toHaveTextContent(/^First thing happened$/);
    });
    await step('The next takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
      await expect(screen.getAllByRole('alert')).toHaveLength(1);
      await expect(screen.getByRole('alert')).toHaveTextContent(/^Second thing happened$/);
    });
  },
});

/** A new element is announced by screen readers, a changed key is one: also for the same words. */
export const AnnouncesTheSameWordsAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'First' });
    await userEvent.click(first);
    const before = screen.getByRole('alert');
    await userEvent.click(first);
    await expect(screen.getByRole('alert')).not.toBe(before);
    await expect(before).not.toBeInTheDocument();
  },
});

export const ClosesAfterFiveSeconds = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'First' }));
    await advance(context, 4_999);
    await expect(screen.getByRole('alert')).toBeVisible();
    await advance(context, 1);
    await expectGone();
    await expect(worldOf(context).clock.pending).toBe(FEED);
  },
});

export const GivesTheNextItsOwnFiveSeconds = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await advance(context, 3_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(worldOf(context).clock.pending).toBe(FEED + 1);
    await advance(context, 4_999);
    await expect(screen.getByRole('alert')).toHaveTextContent('Second thing happened');
    await advance(context, 1);
    await expectGone();
  },
});

export const StaysWhileItIsPointedAt = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await step('It stays for a whole minute under the pointer', async () => {
      await advance(context, 4_000);
      await userEvent.hover(screen.getByRole('alert'));
      await advance(context, 60_000);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('Left alone it has its five seconds again', async () => {
      await userEvent.unhover(screen.getByRole('alert'));
      await advance(context, 4_999);
      await expect(screen.getByRole('alert')).toBeVisible();
      await advance(context, 1);
      await expectGone();
    });
  },
});

export const StaysWhileItHasTheFocus = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await step('Tab reaches its close button, and it stays', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
      await advance(context, 60_000);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('Enter closes it, and the next one is not held', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await expect(worldOf(context).clock.pending).toBe(FEED);
      await userEvent.click(canvas.getByRole('button', { name: 'First' }));
      await advance(context, 5_000);
      await expectGone();
    });
  },
});

/** Two ways to hold it at once: letting go of one is not letting go of the other. */
export const StaysWithTheFocusWhenThePointerLeaves = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await userEvent.tab();
    await userEvent.hover(screen.getByRole('alert'));
    await userEvent.unhover(screen.getByRole('alert'));
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
    await advance(context, 60_000);
    await expect(screen.getByRole('alert')).toBeVisible();
  },
});
