import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fontFamily } from '../../theme/tokens';
import { typographyIn } from '../../theme/typography';

/** A sample text for each step, from the most to the least prominent. */
const STEPS = {
  display: 'Every currency you hold. One calm place.',
  headline: 'What it can do',
  h1: 'Wallet',
  h2: 'Recent transactions',
  h3: 'Account',
  amountHero: '$20,009.34',
  amount: '0.15423 BTC',
  body1: 'Your wallet will appear here.',
  body2: 'Personal Wallet',
  caption: 'v1.0.0',
  button: 'Create Account',
} as const;

type Step = keyof typeof STEPS;

/** One step of the scale, with its size and weight in the theme. */
function Specimen({ step }: { step: Step }) {
  const { fontSize = '', fontWeight = 400 } = (
    typographyIn(fontFamily) as Record<Step, { fontSize?: string; fontWeight?: number }>
  )[step];
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="p">
        {step} · {fontSize} · {fontWeight}
      </Typography>
      <Typography variant={step} component="p">
        {STEPS[step]}
      </Typography>
    </div>
  );
}

/**
 * The type scale in Figtree, read from `src/theme/typography.ts`.
 *
 * The font files are part of the package. Sizes are in rem, so that they follow the browser's text size.
 */
const meta = preview.meta({ component: Specimen, args: { step: 'h1' }, tags: ['!autodocs'] });

/** Every step, from the most to the least prominent. */
export const Scale = meta.story({
  render: () => (
    <Stack spacing={4}>
      {(Object.keys(STEPS) as Step[]).map((step) => (
        <Specimen key={step} step={step} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const size = (text: string) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(size('Wallet')).toBe('28px');
    await expect(size('Recent transactions')).toBe('18px');
    await expect(size('v1.0.0')).toBe('13px');
    await expect(canvas.getByText('h1 · 1.75rem · 700')).toBeVisible();
  },
});

/**
 * All digits have the same width, so that a changing amount does not move its neighbours, and digits in columns are
 * aligned.
 */
export const TabularFigures = meta.story({
  render: () => (
    <div>
      {['1111.11', '8888.88'].map((amount) => (
        <div key={amount}>
          <Typography component="span" variant="amount">
            {amount}
          </Typography>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(width('1111.11')).toBe(width('8888.88'));
  },
});
