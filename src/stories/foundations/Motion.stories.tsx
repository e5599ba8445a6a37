import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { durations } from '../../theme/tokens';

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
