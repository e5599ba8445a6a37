import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stars } from '../../../features/landing/Stars';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A rating of one to five whole stars.
 *
 * Use it in a custom testimonial. `Testimonial` already contains the stars.
 *
 * **When not to use it**: To let a user rate something, because the stars are read-only.
 *
 * **Announces**: the rating as the name of one image: "5 out of 5 stars".
 *
 * **Find it by**: rating, review, score.
 */
const meta = preview.meta({ id: 'components-landing-stars', component: Stars, args: { value: 5 } });

export const Base = meta.story();

Base.test('reads out the rating', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

export const Matrix = meta.story({
  ...matrix(
    {
      Five: <Stars value={5} />,
      Four: <Stars value={4} />,
      Three: <Stars value={3} />,
      Two: <Stars value={2} />,
      One: <Stars value={1} />,
    },
    { cell: 150 },
  ),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Three')) {
      const stars = cell.getByRole('img', { name: '3 out of 5 stars' });
      await expect(stars.querySelectorAll('.full')).toHaveLength(3);
      await expect(stars.querySelectorAll('.empty')).toHaveLength(2);
    }
  },
});
