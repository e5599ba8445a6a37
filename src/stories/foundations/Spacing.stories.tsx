import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { radii, sizes } from '../../theme/tokens';
import { SpecimenTable } from './Specimens';

const STEPS = [1, 2, 3, 4, 5, 6, 8] as const;

function Bar({ length }: { length: string }) {
  return <Box aria-hidden sx={{ inlineSize: length, blockSize: 12, bgcolor: 'primary.main' }} />;
}

/** The largest named size. Its bar fills 40 % of the viewport's width, and the other bars are in proportion to it. */
const LARGEST = Math.max(...Object.values(sizes));

/**
 * A bar with its measured width. The theme's value is a CSS variable, so the width in pixels can only be measured in
 * the browser.
 */
function Measured({ length }: { length: string }) {
  const [width, setWidth] = useState(0);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ minInlineSize: 48 }}>{width}px</Box>
      <Box
        ref={(bar: HTMLElement | null) => {
          if (bar) setWidth(bar.offsetWidth);
        }}
        sx={{ inlineSize: length, flex: 'none' }}
      >
        <Bar length="100%" />
      </Box>
    </Box>
  );
}

/** The steps of the grid. A step is the number in `sx={{ padding: 4 }}`. */
function Steps() {
  const { spacing } = useTheme();
  return (
    <SpecimenTable
      caption="Steps of the grid"
      heads={['Step', 'Measured']}
      rows={STEPS.map((step) => [String(step), <Measured key={step} length={spacing(step)} />])}
    />
  );
}

/**
 * The steps of the spacing grid, and the named corners and sizes, read from the theme.
 *
 * **Keyboard**: Tab moves to a wide table, and arrow keys scroll it.
 */
const meta = preview.meta({ component: Steps, tags: ['!autodocs'] });

/** The steps that components use. */
export const Grid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^4 / })).toHaveTextContent('16px');
  },
});

/** The radius of each kind of corner. */
export const Corners = meta.story({
  render: () => (
    <SpecimenTable
      caption="Corners"
      heads={['Name', 'Radius', 'Specimen']}
      rows={Object.entries(radii).map(([name, radius]) => [
        name,
        `${radius}px`,
        <Box
          key={name}
          aria-hidden
          sx={{
            inlineSize: 96,
            blockSize: 48,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: `${radius}px`,
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

/** The named sizes, which are the same in every brand and density. */
export const Sizes = meta.story({
  render: () => (
    <SpecimenTable
      caption="Sizes"
      heads={['Name', 'Measure', 'Specimen']}
      rows={Object.entries(sizes).map(([name, size]) => [
        name,
        `${size}px`,
        <Bar key={name} length={`${(size / LARGEST) * 40}vw`} />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^target / })).toHaveTextContent('44px');
    await expect(canvas.getByRole('row', { name: /^column / })).toHaveTextContent('448px');
    const widthOf = (name: RegExp) =>
      canvas.getByRole('row', { name }).querySelector('[aria-hidden]')?.getBoundingClientRect()
        .width ?? 0;
    // The column is 448 px wide, and the page 1,120 px.
    await expect(widthOf(/^page /) / widthOf(/^column /)).toBeCloseTo(2.5, 1);
  },
});
