import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stars } from '../../../components/landing/Stars/Stars';
import { matrix } from '../../../testing/matrix';

/**
 * A rating in whole stars, for a testimonial. It is shown and read, not given: it takes no input.
 *
 * **When not to use it**: To be given by a user: it takes no input.
 *
 * **States**: one to five. A full star differs from an empty one by its filling.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Announces**: the rating as one label: "5 out of 5 stars".
 *
 * **Related**: `Testimonial`.
 *
 * **Find it by**: rating, review, score.
 */
const meta = preview.meta({ component: Stars, args: { value: 5 } });

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
});

export const Three = meta.story({
  args: { value: 3 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '3 out of 5 stars' });
    await expect(stars.querySelectorAll('.full')).toHaveLength(3);
    await expect(stars.querySelectorAll('.empty')).toHaveLength(2);
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Five: <Stars value={5} />,
      Four: <Stars value={4} />,
      Three: <Stars value={3} />,
      Two: <Stars value={2} />,
      One: <Stars value={1} />,
    },
    { cell: 150 },
  ),
);
