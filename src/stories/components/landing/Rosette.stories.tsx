import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Rosette } from '../../../components/landing/Rosette';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import { matrix } from '../../../testing/matrix';

/**
 * The ornament of the house: a rosette as it is engraved on banknotes, on the landing page only.
 * Use one in a view, large and behind things; never as an icon, and never below small text.
 *
 * **When not to use it**: As an icon, below small text, or twice in a view. For the product's mark
 * take `Logo`.
 *
 * **States**: five patterns, in ink and gold for paper, in white and gold for coloured grounds.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Assistive technology** passes it over, and nothing about it moves.
 *
 * **Related**: `FeatureCard`, `HeroEmblem`, `Logo`.
 *
 * **Find it by**: ornament, guilloche, engraving, decoration, background.
 */
const meta = preview.meta({
  component: Rosette,
  render: (args) => (
    <Box sx={{ maxInlineSize: 320 }}>
      <Rosette {...args} />
    </Box>
  ),
});

export const Base = meta.story({
  play: async ({ canvasElement, step }) => {
    const svg = canvasElement.querySelector('svg');
    await step('It fills its box, and is as high as it is wide', async () => {
      await expect(svg?.getBoundingClientRect().width).toBe(
        svg?.parentElement?.getBoundingClientRect().width,
      );
      await expect(svg?.getBoundingClientRect().width).toBe(svg?.getBoundingClientRect().height);
    });
    await step('It says nothing to assistive technology', async () => {
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
    });
    await step('It is turned ellipses, 78 of them', async () => {
      await expect(svg?.querySelectorAll('ellipse')).toHaveLength(78);
    });
  },
});

export const Bloom = meta.story({ args: { pattern: 'bloom' } });

export const Wheel = meta.story({ args: { pattern: 'wheel' } });

export const Star = meta.story({ args: { pattern: 'star' } });

export const Shield = meta.story({ args: { pattern: 'shield' } });

export const White = meta.story({
  args: { tone: 'white' },
  decorators: [
    (Story) => (
      <Box sx={gradientCard(gradientOf('evergreen'))}>
        <Story />
      </Box>
    ),
  ],
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
