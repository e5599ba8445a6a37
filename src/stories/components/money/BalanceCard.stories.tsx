import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sparkline } from '../../../components/charts/Sparkline';
import { BalanceCard } from '../../../components/money/BalanceCard';
import { WalletSwitcher } from '../../../components/wallet/WalletSwitcher';
import { WALLET_COLORS } from '../../../domain/ledger/wallet';
import { gradientOf } from '../../../theme/tokens';
import { linesOf } from '../../../testing/lines';
import { cellsCalled, matrix } from '../../../testing/matrix';
import { inFlorin, OTHER_CURRENCIES } from '../../../testing/otherCurrencies';

/**
 * A card with the total value of a wallet, in the colour of the wallet.
 *
 * Use it once per screen, at the top.
 *
 * **When not to use it**: For the balance of one currency, use `Amount`. For a balance with its value in the unit of
 * account, use `CurrencyItem`.
 *
 * **Hiding the total**:
 *
 * - The prop `hidden` hides the total. The card calls `onToggleHidden` when the user presses the button that hides or
 *   shows the total. Without `onToggleHidden`, the card has no button.
 * - The change in percent stays visible while the total is hidden, because it does not reveal the total.
 *
 * **Keyboard**: Tab reaches the button, and Enter or Space hides or shows the total. The button keeps the focus. The
 * name of the button is Hide balance or Show balance. With `switcher`, the next Tab reaches the wallet's name, which is
 * also a button.
 *
 * **Announces**: the total as one text, or "Amount hidden". After a press, the new name of the button.
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

export const Base = meta.story();

Base.test('shows the total, its change and the name of the wallet', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Total balance' });
  await expect(card).toHaveTextContent('$20,009.34');
  await expect(card).toHaveTextContent('+2.45% (24h)');
  await expect(card).toHaveTextContent('Personal Wallet');
});

Base.test(
  'breaks a long wallet name',
  {
    args: { walletName: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenrenovierungskasse' },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    // A name without a space breaks within the word.
    await expect(canvas.getByText(/^Donaudampf.*kasse$/)).toBeVisible();
  },
);

Base.test(
  'on a narrow phone the total breaks after a thousands separator',
  {
    args: { total: '98765432109876543.21', color: gradientOf('florin') },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas }) => {
    const amount = canvas.getByRole('img', { name: '$98,765,432,109,876,543.21' });
    await document.fonts.ready;
    await expect(linesOf(amount)).toEqual(['$98,765,432,', '109,876,543.21']);
  },
);

Base.test(
  'keeps a stale total hidden',
  { args: { staleSince: '2026-03-14T10:42:00.000Z', hidden: true } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
    await expect(canvas.queryByText(/20,009/)).not.toBeInTheDocument();
  },
);

Base.test('shows less than one cent', { args: { total: '0.0049' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '<$0.01' })).toBeVisible();
});

Base.test(
  'shows bidi overrides in the name',
  { args: { walletName: '\u202Etekcop' } },
  async ({ canvas }) => {
    // A character that reverses the text direction is replaced by a visible one, and does not affect the
    // text around the
    // name.
    await expect(canvas.getByText('\uFFFDtekcop').tagName).toBe('BDI');
  },
);

Base.test('omits an unknown change', { args: { change24h: undefined } }, async ({ canvas }) => {
  await expect(canvas.queryByText(/24h/)).toBeNull();
});

Base.test('shows a white focus ring', async ({ canvas, userEvent }) => {
  // On a coloured background the focus ring is white (WCAG 1.4.11).
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Hide balance' });
  await expect(button).toHaveFocus();
  await expect(button).toHaveStyle({ outline: 'rgb(255, 255, 255) solid 2px' });
});

/** axe checks that the white text has enough contrast on each of the six gradients. */
Base.test(
  'is readable in every color',
  {
    render: (args) => (
      <div style={{ display: 'grid', gap: 16 }}>
        {WALLET_COLORS.map((color) => (
          <BalanceCard key={color} {...args} color={gradientOf(color)} walletName={color} />
        ))}
      </div>
    ), // This story only compares colours, so its six regions may have the same name.
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
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: 'Total balance' })).toHaveLength(6);
  },
);

/** With text at 200 % the total stays on one line, and is larger than the text around it. */
Base.test(
  'keeps the total largest when enlarged',
  {
    // The padding of Storybook's canvas grows with the text, unlike the padding of a page. So the canvas has no padding
    // here.
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvas }) => {
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const total = canvas.getByRole('img');
    await document.fonts.ready;
    await expect(linesOf(total)).toEqual(['$20,009.34']);
    await expect(size(canvas.getByText('Total balance'))).toBe(28);
    await expect(size(total.firstElementChild as Element)).toBeGreaterThan(49);
  },
);

Base.test(
  'keeps the name of the wallet inside the padding of the card when the text is enlarged',
  {
    args: { switcher: () => null },
    globals: { viewport: { value: 'phone' }, textSize: 'large' },
  },
  async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Total balance' });
    const { bottom } = canvas.getByText('Personal Wallet').getBoundingClientRect();
    await expect(card.getBoundingClientRect().bottom - bottom).toBeGreaterThanOrEqual(16);
  },
);

/** The total is shown in the unit of account, in the format of the locale. */
Base.test(
  'shows the total in yen',
  {
    args: { total: '1234567.4' },
    decorators: inFlorin({ locale: 'de', currencies: OTHER_CURRENCIES }),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1.234.567\u00a0¥' })).toBeVisible();
    await expect(canvas.getByText('+2,45 % (24h)')).toBeVisible();
  },
);

/** The button hides the balance and shows it again. */
export const Hideable = meta.story({
  tags: ['!autodocs'],
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
});

Hideable.test('hides and shows the balance', async ({ canvas, userEvent, step, args }) => {
  await step('Press Tab to reach the button, and Enter to hide the balance', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  });
  await step('Bullets replace the total, and the button keeps the focus', async () => {
    await expect(await canvas.findByRole('img', { name: 'Amount hidden' })).toBeVisible();
    await expect(canvas.queryByText(/20,009/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus();
  });
  await step('Press Space to show the total again', async () => {
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('img', { name: '$20,009.34' })).toBeVisible();
    await expect(args.onToggleHidden).toHaveBeenCalledTimes(2);
  });
});

/** If the total could not be refreshed, the card shows the last known total with its date and time. */
export const Stale = meta.story({
  decorators: inFlorin({ timeZone: 'UTC' }),
  args: { staleSince: '2026-03-14T10:42:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toHaveTextContent(
      /^As of Mar 14, 2026, 10:42.AM$/,
    );
    await expect(canvas.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  },
});

/** `chart` renders a small chart below the total, here a `Sparkline`. */
export const WithChart = meta.story({
  args: { chart: <Sparkline values={['1', '3', '2', '4', '3.5', '5']} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+2.45% (24h)')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg path:not([class])[d^="M0.00"]')).toHaveLength(
      1,
    );
  },
});

/** With `switcher`, the wallet's name is a button that opens a list of wallets. */
export const WithSwitcher = meta.story({
  args: {
    switcher: (surface) => (
      <WalletSwitcher
        surface={surface}
        wallets={[
          { id: 'personal', name: 'Personal Wallet', color: 'evergreen', total: '20009.337' },
          { id: 'business', name: 'Business Wallet', color: 'tide', total: '6002.801' },
        ]}
        activeId="personal"
        onSwitch={fn()}
        onCreate={fn()}
      />
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('button', { name: 'Personal Wallet' });
    await step('The target is 44 px high', async () => {
      await expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(name).toHaveAttribute('aria-expanded', 'false');
    });
    await step('A press opens the list of wallets', async () => {
      await userEvent.click(name);
      const list = await screen.findByRole('listbox', { name: 'Wallets' });
      await expect(name).toHaveAttribute('aria-controls', list.id);
      await expect(screen.getByRole('option', { name: 'Business Wallet $6,003' })).toBeVisible();
    });
  },
});

export const Matrix = meta.story({
  ...matrix({
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
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
      await expect(cell.getByRole('button', { name: 'Show balance' })).toBeVisible();
      await expect(cell.queryByText(/20,009/)).not.toBeInTheDocument();
    }
    // A skeleton replaces the total, so that the wallet does not look empty.
    for (const cell of cellsCalled(canvasElement, 'Loading')) {
      const card = cell.getByRole('region', { name: 'Total balance' });
      await expect(card).toHaveAttribute('aria-busy', 'true');
      await expect(await cell.findByRole('status', { name: 'Loading' })).toBeVisible();
      await expect(card).not.toHaveTextContent(/\$|%/);
    }
    for (const cell of cellsCalled(canvasElement, 'Empty')) {
      await expect(cell.getByRole('img', { name: '$0.00' })).toBeVisible();
      await expect(cell.getByText('0.00% (24h)')).toBeVisible();
    }
    for (const cell of cellsCalled(canvasElement, 'Without a button')) {
      await expect(cell.queryByRole('button')).not.toBeInTheDocument();
      await expect(cell.getByRole('img', { name: '$20,009.34' })).toBeVisible();
    }
  },
});
