import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sparkline } from '../../../components/charts/Sparkline';
import { BalanceCard } from '../../../components/money/BalanceCard/BalanceCard';
import { WALLET_COLORS } from '../../../domain/ledger/wallet';
import { gradientOf } from '../../../theme/tokens';
import { linesOf } from '../../../testing/lines';
import { matrix } from '../../../testing/matrix';
import { inFlorin, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/**
 * The worth of a whole wallet, as the first thing on a screen, in the wallet's own colour. Use one
 * per screen; for a single currency's balance use `Amount`.
 *
 * **When not to use it**: For a single currency's balance: that is `Amount`, or `CurrencyItem` with
 * its value. Not twice on a screen.
 *
 * **States**: shown, hidden, empty, loading, of an earlier moment. Whether the total is hidden is the app's to know: the card says
 * through `onToggleHidden` that the user wants it so, and without that callback it has no button.
 * A wallet's own change comes from `changeOf` of `florin/domain/wallet`, unless your server says it.
 * The change in percent stays when the total is hidden: it does not tell how much there is.
 *
 * **Keyboard**: Tab reaches the button, Enter or Space hides and shows. The button keeps the focus,
 * and its name says what pressing it will do.
 *
 * **Announces**: the total in one piece, or "Amount hidden"; the button's new name, since it keeps
 * the focus.
 *
 * **Related**: `Amount`, `ChangeLabel`, `WalletSwitcher`, `CurrencyList`.
 *
 * **Find it by**: total balance, hide balance, show balance, wallet total, net worth, privacy.
 */
const meta = preview.meta({
  component: BalanceCard,
  args: {
    total: '20009.337' as const,
    change24h: '2.45' as const,
    walletName: 'Personal Wallet',
    onToggleHidden: fn(),
  },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total balance' });
    await expect(card).toHaveTextContent('$20,009.34');
    await expect(card).toHaveTextContent('+2.45% (24h)');
    await expect(card).toHaveTextContent('Personal Wallet');
  },
});

/** A small drawing below; here the course of the total. */
export const WithChart = meta.story({
  args: { chart: <Sparkline values={['1', '3', '2', '4', '3.5', '5']} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+2.45% (24h)')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg path[d^="M0.00"]')).toHaveLength(1);
  },
});

/** The eyes of others see bullets; a screen reader says that the amount is hidden. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show balance' })).toBeVisible();
    await expect(canvas.queryByText(/20,009/)).not.toBeInTheDocument();
  },
});

/** On a coloured ground the ring around what has the focus is white (WCAG 1.4.11). */
export const ShowsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Hide balance' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ outline: 'rgb(255, 255, 255) solid 2px' });
  },
});

/** A new wallet. */
export const Empty = meta.story({
  args: { total: '0', change24h: '0', walletName: 'Holiday Wallet', color: gradientOf('tide') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$0.00' })).toBeVisible();
    await expect(canvas.getByText('+0.00% (24h)')).toBeVisible();
  },
});

/** The wallet has lost: the sign and the arrow say so, since the card's colour leaves no other. */
export const Negative = meta.story({
  args: { change24h: '-3.1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-3.10% (24h)')).toBeVisible();
  },
});

/** Breaks behind a separator on a narrow phone. */
export const HugeAmount = meta.story({
  args: { total: '98765432109876543.21', color: gradientOf('florin') },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('img', { name: '$98,765,432,109,876,543.21' });
    await document.fonts.ready;
    await expect(linesOf(amount)).toEqual(['$98,765,432,', '109,876,543.21']);
  },
});

/** Less than a cent. */
export const TinyAmount = meta.story({
  args: { total: '0.0049' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '<$0.01' })).toBeVisible();
  },
});

/** A name without a single space. */
export const LongText = meta.story({
  args: { walletName: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenrenovierungskasse' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Donaudampf.*kasse$/)).toBeVisible();
  },
});

/** Each of the six gradients a wallet can have; white text can be read on all of each. */
/** The wallet's name is isolated: it turns nothing around it. */
export const TurnedName = meta.story({
  args: { walletName: '\u202Etekcop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDtekcop').tagName).toBe('BDI');
  },
});

export const WithEveryColor = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {WALLET_COLORS.map((color) => (
        <BalanceCard key={color} {...args} color={gradientOf(color)} walletName={color} />
      ))}
    </div>
  ),
  // Six regions of one name would be a fault on a page; here they are a palette.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: 'Total balance' })).toHaveLength(6);
  },
});

/** Left without `onToggleHidden`, it is a picture of a balance: the landing page's. */
export const WithoutButton = meta.story({
  render: ({ total, change24h, walletName }) => (
    <BalanceCard total={total} change24h={change24h} walletName={walletName} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  },
});

/** At 200 % the total is still on one line, and larger than all that is around it. */
export const TotalIsTheLargest = meta.story({
  // The canvas' own padding grows with the text, which no page's does.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    const size = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await document.fonts.ready;
    await expect(linesOf(canvas.getByRole('img'))).toEqual(['$20,009.34']);
    await expect(size('Total balance')).toBe(28);
    await expect(size('$20,009')).toBeGreaterThan(49);
  },
});

export const HidesAndShows = meta.story({
  render: function HideableCard(args) {
    const [hidden, setHidden] = useState(false);
    return (
      <BalanceCard
        {...args}
        hidden={hidden}
        onToggleHidden={() => {
          args.onToggleHidden?.();
          setHidden(!hidden);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Walk to the button by Tab and hide the balance by Enter', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('There are bullets where the total was, and the focus has stayed', async () => {
      await expect(await canvas.findByRole('img', { name: 'Amount hidden' })).toBeVisible();
      await expect(canvas.queryByText(/20,009/)).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus();
    });
    await step('Press Space, and the total is back', async () => {
      await userEvent.keyboard(' ');
      await expect(await canvas.findByRole('img', { name: '$20,009.34' })).toBeVisible();
      await expect(args.onToggleHidden).toHaveBeenCalledTimes(2);
    });
  },
});

/** Worth is said in the unit of account, in the reader's form. */
export const InYen = meta.story({
  decorators: inFlorin({ locale: 'de', currencies: OTHER_CURRENCIES }),
  args: { total: '1234567.4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1.234.567\u00a0¥' })).toBeVisible();
    await expect(canvas.getByText('+2,45 % (24h)')).toBeVisible();
  },
});

/** Nobody knows what it was worth a day ago. */
export const WithoutChange = meta.story({
  args: { change24h: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/24h/)).toBeNull();
  },
});

/** The total is not there yet: its shape is, and nobody takes it for an empty wallet. */
export const Loading = meta.story({
  args: { loading: true, total: '0' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total balance' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(card).not.toHaveTextContent(/\$|%/);
  },
});

/** A total that is not of now says of when it is, and stays hidden where it was. */
export const Stale = meta.story({
  decorators: inFlorin({ timeZone: 'UTC' }),
  args: { staleSince: '2026-03-14T10:42:00.000Z', hidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toHaveTextContent(
      /^As of Mar 14, 2026, 10:42.AM$/,
    );
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
    await expect(canvas.queryByText(/20,009/)).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story(
  matrix({
    Evergreen: <BalanceCard {...meta.input.args} />,
    Tide: <BalanceCard {...meta.input.args} color={gradientOf('tide')} />,
    Plum: <BalanceCard {...meta.input.args} color={gradientOf('plum')} />,
    Ember: <BalanceCard {...meta.input.args} color={gradientOf('ember')} />,
    Slate: <BalanceCard {...meta.input.args} color={gradientOf('slate')} />,
    Florin: <BalanceCard {...meta.input.args} color={gradientOf('florin')} />,
    Hidden: <BalanceCard {...meta.input.args} hidden />,
    'A loss': <BalanceCard {...meta.input.args} change24h="-1.23" />,
    Empty: <BalanceCard {...meta.input.args} total="0" change24h="0" />,
    Loading: <BalanceCard {...meta.input.args} loading />,
    Stale: <BalanceCard {...meta.input.args} staleSince="2026-03-14T12:00:00.000Z" />,
    'Without a button': (
      <BalanceCard total="20009.337" change24h="2.45" walletName="Personal Wallet" />
    ),
  }),
);
