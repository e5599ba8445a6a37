import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const THEMES = { light: 'Light', dark: 'Dark' } as const;

type Theme = keyof typeof THEMES;

/** What stands in a cell; a function of the theme where both panels cannot show the very same. */
type Specimen = ReactNode | ((theme: Theme) => ReactNode);

/** Variants and states by what they are called, in the order in which they are shown. */
export type MatrixCells = Readonly<Record<string, Specimen>>;

export interface MatrixOptions {
  /** The least width of a cell in pixels; there are as many columns as fit. */
  cell?: number;
  /** One panel below the other, for what needs the whole width of a page. */
  stacked?: boolean;
}

interface PanelProps {
  theme: Theme;
  cells: MatrixCells;
  cell: number;
}

/** Everything in one theme. The class is the theme's own, so that its variables apply below it. */
function Panel({ theme, cells, cell }: PanelProps) {
  return (
    <Box component="section" aria-label={THEMES[theme]} className={theme} sx={panel}>
      <Typography variant="caption" component="p" color="textSecondary" sx={title}>
        {THEMES[theme]}
      </Typography>
      <Box
        sx={{
          ...grid,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${String(cell)}px), 1fr))`,
        }}
      >
        {Object.entries(cells).map(([label, specimen]) => (
          <Box component="figure" key={label} sx={{ margin: 0, minInlineSize: 0 }}>
            <Typography
              component="figcaption"
              variant="caption"
              color="textSecondary"
              sx={{ marginBlockEnd: 3 }}
            >
              {label}
            </Typography>
            {/* What is fixed to the screen elsewhere stays in its cell here. */}
            <Box sx={{ contain: 'layout' }}>
              {typeof specimen === 'function' ? specimen(theme) : specimen}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const panel = {
  padding: 8,
  bgcolor: 'background.default',
  color: 'text.primary',
  colorScheme: 'light',
  '&.dark': { colorScheme: 'dark' },
} as const;

const title = {
  paddingBlockEnd: 3,
  marginBlockEnd: 6,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  fontWeight: 650,
} as const;

const grid = { display: 'grid', columnGap: 6, rowGap: 8, alignItems: 'start' } as const;

/** Side by side where there is room for both, so that the themes can be compared line by line. */
const panels = (stacked: boolean) =>
  ({
    display: 'grid',
    ...(stacked ? {} : { '@container (min-width: 880px)': { gridTemplateColumns: '1fr 1fr' } }),
  }) as const;

/**
 * A story of all variants and states of a component on one page, in the light and in the dark theme,
 * for the eye and for the comparison of pictures: `meta.story(matrix({ Gain: <ChangeLabel … /> }))`.
 */
export function matrix(cells: MatrixCells, { cell = 240, stacked = false }: MatrixOptions = {}) {
  return {
    render: () => (
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={panels(stacked)}>
          <Panel theme="light" cells={cells} cell={cell} />
          <Panel theme="dark" cells={cells} cell={cell} />
        </Box>
      </Box>
    ),
    // It has both themes in itself. Below a dark root `theme.applyStyles('dark', …)` would reach the
    // light panel, too.
    globals: { theme: 'light' },
    parameters: {
      layout: 'fullscreen' as const,
      controls: { disable: true },
      a11y: {
        config: {
          rules: [
            { id: 'target-size', enabled: true },
            // A matrix repeats its component, and with it the component's landmarks. That a page has
            // each of them once is proven by the stories of the pages, where the rule is on.
            { id: 'landmark-unique', enabled: false },
          ],
        },
      },
    },
  };
}
