import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sparkline } from '../../../components/charts/Sparkline';
import { priceHistory } from '../../../domain/prices/priceHistory';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import Box from '@mui/material/Box';
import { matrix } from '../../../testing/matrix';

const VALUES = priceHistory(
  { seed: 'personal', price: '20009.337', change24h: '2.45', swing: 'crypto' },
  '1d',
  0,
).map(({ price }) => price);

/**
 * A hint of how a value got where it is: a small line without axes and figures, in the colour of its surroundings.
 * Beside it stands what it is about. Time runs from left to right in every language.
 *
 * **When not to use it**: For prices that are to be read: that is `PriceChart`.
 *
 * **States**: a course; equal values; hidden, and without values, a flat dotted line, whose coordinates say nothing.
 *
 * **Keyboard**: none, it is a picture.
 *
 * **Announces**: its label; without one it is ornament.
 *
 * **Related**: `PriceChart`, `BalanceCard`, `ChangeLabel`.
 *
 * **Find it by**: sparkline, mini chart, small graph, trend line.
 */
const meta = preview.meta({
  component: Sparkline,
  args: { values: VALUES },
});

const pathIn = (element: HTMLElement) => element.querySelector('path')?.getAttribute('d');

/** Beside figures that say the same it is ornament. */
export const Base = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(pathIn(canvasElement)?.split('L')).toHaveLength(97);
  },
});

/** Where nothing else says it, it has a name. */
export const Labelled = meta.story({
  args: { label: 'Up 2.45% within a day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Up 2.45% within a day' })).toBeVisible();
  },
});

/** No coordinate tells how the value moved. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(pathIn(canvasElement)).toBe('M0 14H100');
  },
});

export const NoValues = meta.story({
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(pathIn(canvasElement)).toBe('M0 14H100');
  },
});

export const EqualValues = meta.story({
  args: { values: ['5', '5', '5'] },
  play: async ({ canvasElement }) => {
    await expect(pathIn(canvasElement)).toBe('M0.00 14.00L50.00 14.00L100.00 14.00');
  },
});

export const Matrix = meta.story(
  matrix({
    'A course': <Sparkline values={VALUES} />,
    Equal: <Sparkline values={['5', '5']} />,
    Hidden: <Sparkline values={VALUES} hidden />,
    'On a colour': (
      <Box sx={gradientCard(gradientOf('tide'))}>
        <Sparkline values={VALUES} />
      </Box>
    ),
  }),
);
