import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { radii, sizes } from '../../theme/tokens';
import { SpecimenTable } from './Specimens';

const STEPS = [1, 2, 3, 4, 5, 6, 8] as const;

/** A bar as long as a measure; longer ones end where the screen does. */
function Bar({ length }: { length: string }) {
  return (
    <Box
      aria-hidden
      sx={{ inlineSize: length, maxInlineSize: '40vw', blockSize: 12, bgcolor: 'primary.main' }}
    />
  );
}

/** The steps of the grid, as `sx={{ padding: 4 }}` names them. */
function Steps() {
  const { spacing } = useTheme();
  return (
    <SpecimenTable
      caption="Steps of the grid"
      heads={['Step', 'Measure', 'Specimen']}
      rows={STEPS.map((step) => [
        String(step),
        spacing(step),
        <Bar key={step} length={spacing(step)} />,
      ])}
    />
  );
}

/**
 * Distances are steps of a grid, and corners and sizes have names. All are read from the theme.
 *
 * **States**: one.
 *
 * **Keyboard**: a wide table is a stop of Tab, and the arrows scroll it.
 */
const meta = preview.meta({ component: Steps, tags: ['!autodocs'] });

/** Every step that is in use. */
export const Grid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^4 / })).toHaveTextContent('16px');
  },
});

/** How round corners are. */
export const Corners = meta.story({
  render: () => (
    <SpecimenTable
      caption="Corners"
      heads={['Name', 'Radius', 'Specimen']}
      rows={Object.entries(radii).map(([name, radius]) => [
        name,
        `${String(radius)}px`,
        <Box
          key={name}
          aria-hidden
          sx={{
            inlineSize: 96,
            blockSize: 48,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: `${String(radius)}px`,
          }}
        />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^card / })).toHaveTextContent('20px');
    await expect(canvas.getByRole('row', { name: /^field / })).toHaveTextContent('14px');
  },
});

/** Sizes that are the same everywhere. */
export const Sizes = meta.story({
  render: () => (
    <SpecimenTable
      caption="Sizes"
      heads={['Name', 'Measure', 'Specimen']}
      rows={Object.entries(sizes).map(([name, size]) => [
        name,
        `${String(size)}px`,
        <Bar key={name} length={`${String(size)}px`} />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^target / })).toHaveTextContent('44px');
    await expect(canvas.getByRole('row', { name: /^column / })).toHaveTextContent('448px');
  },
});
