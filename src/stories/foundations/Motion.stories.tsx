import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { durations } from '../../theme/tokens';
import { MotionPlayer } from './MotionPlayer';

const STILL = '@media (prefers-reduced-motion: reduce)';

/** One mark for each duration of the theme. A mark crosses its track in that duration. */
function Tracks() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack spacing={3}>
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name}>
          <Typography variant="body2">
            {name}: {duration} ms
          </Typography>
          <Box sx={{ borderBlockEnd: 1, borderColor: 'fieldOutline', paddingBlockEnd: 1 }}>
            <Box
              aria-hidden
              sx={{
                inlineSize: 24,
                blockSize: 24,
                borderRadius: '50%',
                bgcolor: 'primary.main',
                marginInlineStart: isMoved ? 'calc(100% - 24px)' : 0,
                transition: `margin ${duration}ms ease-out`,
                [STILL]: { transition: 'none' },
              }}
            />
          </Box>
        </div>
      ))}
      <div>
        <Button
          variant="outlined"
          onClick={() => {
            setMoved(!isMoved);
          }}
        >
          Move
        </Button>
      </div>
    </Stack>
  );
}

/**
 * The three durations of animations in the theme. Each mark crosses its track in one of these durations.
 *
 * If the user has enabled reduced motion, the marks move without an animation.
 *
 * **Keyboard**: Enter or Space presses the button that moves the marks.
 */
const meta = preview.meta({ component: Tracks, tags: ['!autodocs'] });

export const Durations = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Each duration is shown in milliseconds', async () => {
      await expect(canvas.getByText('short: 150 ms')).toBeVisible();
      await expect(canvas.getByText('medium: 200 ms')).toBeVisible();
      await expect(canvas.getByText('long: 250 ms')).toBeVisible();
    });
    await step('Pressing moves the marks', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    });
  },
});

/** A sheet, a menu, a notice and an amount, with their real motion. The speed can be reduced to a quarter. */
export const Player = meta.story({
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: () => <MotionPlayer />,
});

Player.test('plays a sheet and a notice at both speeds', async ({ canvas, userEvent, step }) => {
  for (const speed of ['1×', '0.25×'])
    await step(`At ${speed}`, async () => {
      await userEvent.click(canvas.getByRole('button', { name: speed }));
      await expect(canvas.getByRole('button', { name: speed, pressed: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Open the sheet' }));
      await expect(await screen.findByRole('dialog', { name: 'A sheet' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Show the notice' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Money sent');
    });
});

Player.test('opens a menu, and changes the amount', async ({ canvas, userEvent }) => {
  const before = canvas.getByRole('img', { name: '$20,009.34' });
  // The amount is on one line.
  await expect(before.getBoundingClientRect().width).toBeGreaterThan(150);
  await expect(before.getBoundingClientRect().height).toBeLessThan(80);
  await userEvent.click(canvas.getByRole('button', { name: 'Change the amount' }));
  await expect(canvas.getByRole('img', { name: '$19,962.02' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
  await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
});
