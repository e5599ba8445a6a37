import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from '../../components/brand/Logo';
import { TextField } from '../../components/inputs/TextField';
import { BalanceCard } from '../../components/money/BalanceCard';
import { TransactionStatusLabel } from '../../components/payments/history/TransactionStatusLabel/TransactionStatusLabel';
import { CurrencyList } from '../../components/wallet/CurrencyList';
import { CURRENCIES } from '../../domain/currency/currency';
import { SAMPLE_BALANCES, SAMPLE_MARKET } from '../../domain/demo/sampleWorld';
import { AURORA } from '../../testing/brands';
import { BrandPage } from './brand/BrandPage';

const HELD = (['btc', 'eth'] as const).map((id) => ({
  ...CURRENCIES[id],
  ...SAMPLE_MARKET[id],
  balance: SAMPLE_BALANCES[id],
}));

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 3 } as const;

/** Components that use every colour of a brand, its typeface, corners and density. */
const sample = (
  <>
    <Logo name="Florin" />
    <BalanceCard
      total="20009.337"
      change24h="2.45"
      walletName="Personal Wallet"
      onToggleHidden={fn()}
    />
    <CurrencyList currencies={HELD} selectedId="btc" onSelect={fn()} />
    <TextField label="Email" defaultValue="rent" error="Please enter a valid email address." />
    <Box sx={buttons}>
      <Button variant="contained">Send</Button>
      <Button variant="outlined">Receive</Button>
      <Button>Exchange</Button>
    </Box>
    <Box sx={buttons}>
      <TransactionStatusLabel status="pending" />
      <TransactionStatusLabel status="failed" />
    </Box>
  </>
);

/** Selects the brand in Storybook's toolbar, so that it applies to every story. */
function applyToEveryStory(brand: string) {
  addons.getChannel().emit('updateGlobals', { globals: { brand } });
}

/**
 * An editor for a brand: change colours, typeface, corners and density, see the components update, and copy the code.
 *
 * **Keyboard**: Tab moves through the fields and to the code, which arrow keys scroll.
 */
const meta = preview.meta({
  component: BrandPage,
  args: {
    children: sample,
    onApply: fn(applyToEveryStory),
    onCopy: fn((code: string) => navigator.clipboard.writeText(code)),
  },
  argTypes: {
    initial: { control: false },
    initialMode: { control: false },
    children: { control: false },
  },
  // The table of contents would list the headings of the components.
  parameters: { layout: 'padded', docs: { toc: { disable: true } } },
  tags: ['!autodocs'],
});

/** Editing a field updates the components and the code. If a pair of colours has too little contrast, it is listed. */
export const BrandEditor = meta.story({
  args: { onCopy: fn((_code: string) => Promise.resolve()) },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const scope = canvasElement.querySelector('.brand-scope');
    if (!scope) throw new Error('The scope of the brand is missing.');
    const light = scope.querySelector('.light');
    const variable = (of: Element | null, name: string) =>
      of ? getComputedStyle(of).getPropertyValue(name).trim() : '';
    const card = within(scope as HTMLElement).getAllByRole('region', { name: 'Total balance' })[0];
    await step('A change of a colour applies inside the scope only', async () => {
      await fireEvent.input(canvas.getByLabelText('primary'), { target: { value: '#7ac7a9' } });
      await expect(variable(light, '--mui-palette-primary-main')).toBe('#7AC7A9');
      await expect(variable(document.documentElement, '--mui-palette-primary-main')).toBe(
        '#0E5A43',
      );
    });
    await step('The contrast of the colour is shown beside the field and in the list', async () => {
      await expect(canvas.getByLabelText('primary')).toHaveAccessibleDescription(
        '#7AC7A9. Weakest: primary on background, 1.80 : 1, fails: needs 4.5 : 1',
      );
      await expect(canvas.getByText('4 of 56 pairs fail WCAG 2.2 AA:')).toBeVisible();
    });
    await step('Corners, typeface and density apply', async () => {
      await userEvent.clear(canvas.getByLabelText('Corners of cards, in pixels'));
      await userEvent.type(canvas.getByLabelText('Corners of cards, in pixels'), '6');
      await userEvent.selectOptions(canvas.getByLabelText('Typeface'), 'Serif');
      await userEvent.selectOptions(canvas.getByLabelText('Density'), 'Spacious');
      await expect(card).toHaveStyle({ borderRadius: '6px', padding: '20px' });
      await expect(getComputedStyle(scope).fontFamily).toMatch(/^Georgia/);
    });
    await step('The code contains the changes, and is copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
      await expect(args.onCopy).toHaveBeenCalledWith(
        expect.stringMatching(/primary: '#7AC7A9'[^]+Georgia[^]+card: 6,[^]+density: 'spacious'/),
      );
      await expect(canvas.getByText('Copied')).toBeVisible();
    });
    await step('Reset removes the changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByText(/createFlorinTheme\(\);/)).toBeVisible();
      await expect(canvas.getByText('All 56 pairs pass WCAG 2.2 AA.')).toBeVisible();
    });
  },
});

BrandEditor.test(
  'applies the brand to every story',
  { args: { onApply: fn() } },
  async ({ canvas, userEvent, args }) => {
    await fireEvent.input(canvas.getByLabelText('primary'), { target: { value: '#7ac7a9' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Use it in every story' }));
    await expect(args.onApply).toHaveBeenCalledWith('light-primary-7AC7A9');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  },
);

BrandEditor.test(
  'shows the components in the theme whose colours it edits',
  async ({ canvas, userEvent }) => {
    const shown = canvas.getByRole('region', { name: 'Components in the brand' });
    const heading = within(shown).getByRole('heading', { name: 'Currencies' });
    await expect(heading).toHaveStyle({ color: 'rgb(20, 32, 27)' });
    await userEvent.selectOptions(canvas.getByLabelText('Colours of'), 'Dark theme');
    await expect(heading).toHaveStyle({ color: 'rgb(236, 242, 238)' });
  },
);

/** The editor starts with the brand and the theme that are selected in Storybook's toolbar. */
export const Overview = meta.story({
  render: (args, { globals }) => (
    <BrandPage
      {...args}
      initial={String(globals['brand'])}
      initialMode={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
});

/** The brand of the toolbar applies to the whole page. The editor starts with the brand in `initial`. */
export const AnotherBrand = meta.story({
  args: { initial: AURORA },
  globals: { brand: AURORA, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--mui-palette-primary-main').trim()).toBe('#6B21A8');
    await expect(root.getPropertyValue('--mui-florin-radii-card').trim()).toBe('6px');
    await expect(canvas.getByText('All 56 pairs pass WCAG 2.2 AA.')).toBeVisible();
  },
});
