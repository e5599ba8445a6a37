import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  WalletSwitcher,
  type WalletSummary,
  type WalletSwitcherProps,
} from '../../../components/wallet/WalletSwitcher';
import { gradientOf } from '../../../theme/tokens';
import { matrix } from '../../../testing/matrix';
import { inOtherCurrencies } from '../../../testing/otherCurrencies';
import { seenIn } from '../../../testing/lines';

const WALLETS: readonly WalletSummary[] = [
  { id: 'personal', name: 'Personal Wallet', color: gradientOf('evergreen'), total: '20009.337' },
  { id: 'business', name: 'Business Wallet', color: gradientOf('tide'), total: '6002.8011' },
  { id: 'savings', name: 'Savings Wallet', color: gradientOf('plum'), total: '30014.0055' },
];

/**
 * A button that shows the active wallet, and opens a list of all wallets with their totals.
 *
 * Use it to switch between wallets. The totals are rounded to whole units of the unit of account, which is the US
 * dollar by default.
 *
 * **When not to use it**: For networks, use `NetworkSelector`. In a form, use `SelectField`.
 *
 * **Keyboard**: Enter opens the list, with the focus on the active wallet. Arrow keys, Home and End move through the
 * wallets, and Enter selects a wallet. Tab moves to Create New Wallet. Escape closes the list, and the focus returns to
 * the button that opened it.
 *
 * **Announces**: the button's name, which ends with the active wallet and its total. "Amount hidden" replaces a hidden
 * total.
 *
 * **Find it by**: switch wallet, choose a wallet, account switcher, several wallets.
 */
const meta = preview.meta({
  component: WalletSwitcher,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    wallets: WALLETS,
    activeId: 'personal',
    onSwitch: fn(),
    onCreate: fn(),
  },
  argTypes: { activeId: { control: 'select', options: ['personal', 'business', 'savings'] } },
});

const button = () => screen.getByRole('button', { name: /^Switch wallet/ });
const option = (name: string) => screen.getByRole('option', { name });

async function open(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.findByRole('listbox', { name: 'Wallets' });
}

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** The list is closed. The button's name contains the active wallet and its total. */
export const Base = meta.story();

Base.test('names the active wallet, and is closed', async () => {
  await expect(button()).toHaveAccessibleName('Switch wallet Personal Wallet $20,009');
  await expect(button()).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(button()).toHaveAttribute('aria-expanded', 'false');
});

/** On a right-to-left page, the currency of a German amount stays after the number. */
Base.test(
  'keeps the unit after the figures',
  { globals: { language: 'de', direction: 'rtl' } },
  async ({ canvas }) => {
    await expect(seenIn(canvas.getByText('20.009 $'))).toBe('20.009 $');
  },
);

/** A name in a right-to-left script or with a control character does not change the position of the total. */
Base.test(
  'keeps totals in place',
  {
    args: {
      wallets: [
        { id: 'turned', name: '\u202Etekcop 3', color: 'slate', total: '6003' },
        { id: 'rtl', name: 'מזומן 3', color: 'tide', total: '30014' },
      ],
      activeId: 'turned',
    },
  },
  async ({ userEvent }) => {
    await expect(button()).toHaveAccessibleName('Switch wallet \uFFFDtekcop 3 $6,003');
    const list = within(await open(userEvent));
    await expect(list.getByText('\uFFFDtekcop 3').tagName).toBe('BDI');
    await expect(list.getByText('מזומן 3').tagName).toBe('BDI');
  },
);

Base.test('switches the wallet', async ({ step, userEvent, args, mount }) => {
  await mount(<StatefulSwitcher {...args} />);
  await step('Select the savings wallet', async () => {
    await open(userEvent);
    await userEvent.click(option('Savings Wallet $30,014'));
    await closed();
  });
  await step(
    '`onSwitch` is called once, and the button shows the wallet and has the focus',
    async () => {
      await expect(args.onSwitch).toHaveBeenCalledOnce();
      await expect(args.onSwitch).toHaveBeenCalledWith('savings');
      await expect(button()).toHaveAccessibleName('Switch wallet Savings Wallet $30,014');
      await waitFor(() => expect(button()).toHaveFocus());
    },
  );
  await step('Opened again, the list has the focus on the savings wallet', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Savings Wallet $30,014')).toHaveFocus());
    await expect(option('Savings Wallet $30,014')).toHaveAttribute('aria-selected', 'true');
    await expect(option('Personal Wallet $20,009')).toHaveAttribute('aria-selected', 'false');
  });
});

Base.test('requests a new wallet', async ({ step, userEvent, args }) => {
  await step('Open the list, and Tab to Create New Wallet', async () => {
    await open(userEvent);
    await waitFor(() => expect(option('Personal Wallet $20,009')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Create New Wallet' })).toHaveFocus();
  });
  await step('Enter closes the list and calls `onCreate`', async () => {
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  });
});

Base.test('works by keyboard', async ({ step, userEvent, args, mount }) => {
  await mount(<StatefulSwitcher {...args} />);
  await step('Enter opens the list, with the focus on the active wallet', async () => {
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Personal Wallet $20,009')).toHaveFocus());
  });
  await step('Arrow keys, End and Home move', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Business Wallet $6,003')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(option('Savings Wallet $30,014')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(option('Business Wallet $6,003')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('Personal Wallet $20,009')).toHaveFocus();
  });
  await step('Escape closes the list and switches nothing', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveFocus());
  });
  await step('Open the list again, move down and press Enter: the wallet is switched', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Personal Wallet $20,009')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(args.onSwitch).toHaveBeenCalledWith('business');
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(button()).toHaveAccessibleName('Switch wallet Business Wallet $6,003');
  });
});

/** @spec menus-close-outside */
Base.test(
  'closes on an outside click',
  { globals: { viewport: { value: 'small' } } },
  async ({ userEvent, step, args }) => {
    await open(userEvent);
    await step('Click at the bottom of the page', async () => {
      await userEvent.click(
        document.elementFromPoint(160, window.innerHeight - 4) ?? document.body,
      );
      await closed();
    });
    await step('Nothing was switched, and the focus is back on the button', async () => {
      await expect(args.onSwitch).not.toHaveBeenCalled();
      await expect(args.onCreate).not.toHaveBeenCalled();
      await waitFor(() => expect(button()).toHaveFocus());
    });
  },
);

export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, step }) => {
    const list = within(await open(userEvent));
    await step('Every wallet is listed with its name and its total in whole dollars', async () => {
      const options = list.getAllByRole('option');
      await expect(options).toHaveLength(3);
      await expect(options[0]).toHaveAccessibleName('Personal Wallet $20,009');
      await expect(options[1]).toHaveAccessibleName('Business Wallet $6,003');
      await expect(options[2]).toHaveAccessibleName('Savings Wallet $30,014');
    });
    await step('The active wallet is marked', async () => {
      await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(
        'Personal Wallet $20,009',
      );
    });
    await step('Create New Wallet is below the list', async () => {
      await expect(screen.getByRole('button', { name: 'Create New Wallet' })).toBeVisible();
    });
  },
});

/** The totals are hidden on the button and in the list. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ userEvent, step }) => {
    await step('Bullets replace the total on the button', async () => {
      await expect(button()).toHaveAccessibleName('Switch wallet Personal Wallet Amount hidden');
    });
    await step('Bullets replace the totals in the list', async () => {
      await open(userEvent);
      await expect(option('Business Wallet Amount hidden')).toBeVisible();
      await expect(option('Savings Wallet Amount hidden')).toBeVisible();
      await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    });
  },
});

export const EmptyWallet = meta.story({
  args: {
    wallets: [{ id: 'holiday', name: 'Holiday', color: gradientOf('ember'), total: '0' }],
    activeId: 'holiday',
  },
  play: async () => {
    await expect(button()).toHaveAccessibleName('Switch wallet Holiday $0');
  },
});

/** A long name is cut after two lines. */
export const LongName = meta.story({
  args: {
    wallets: [
      {
        id: 'house',
        name: 'The renovation of the house in Vila Nova de Milfontes 2026/2027',
        color: gradientOf('slate'),
        total: '98765432109876.54',
      },
      { id: 'code', name: 'W'.repeat(60), color: gradientOf('florin'), total: '1' },
    ],
    activeId: 'house',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await expect(button()).toHaveAccessibleName(/2026\/2027 \$98,765,432,109,877$/);
    const list = await open(userEvent);
    await expect(list.scrollWidth).toBeLessThanOrEqual(288);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(304);
  },
});

/** The list scrolls inside the screen, and the last wallet can be reached. */
export const ManyWallets = meta.story({
  tags: ['!autodocs'],
  args: {
    wallets: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Wallet ${index + 1}`,
      color: gradientOf('evergreen'),
      total: '100',
    })),
    activeId: '0',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('End scrolls the last wallet into view', async () => {
      await waitFor(() => expect(option('Wallet 1 $100')).toHaveFocus());
      await userEvent.keyboard('{End}');
      const last = option('Wallet 24 $100');
      await expect(last).toHaveFocus();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
    await step('Tab scrolls Create New Wallet into view', async () => {
      await userEvent.tab();
      const create = screen.getByRole('button', { name: 'Create New Wallet' });
      await expect(create).toHaveFocus();
      await expect(create.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
  },
});

/** The totals are in the unit of account, here yen. */
export const InYen = meta.story({
  decorators: inOtherCurrencies,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Switch wallet/ })).toHaveTextContent(
      '¥20,009',
    );
  },
});

export const Matrix = meta.story(
  matrix({
    Personal: <WalletSwitcher {...meta.input.args} />,
    Business: <WalletSwitcher {...meta.input.args} activeId="business" />,
    Savings: <WalletSwitcher {...meta.input.args} activeId="savings" />,
    Hidden: <WalletSwitcher {...meta.input.args} hidden />,
  }),
);

function StatefulSwitcher({ activeId, onSwitch, ...switcher }: WalletSwitcherProps) {
  const [active, setActive] = useState(activeId);
  return (
    <WalletSwitcher
      {...switcher}
      activeId={active}
      onSwitch={(id) => {
        setActive(id);
        onSwitch(id);
      }}
    />
  );
}

/** Without `onCreate`, the list has no button that creates a wallet, and Tab closes the list. */
export const WithoutCreate = meta.story({
  tags: ['!autodocs'],
  render: (args) => <WalletSwitcher {...args} onCreate={undefined} />,
  play: async ({ userEvent, args }) => {
    const list = within(await open(userEvent));
    await expect(list.getAllByRole('option')).toHaveLength(3);
    await expect(screen.queryByRole('button', { name: 'Create New Wallet' })).toBeNull();
    await userEvent.tab();
    await closed();
    await open(userEvent);
    await userEvent.click(option('Business Wallet $6,003'));
    await expect(args.onSwitch).toHaveBeenCalledWith('business');
  },
});
