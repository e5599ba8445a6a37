import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '#src/components/feedback/Sheet';
import { Amount } from '#src/components/money/Amount';
import { BalanceCard } from '#src/components/money/BalanceCard';
import { TransactionList } from '#src/components/payments/history/TransactionList';
import { SendForm } from '#src/components/payments/send/SendForm/SendForm';
import { TRANSACTIONS } from '#src/testing/fixtures';
import { createFlorinCache } from '#src/theme/cache';
import { withFlorin } from '../src/withFlorin';

/** The CSS variables of the app have the prefix `app`, because Storybook's own theme uses MUI's default prefix. */
const VARIABLES = { cssVarPrefix: 'app', colorSchemeSelector: 'class' } as const;

const THEMES = {
  light: {},
  dark: { palette: { mode: 'dark' } },
  variables: { cssVariables: VARIABLES, colorSchemes: { light: true, dark: true } },
  branded: {
    palette: { primary: { main: '#5e35b1' }, background: { default: '#f5f2fa' } },
    typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
    shape: { borderRadius: 16 },
  },
  mirrored: { direction: 'rtl' },
} as const satisfies Record<string, ThemeOptions>;

interface AppProps {
  /** The theme of the app, before `withFlorin` extends it. */
  theme?: keyof typeof THEMES;
  children: ReactNode;
}

/** An app that uses MUI. `withFlorin` extends its theme. */
function App({ theme = 'light', children }: AppProps) {
  const added = useMemo(() => withFlorin(createTheme(THEMES[theme])), [theme]);
  return (
    <ThemeProvider theme={added} defaultMode="dark" storageManager={null}>
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary', p: 2 }}>
        <Stack spacing={2} sx={{ maxWidth: 448, marginInline: 'auto' }}>
          {children}
        </Stack>
      </Box>
    </ThemeProvider>
  );
}

/** A card of the app. Florin's components next to the card should look like the card. */
const ownCard = (
  <Card variant="outlined">
    <CardContent>
      <Typography variant="h6" component="h2">
        Your cards
      </Typography>
      <TextField label="Name on the card" fullWidth margin="normal" />
      <Button variant="contained">Order a card</Button>
    </CardContent>
  </Card>
);

const balance = <BalanceCard total="20009.337" change24h="2.45" walletName="Travel" />;

const three = (
  <>
    {ownCard}
    {balance}
    <Typography>
      Last month: <Amount value="-1250.5" currency="usd" />
    </Typography>
    <TransactionList transactions={TRANSACTIONS} today="2026-12-31" />
  </>
);

/**
 * Florin's components in an app with an MUI theme. `withFlorin` adds the values that Florin's components need to the
 * theme.
 *
 * Florin's components use the headings, colours, corners and spacing of the app. The app's own components do not
 * change.
 */
const meta = preview.meta({
  component: App,
  args: { children: three },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** An app with MUI's default theme. */
export const Base = meta.story();

Base.test('the heading has the font of the headings in the app’s cards', async ({ canvas }) => {
  const own = getComputedStyle(canvas.getByRole('heading', { name: 'Your cards' }));
  const heading = canvas.getByRole('heading', { name: 'Recent transactions' });
  await expect(heading).toHaveStyle({ fontSize: '20px', fontWeight: '500' });
  await expect(getComputedStyle(heading).font).toBe(own.font);
});

Base.test('colours, corners and distances are those of the app', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Total balance' });
  await expect(card).toHaveStyle({
    backgroundColor: 'rgb(21, 101, 192)',
    borderRadius: '4px',
    padding: '16px',
  });
});

Base.test('the components of the app have their own look', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Order a card' })).toHaveStyle({
    minHeight: '0px',
    borderRadius: '4px',
    backgroundColor: 'rgb(25, 118, 210)',
  });
});

export const Dark = meta.story({ args: { theme: 'dark' } });

/** A theme with CSS variables and both modes. The mode follows the class of the document element. */
export const CssVariables = meta.story({
  args: { theme: 'variables' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Pending');
    const before = getComputedStyle(text).color;
    const { classList } = document.documentElement;
    const had = [...classList];
    classList.remove('light', 'dark');
    classList.add('light');
    await expect(getComputedStyle(text).color).toBe('rgb(102, 60, 0)');
    classList.replace('light', 'dark');
    await expect(getComputedStyle(text).color).not.toBe('rgb(102, 60, 0)');
    classList.remove('dark');
    classList.add(...had);
    await expect(getComputedStyle(text).color).toBe(before);
  },
});

/** A part of a dark page has its own light theme. */
export const LightPartOfADarkPage = meta.story({
  args: {
    theme: 'dark',
    children: (
      <>
        <Typography>A dark page</Typography>
        <App>{three}</App>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const pending = canvas.getByText('Pending');
    await expect(pending).toHaveStyle({ color: 'rgb(102, 60, 0)' });
  },
});

/** A part of a dark page has the class of the light mode, so the CSS variables of the theme are light there. */
export const LightPartByClass = meta.story({
  args: {
    theme: 'variables',
    children: (
      <>
        {balance}
        <Box className="light" sx={{ bgcolor: 'background.default', color: 'text.primary', p: 2 }}>
          <TransactionList transactions={TRANSACTIONS} today="2026-12-31" />
        </Box>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toHaveStyle({ color: 'rgb(102, 60, 0)' });
  },
});

/** The app's theme has another typeface, other colours and other corners than MUI's default theme. */
export const OtherTypefaceColoursAndCorners = meta.story({
  args: { theme: 'branded' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total balance' });
    await expect(card).toHaveStyle({ borderRadius: '16px' });
    const heading = canvas.getByRole('heading', { name: 'Recent transactions' });
    await expect(heading).toHaveStyle({ fontFamily: 'Georgia, serif' });
    await expect(card).toHaveStyle({ backgroundColor: 'rgb(65, 37, 123)' });
  },
});

const mirroring = createFlorinCache({ direction: 'rtl', key: 'app-rtl' });

/** A right-to-left page. Florin's and MUI's components share one cache of styles. */
export const RightToLeft = meta.story({
  args: { theme: 'mirrored' },
  globals: { direction: 'rtl' },
  decorators: (Story) => (
    <CacheProvider value={mirroring}>
      <Story />
    </CacheProvider>
  ),
});

/** A form in a sheet. The elements that the app passes to the sheet keep the theme of the app. */
export const FormInASheet = meta.story({
  args: {
    children: (
      <Sheet title="Send" open onClose={() => undefined}>
        <Button variant="contained" data-testid="own">
          Ask for help
        </Button>
        <SendForm
          available={{ usd: '2847.32', eur: '1250' }}
          onSend={() => Promise.resolve(null)}
          onClose={() => undefined}
        />
      </Sheet>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sheet = await page.findByRole('dialog', { name: 'Send' });
    // The sheet slides in.
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect(page.getByTestId('own')).toHaveStyle({ minHeight: '0px', padding: '6px 16px' });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
