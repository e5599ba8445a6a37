import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { createFlorinTheme } from '../../theme/theme';
import { colors } from '../../theme/tokens';
import { measured } from './measured';
import { SpecimenTable } from './Specimens';

type Mode = keyof typeof colors;
type Token = keyof (typeof colors)['light'];

interface Use {
  /** The name in the theme's palette, for `sx` and `color`. */
  readonly path: string;
  readonly purpose: string;
}

/** The use of each colour, in the order of the page. */
const USES: Readonly<Record<Token, Use>> = {
  background: { path: 'background.default', purpose: 'The page behind all content' },
  surface: { path: 'background.paper', purpose: 'Cards and fields' },
  raised: { path: 'background.raised', purpose: 'Sheets, menus, notices' },
  text: { path: 'text.primary', purpose: 'Text' },
  muted: { path: 'text.secondary', purpose: 'Secondary text' },
  primary: { path: 'primary.main', purpose: 'Buttons, links, the selected item, the focus' },
  primaryHover: { path: 'primary.dark', purpose: 'The primary colour under the pointer' },
  onPrimary: { path: 'primary.contrastText', purpose: 'Text on primary' },
  gold: { path: 'gold.main', purpose: 'Ornament, not text' },
  goldText: { path: 'gold.text', purpose: 'Text in gold' },
  positive: { path: 'success.main', purpose: 'A gain, also marked by a plus and an arrow' },
  negative: {
    path: 'error.main',
    purpose: 'A loss or an error, also marked by a sign or an icon',
  },
  outline: { path: 'divider', purpose: 'Separators, which no content depends on' },
  fieldOutline: { path: 'fieldOutline', purpose: 'Borders of fields' },
};

const TOKENS = Object.keys(USES) as Token[];

/** The pairs of colours whose contrast is computed: a text, or the border of a field, and its background. */
const PAIRS: readonly (readonly [Token, Token])[] = [
  ['text', 'background'],
  ['text', 'raised'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['primary', 'background'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['goldText', 'background'],
  ['positive', 'surface'],
  ['negative', 'surface'],
  ['fieldOutline', 'surface'],
];

interface SwatchProps {
  color: string;
  /** The background colour. If undefined, the swatch is filled with `color` and has no text. */
  on?: string;
  /** Whether the colour is a border instead of text. */
  isBorder?: boolean;
}

function Swatch({ color, on, isBorder = false }: SwatchProps) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        inlineSize: 56,
        blockSize: 36,
        borderRadius: '8px',
        border: isBorder ? `3px solid ${color}` : 1,
        borderColor: isBorder ? color : 'fieldOutline',
        backgroundColor: on ?? color,
        color,
        fontWeight: 600,
      }}
    >
      {on === undefined || isBorder ? '' : 'Aa'}
    </Box>
  );
}

function Palette({ mode }: { mode: Mode }) {
  return (
    <SpecimenTable
      caption={`Colours of the ${mode} theme`}
      heads={['Token', 'Specimen']}
      rows={TOKENS.map((token) => [
        token,
        <Box key={token} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Swatch color={colors[mode][token]} />
          {colors[mode][token]}
        </Box>,
      ])}
      detailsOf={(token) => (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {` ${USES[token as Token].purpose} `}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <code>{USES[token as Token].path}</code>
          </Box>
        </Box>
      )}
    />
  );
}

function Contrast({ mode }: { mode: Mode }) {
  const c = colors[mode];
  return (
    <SpecimenTable
      caption={`Contrast in the ${mode} theme`}
      heads={['Pair', 'Specimen', 'Measured']}
      rows={PAIRS.map(([front, ground]) => [
        `${front} on ${ground}`,
        <Swatch key={front} color={c[front]} on={c[ground]} isBorder={front === 'fieldOutline'} />,
        measured(c[front], c[ground]),
      ])}
    />
  );
}

/**
 * The colours of both themes, read from `src/theme/tokens.ts`, and the computed contrast of each text or border with
 * its background.
 *
 * **Keyboard**: Tab moves to a wide table, and arrow keys scroll it.
 */
const meta = preview.meta({
  component: Palette,
  args: { mode: 'light' as const },
  tags: ['!autodocs'],
});

export const Light = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^primary Buttons/ });
    await expect(row).toHaveTextContent('#0E5A43');
  },
});

Light.test('has the names of the palette of the theme', async () => {
  const { light } = createFlorinTheme().colorSchemes;
  for (const [token, { path }] of Object.entries(USES)) {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], light?.palette);
    await expect(found, path).toBe(colors.light[token as Token]);
  }
});

export const DarkTheme = meta.story({
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^primary Buttons/ })).toHaveTextContent(
      '#5FD0A5',
    );
  },
});

export const ContrastInLight = meta.story({
  render: () => <Contrast mode="light" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^onPrimary on primary / })).toHaveTextContent(
      '8.19 : 1, passes AA and AAA',
    );
    await expect(canvas.queryByText(/fails/)).not.toBeInTheDocument();
  },
});

export const ContrastInDark = meta.story({
  render: () => <Contrast mode="dark" />,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^onPrimary on primary / })).toHaveTextContent(
      '8.41 : 1, passes AA and AAA',
    );
    await expect(canvas.queryByText(/fails/)).not.toBeInTheDocument();
  },
});
