import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import { sessionsOf } from '../../state/sessions';
import type { Decimal } from '../../domain/money/money';
import HomePage from '../../pages/HomePage';
import {
  fillInSend,
  openSend,
  pressSend,
  recentTransactions,
  totalBalance,
} from '../../testing/steps';
import { AURORA } from '../../testing/brands';

/**
 * The signed-in start: total balance, quick actions, recent transactions.
 *
 * **States**: the sample wallet, a hidden balance, an empty wallet, prices that move.
 *
 * **Keyboard**: Tab leads from the bars to the balance, the quick actions and back to the tab bar;
 * a sheet takes the focus and gives it back to the button that opened it.
 */
const meta = preview.meta({
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    await expect(await totalBalance()).toHaveTextContent('+2.45% (24h)');
    await expect(await recentTransactions()).toHaveLength(8);
  },
});

/** Another brand changes colours, gradients, corners and density, in the bars, too. The typeface stays. */
export const InAnotherBrand = meta.story({
  globals: { brand: AURORA.replace('_font-system', '') },
  play: async () => {
    const card = await totalBalance();
    await expect(card).toHaveStyle({ borderRadius: '6px' });
    await expect(getComputedStyle(card).backgroundImage).toContain(
      'linear-gradient(135deg, rgb(76, 29, 149), rgb(126, 34, 206))',
    );
    await expect(document.body).toHaveStyle({ backgroundColor: 'rgb(248, 246, 251)' });
    const here = await screen.findByRole('link', { name: 'Home', current: 'page' });
    await expect(here).toHaveStyle({ color: 'rgb(107, 33, 168)' });
  },
});

/** The course of the total loads after the page, into room that is kept; hidden, nothing of it is left. */
export const ShowsTheCourseOfTheTotal = meta.story({
  play: async ({ userEvent }) => {
    const card = await totalBalance();
    const path = () => card.querySelector('svg[preserveAspectRatio] path')?.getAttribute('d');
    const name = 'The total over the last 24 hours, from $19,398.23 until now';
    await expect(await within(card).findByRole('img', { name })).toBeVisible();
    await expect(path()?.split('L')).toHaveLength(49);
    const { height } = card.getBoundingClientRect();
    await userEvent.click(within(card).getByRole('button', { name: 'Hide balance' }));
    await waitFor(() => expect(path()).toBe('M0 14H100'));
    await expect(within(card).queryByRole('img', { name })).not.toBeInTheDocument();
    await expect(card.innerHTML).not.toContain('19,398');
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
});

/** A wallet without money or history says what will appear. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await totalBalance()).toHaveTextContent('$0.00');
    await expect(screen.getByText('No transactions yet')).toBeVisible();
  },
});

/** The largest amounts still fit on the smallest phone. */
export const HugeBalance = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { usd: '98765432109876.54', btc: '20999999.99999999' } } },
  play: async () => {
    await expect(await totalBalance()).toHaveTextContent('$99,673,682,120,368.11');
  },
});

export const HidesAndShowsTheBalance = meta.story({
  play: async ({ userEvent, step }) => {
    const card = within(await totalBalance());
    await step('Hide the balance', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Hide balance' }));
      await expect(await totalBalance()).toHaveTextContent('••••••');
      await expect(await totalBalance()).not.toHaveTextContent('20,009');
    });
    await step('Show it again', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Show balance' }));
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    });
  },
});

export const SendsAndTheBalanceFalls = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Send $47.32', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
      await pressSend(userEvent);
    });
    await step('The sheet closes, and the focus is back on the button that opened it', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
    await step('The total has fallen by exactly that, and the payment heads the list', async () => {
      await expect(await totalBalance()).toHaveTextContent('$19,962.02');
      const [newest] = await recentTransactions();
      await expect(newest).toHaveTextContent('Sent to rent@example.com');
      await expect(newest).toHaveTextContent('-$47.32');
      await expect(newest).toHaveTextContent('Completed');
    });
    await step('The sheet comes back empty, and $2,800.00 are left', async () => {
      const sheet = within(await openSend(userEvent));
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: $2,800.00',
      );
    });
  },
});

export const RefusesMoreThanIsLeft = meta.story({
  parameters: { world: { balances: { usd: '2800' } } },
  play: async ({ userEvent, step }) => {
    await step('Send a cent more than there is', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '2800.01' });
      await pressSend(userEvent);
    });
    await step('The amount is refused, and nothing has changed', async () => {
      const amount = screen.getByRole('textbox', { name: 'Amount' });
      await expect(amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(amount).toHaveValue('2800.01');
      await userEvent.keyboard('{Escape}');
      await expect(await totalBalance()).toHaveTextContent('$19,962.02');
      await expect(await recentTransactions()).toHaveLength(8);
    });
  },
});

export const SendsOnceThoughClosedMidway = meta.story({
  parameters: { world: { delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step(
      'Press Enter three times, and close the sheet while the payment is under way',
      async () => {
        await openSend(userEvent);
        await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
        await userEvent.keyboard('{Enter}{Enter}{Enter}');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      },
    );
    await step('A millisecond before the two seconds are over nothing has moved', async () => {
      await advance(context, 1_999);
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    });
    await step('Then the money has moved once', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(await totalBalance()).toHaveTextContent('$19,962.02'));
      await expect(await recentTransactions()).toHaveLength(9);
    });
  },
});

export const SaysWhenAPaymentFailsBehindAClosedSheet = meta.story({
  parameters: { world: { delays: 'real', calls: { send: 'fail' } } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Close the sheet while the payment is under way', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Enter}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('The payment fails: a notice says so, and the balance stays', async () => {
      await advance(context, 2_000);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    });
  },
});

export const SaysWhenAPaymentFailsBehindANewSheet = meta.story({
  parameters: { world: { delays: 'real', calls: { send: 'fail' } } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Close the sheet while the payment is under way, and open it again', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Enter}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await openSend(userEvent);
    });
    await step('The payment fails: the new sheet says so, and stays open', async () => {
      await advance(context, 2_000);
      const sheet = within(screen.getByRole('dialog', { name: 'Send' }));
      await expect(await sheet.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(sheet.getByRole('button', { name: 'Check again' })).toBeVisible();
    });
  },
});

export const PaysBesideAPaymentThatHangs = meta.story({
  parameters: { world: { calls: { send: 'hang' } } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('A payment of $2,000 is not answered: close its sheet', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '2000' });
      await pressSend(userEvent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(worldOf(context).leaving.questions).toBe(1);
    });
    await step('The next sheet is free, and knows what is held', async () => {
      worldOf(context).outcomes.send = 'normal';
      const sheet = within(await openSend(userEvent));
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: $847.32',
      );
      await fillInSend(userEvent, { recipient: 'ann@example.com', amount: '47.32' });
      await pressSend(userEvent);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('It alone is paid', async () => {
      await expect(await totalBalance()).toHaveTextContent('$19,962.02');
      await expect(await recentTransactions()).toHaveLength(9);
      await expect(worldOf(context).leaving.questions).toBe(1);
    });
  },
});

export const KeepsTheFocusWhileItSends = meta.story({
  parameters: { world: { calls: { send: 'hang' } } },
  play: async ({ userEvent, step }) => {
    await step('Press Send, and at once Escape', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
      await pressSend(userEvent);
      await userEvent.keyboard('{Escape}');
    });
    await step('The sheet closes, and the focus is back on the button that opened it', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
  },
});

/** A balance that is not a number has no total: that costs the total, and nothing else. */
export const KeepsTheRestWhenTheTotalFails = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    await totalBalance();
    // No adapter and no action lets such a balance in.
    sessionsOf(worldOf(context))
      .wallets()
      ?.store.setState(({ activeWallet }) => ({
        activeWallet: {
          ...activeWallet,
          currencies: activeWallet.currencies.map((currency) => ({
            ...currency,
            balance: 'broken' as Decimal,
          })),
        },
      }));
    await step('The total says that it is missing, and nothing technical', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Total balance could not be shown\.Try again$/,
      );
      await expect(worldOf(context).logged).toEqual(['Total balance could not be shown']);
    });
    await step('The rest of the page is alive', async () => {
      await expect(await recentTransactions()).toHaveLength(8);
      await userEvent.click(screen.getByRole('button', { name: 'Receive' }));
      await expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
    });
  },
});

export const MovesWithThePrices = meta.story({
  parameters: { world: { seed: 7 } },
  play: async (context) => {
    await context.step('The total stands still before the first tick', async () => {
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
      await advance(context, 4_999);
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
    });
    await context.step('It moves with the tick', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(await totalBalance()).toHaveTextContent('$20,649.66'));
    });
  },
});

export const ScanSaysThatItIsNotThere = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'QR Scanner not implemented in demo',
    );
  },
});

export const GoesByKeyboardAlone = meta.story({
  play: async ({ userEvent, step }) => {
    await totalBalance();
    await step('The first Tab offers to skip the bars', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('main')).toHaveFocus();
    });
    await step('The balance, then the quick actions', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
    await step('Enter opens the sheet, Escape closes it and brings the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: 'Send' });
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
    });
  },
});
