import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Coin } from '../../../components/money/Coin';
import { matrix } from '../../../testing/matrix';

const DIAMOND = 'M12 4l8 8-8 8-8-8zM12 9l3 3-3 3-3-3z';
const BARS = 'M8 6.5h11l-3 3H5zM8 14.5h11l-3 3H5z';

/**
 * A sign on a coin: the look that currencies and networks share. Use it beside a name, never in its
 * place: it is ornament, and a screen reader passes it by.
 *
 * **When not to use it**: For one of the six currencies, whose signs `CurrencyIcon` knows. For a user:
 * `UserAvatar`.
 *
 * **States**: none. It takes the theme's primary colour and never shrinks in a row.
 *
 * **Keyboard**: none. In a button or option it is that which is pressed.
 *
 * **Related**: `CurrencyIcon`, `NetworkSelector`.
 *
 * **Find it by**: coin, network sign, chain logo, token icon, line drawing.
 */
const meta = preview.meta({ component: Coin, args: { path: DIAMOND } });

export const Base = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('A screen reader passes it by', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    });
    await step('The sign is drawn as a line', async () => {
      const sign = canvasElement.querySelector('path');
      await expect(sign).toHaveAttribute('d', DIAMOND);
      await expect(sign).toHaveStyle({ fill: 'none', stroke: 'rgb(14, 90, 67)' });
    });
  },
});

export const Matrix = meta.story(
  matrix({ Diamond: <Coin path={DIAMOND} />, Bars: <Coin path={BARS} /> }, { cell: 150 }),
);
