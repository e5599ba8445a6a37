import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';

const THEMES = { light: 'Light', dark: 'Dark' } as const;

type Theme = keyof typeof THEMES;

/** The content of a cell. A function receives the theme, for content that differs between the two panels. */
type Specimen = ReactNode | ((theme: Theme) => ReactNode);

/** The cells of a matrix by their labels. Each shows one variant or state of a component. */
export type MatrixCells = Readonly<Record<string, Specimen>>;

export interface MatrixOptions {
  /** The minimum width of a cell in pixels. Each row has as many cells as fit. */
  cell?: number;
  /** Whether the panels are one below the other, for content that needs the full width of a page. */
  stacked?: boolean;
  /** Whether the content of each cell is inside a `Paper`, for components that are always used there. */
  onPaper?: boolean;
}

interface PanelProps extends Required<Pick<MatrixOptions, 'cell' | 'onPaper'>> {
  theme: Theme;
  cells: MatrixCells;
}

/** Renders all cells in one theme. The theme's CSS variables apply inside the element with the theme's class. */
function Panel({ theme, cells, cell, onPaper }: PanelProps) {
  return (
    <Box component="section" aria-label={THEMES[theme]} className={theme} sx={panel}>
      <Typography variant="caption" component="p" color="textSecondary" sx={title}>
        {THEMES[theme]}
      </Typography>
      <Box
        sx={{
          ...grid,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell / 16}rem), 1fr))`,
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
  // Uses the padding of a phone's page if the panel is narrow.
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

/** Contains a `position: fixed` element in its cell. */
const place = { contain: 'layout' } as const;

function Place({ onPaper, children }: { onPaper: boolean; children: ReactNode }) {
  if (!onPaper) return <Box sx={place}>{children}</Box>;
  return (
    <Paper variant="outlined" sx={{ ...place, padding: 2 }}>
      {children}
    </Paper>
  );
}

/** Returns the styles of both panels. If they fit, they are side by side, so that the two themes can be compared. */
const panels = (stacked: boolean) =>
  ({
    display: 'grid',
    ...(stacked ? {} : { '@container (min-width: 880px)': { gridTemplateColumns: '1fr 1fr' } }),
  }) as const;

/**
 * Returns a story that shows all variants and states of a component in the light and the dark theme. It is for reviews
 * and visual tests: `meta.story(matrix({ Gain: <ChangeLabel … /> }))`.
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
    // The story contains both themes. If the root had the class of the dark theme, `theme.applyStyles('dark', …)` would
    // also apply to the light panel.
    globals: { theme: 'light' },
    parameters: {
      layout: 'fullscreen' as const,
      controls: { disable: true },
      a11y: {
        config: {
          rules: [
            { id: 'target-size', enabled: true },
            // A matrix renders the same landmark several times, so this rule is disabled.
            { id: 'landmark-unique', enabled: false },
          ],
        },
      },
    },
  };
}

/** Returns the two cells with a label, the light one first, for a play function. */
export function cellsCalled(canvasElement: HTMLElement, label: string) {
  const labels = within(canvasElement).getAllByText(label, { selector: 'figcaption' });
  return labels.flatMap(({ parentElement }) => (parentElement ? within(parentElement) : []));
}
