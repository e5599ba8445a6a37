import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sparkline } from '../../../components/charts/Sparkline';
import { priceHistory } from '../../../domain/prices/priceHistory';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import Box from '@mui/material/Box';
import { matrix } from '../../../testing/matrix';

const VALUES = priceHistory({ seed: 'personal', price: '20009.337', swing: 'crypto' }, '1d', 0).map(
  ({ price }) => price,
);

/**
 * A small line that shows how a value changed, without axes or figures.
 *
 * Use it beside a value, to show its trend. The line has the colour of the surrounding text. Fewer than two values are
 * drawn as a flat, dotted line.
 *
 * **When not to use it**: For prices that the user should read, use `PriceChart`.
 *
 * **Announces**: its `label`, as the name of an image. If there is no `label`, screen readers ignore the line.
 *
 * **Find it by**: sparkline, mini chart, small graph, trend line.
 */
const meta = preview.meta({
  component: Sparkline,
  args: { values: VALUES },
});

const pathIn = (element: HTMLElement) => element.querySelector('path')?.getAttribute('d');

export const Base = meta.story();

Base.test('ends in a dot, and is hidden from screen readers', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(pathIn(canvasElement)?.split('L')).toHaveLength(97);
  // The dot is at the end of the line.
  const dot = canvasElement.querySelector('path:last-of-type')?.getAttribute('d');
  await expect(dot).toMatch(/^M100 [\d.]+h0$/);
});

Base.test(
  'draws a line from two values',
  { args: { values: ['1', '2'] } },
  async ({ canvasElement }) => {
    await expect(pathIn(canvasElement)).toBe('M0.00 28.00L100.00 0.00');
  },
);

/** With a label, the line is an image. Without values, there is no line. */
Base.test(
  'with `label`, the line is an image with an accessible name',
  { args: { label: 'Up 2.45% within a day' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Up 2.45% within a day' })).toBeVisible();
  },
);

Base.test('draws nothing without values', { args: { values: [] } }, async ({ canvasElement }) => {
  await expect(pathIn(canvasElement)).toBe('M0 14H100');
});

Base.test(
  'is flat in the frame in which it is hidden',
  {
    render: function HideableLine(args) {
      const [hidden, setHidden] = useState(false);
      return (
        <>
          <Sparkline {...args} hidden={hidden} />
          <button
            type="button"
            onClick={() => {
              setHidden(true);
            }}
          >
            Hide
          </button>
        </>
      );
    },
  },
  async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    const [line, ...others] = canvasElement.querySelectorAll('path');
    if (!line) throw new Error('There is no line');
    await expect(getComputedStyle(line).getPropertyValue('d')).toBe('path("M 0 14 H 100")');
    await expect(line.getAnimations()).toEqual([]);
    await expect(others).toEqual([]);
  },
);

/** A hidden line is flat and has no name, so neither its coordinates nor its label reveal anything about the values. */
export const FlatWhenHidden = meta.story({
  args: { hidden: true, label: 'The total over the last 24 hours' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(pathIn(canvasElement)).toBe('M0 14H100');
  },
});

/** The line is solid and has a dot at its end, unlike the dotted line of hidden values. */
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
