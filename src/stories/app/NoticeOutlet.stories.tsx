import Button from '@mui/material/Button';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../app/NoticeOutlet';
import { useNotice } from '../../state/NoticeProvider';

function Speaker({ text }: { text: string }) {
  const { notify } = useNotice();
  return (
    <Button
      onClick={() => {
        notify(text);
      }}
    >
      Say {text}
    </Button>
  );
}

/** Where the notices of the whole app appear: one at a time, announced, for five seconds. */
const meta = preview.meta({
  component: NoticeOutlet,
  parameters: { world: {}, docs: { story: { inline: false, height: '240px' } } },
  render: () => (
    <>
      <Speaker text="One" />
      <Speaker text="Two" />
      <NoticeOutlet />
    </>
  ),
});

export const Base = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say One' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('One');
  },
});

/** The next prices and the next reading of the balances wait in every world; a notice adds its own timer. */
const FEED = 2;

export const StaysWhileSomebodyPointsAtIt = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { clock } = worldOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Say One' }));
    const notice = await screen.findByRole('alert');
    await step('Pointing at it keeps it open', async () => {
      await userEvent.hover(notice);
      await waitFor(() => expect(clock.pending).toBe(FEED));
      await advance(context, 60_000);
      await expect(notice).toBeVisible();
    });
    await step('Five seconds after looking away it is gone', async () => {
      await userEvent.unhover(notice);
      await waitFor(() => expect(clock.pending).toBe(FEED + 1));
      await advance(context, 5_000);
      await waitFor(() => expect(notice).not.toBeInTheDocument());
    });
  },
});
