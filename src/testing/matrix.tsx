import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';

const THEMES = { light: 'Light', dark: 'Dark' } as const;

type Theme = keyof typeof THEMES;

/** The content of a cell; a function of the theme where both panels cannot show the very same. */
type Specimen = ReactNode | ((theme: Theme) => ReactNode);

/** Variants and states by what they are called, in the order in which they are shown. */
export type MatrixCells = Readonly<Record<string, Specimen>>;

export interface MatrixOptions {
  /** The least width of a cell in pixels; there are as many columns as fit. */
  cell?: number;
  /** One panel below the other, for what needs the whole width of a page. */
  stacked?: boolean;
  /** Puts each specimen on a sheet of paper, for what stands on one wherever it is used. */
  onPaper?: boolean;
}

interface PanelProps extends Required<Pick<MatrixOptions, 'cell' | 'onPaper'>> {
  theme: Theme;
  cells: MatrixCells;
}

/** Everything in one theme. The class is the theme's own, so that its variables apply below it. */
function Panel({ theme, cells, cell, onPaper }: PanelProps) {
  return (
    <Box component="section" aria-label={THEMES[theme]} className={theme} sx={panel}>
      <Typography variant="caption" component="p" color="textSecondary" sx={title}>
        {THEMES[theme]}
      </Typography>
      <Box
        sx={{
          ...grid,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))`,
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
            <Place onPaper={onPaper}>
              {typeof specimen === 'function' ? specimen(theme) : specimen}
            </Place>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const panel = {
  padding: 8,
  // The edge of a page on a phone.
  '@container (max-width: 400px)': { paddingInline: 4 },
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

/** An element that is fixed to the screen elsewhere stays in its cell here. */
const place = { contain: 'layout' } as const;

function Place({ onPaper, children }: { onPaper: boolean; children: ReactNode }) {
  if (!onPaper) return <Box sx={place}>{children}</Box>;
  return (
    <Paper variant="outlined" sx={{ ...place, padding: 2 }}>
      {children}
    </Paper>
  );
}

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
export function matrix(
  cells: MatrixCells,
  { cell = 240, stacked = false, onPaper = false }: MatrixOptions = {},
) {
  return {
    render: () => (
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={panels(stacked)}>
          <Panel theme="light" cells={cells} cell={cell} onPaper={onPaper} />
          <Panel theme="dark" cells={cells} cell={cell} onPaper={onPaper} />
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

/** The cells with a label, one in each theme, for a play function that brings them into a state. */
export function cellsCalled(canvasElement: HTMLElement, label: string) {
  const labels = within(canvasElement).getAllByText(label, { selector: 'figcaption' });
  return labels.flatMap(({ parentElement }) => (parentElement ? within(parentElement) : []));
}
