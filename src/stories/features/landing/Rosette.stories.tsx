import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rosette } from '../../../features/landing/Rosette';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import { matrix } from '../../../testing/matrix';

/**
 * A decorative pattern of fine lines, like the rosettes on banknotes.
 *
 * Use it on the landing page, as a large decoration behind other content.
 *
 * **When not to use it**: As an icon, or behind small text, which would be hard to read. For the product's mark, use
 * `Logo`.
 *
 * **Assistive technology**: screen readers ignore the rosette.
 *
 * **Find it by**: ornament, guilloche, engraving, decoration, background.
 */
const meta = preview.meta({
  id: 'components-landing-rosette',
  component: Rosette,
  render: (args) => (
    <Box sx={{ maxInlineSize: 320 }}>
      <Rosette {...args} />
    </Box>
  ),
});

export const Base = meta.story();

Base.test('the rosette fills its container, and is square', async ({ canvasElement }) => {
  const svg = canvasElement.querySelector('svg');
  await expect(svg?.getBoundingClientRect().width).toBe(
    svg?.parentElement?.getBoundingClientRect().width,
  );
  await expect(svg?.getBoundingClientRect().width).toBe(svg?.getBoundingClientRect().height);
});

Base.test('the rosette is hidden from assistive technology', async ({ canvasElement }) => {
  const svg = canvasElement.querySelector('svg');
  await expect(svg).toHaveAttribute('aria-hidden', 'true');
});

Base.test('the rosette consists of 78 ellipses', async ({ canvasElement }) => {
  const svg = canvasElement.querySelector('svg');
  await expect(svg?.querySelectorAll('ellipse')).toHaveLength(78);
});

export const Matrix = meta.story(
  matrix(
    {
      Emblem: <Rosette />,
      Bloom: <Rosette pattern="bloom" />,
      Wheel: <Rosette pattern="wheel" />,
      Star: <Rosette pattern="star" />,
      Shield: <Rosette pattern="shield" />,
      'White, on colour': (
        <Box sx={gradientCard(gradientOf('evergreen'))}>
          <Rosette tone="white" />
        </Box>
      ),
    },
    { cell: 150 },
  ),
);
