import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Coin } from '../../../components/money/Coin';
import { matrix } from '../../../testing/matrix';

const DIAMOND = 'M12 4l8 8-8 8-8-8zM12 9l3 3-3 3-3-3z';
const BARS = 'M8 6.5h11l-3 3H5zM8 14.5h11l-3 3H5z';

/**
 * A round icon with an SVG drawing (`path`) or up to four characters (`text`).
 *
 * Use it beside a name, such as the name of a network. Do not use the icon without a name, because screen readers
 * ignore the icon.
 *
 * **When not to use it**: For a currency, use `CurrencyIcon`. For a user, use `UserAvatar`.
 *
 * **Find it by**: coin, network sign, chain logo, token icon, line drawing.
 */
const meta = preview.meta({ component: Coin, args: { path: DIAMOND } });

export const Base = meta.story();

Base.test('screen readers ignore the icon', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

Base.test('the drawing has a stroke and no fill', async ({ canvasElement }) => {
  const sign = canvasElement.querySelector('path');
  await expect(sign).toHaveAttribute('d', DIAMOND);
  await expect(sign).toHaveStyle({ fill: 'none', stroke: 'rgb(14, 90, 67)' });
});

export const Matrix = meta.story(
  matrix({ Diamond: <Coin path={DIAMOND} />, Bars: <Coin path={BARS} /> }, { cell: 150 }),
);
