import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import PaymentsPage from '../../pages/PaymentsPage';
import {
  doneNotice,
  fillInSend,
  goTo,
  hideBalance,
  noNotice,
  openSend,
  pageHeading,
  pressSend,
  recentTransactions,
  showBalance,
  totalBalance,
} from '../../testing/steps';

/**
 * Sends and receives money, and shows what was sent and received lately.
 *
 * **States**: the sample wallet, hidden amounts, an empty wallet, a sheet open.
 *
 * **Keyboard**: Tab leads through the quick actions; a sheet takes the focus and gives it back.
 */
const meta = preview.meta({
  component: PaymentsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/payments',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await expect(await pageHeading('Payments')).toBeVisible();
    await expect(await recentTransactions()).toHaveLength(8);
    await expect(document.title).toBe('Payments · Florin');
  },
});

/** The way to the contacts is beside that to the whole history. The tab bar stays on Payments. */
export const LeadsToTheContacts = meta.story({
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'Recent transactions' }));
    const names = region.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(['Contacts', 'See all']);
    await userEvent.click(region.getByRole('link', { name: 'Contacts' }));
    await expect(await pageHeading('Contacts')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
    await expect(tabs.getByRole('link', { current: true })).toHaveAccessibleName('Payments');
  },
});

export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await screen.findByText('No transactions yet')).toBeVisible();
  },
});

/** The largest amounts still fit on the smallest phone. */
export const HugeAmounts = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { usd: '98765432109876.54' } } },
  play: async ({ userEvent }) => {
    await openSend(userEvent);
    await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '98765432109876.54' });
    await pressSend(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [newest] = await recentTransactions();
    await expect(newest).toHaveTextContent('-$98,765,432,109,876.54');
  },
});

export const SendsAndTheListGrows = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Send $47.32', async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '47.32' });
      await pressSend(userEvent);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('It heads the list, here as on the home page', async () => {
      const [newest] = await recentTransactions();
      await expect(newest).toHaveTextContent('Sent to rent@example.com');
      await goTo(userEvent, 'Home');
      await expect(await recentTransactions()).toHaveLength(9);
      await expect(await totalBalance()).toHaveTextContent('$19,962.02');
    });
  },
});

/** The notice on a payment leads to the page of its transaction, and closes. */
export const LeadsToTheReceipt = meta.story({
  play: async ({ userEvent }) => {
    await openSend(userEvent);
    await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '12.34' });
    await pressSend(userEvent);
    await userEvent.click(await screen.findByRole('link', { name: 'View receipt' }));
    await expect(await pageHeading('Sent to rent@example.com')).toBeVisible();
    await expect(screen.getByRole('img', { name: '-$12.34' })).toBeVisible();
    await noNotice();
  },
});

/** A payment is announced once, and without an amount that is hidden. */
export const ForgetsAPaymentWhenAmountsAreHidden = meta.story({
  parameters: { world: { delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    const send = async () => {
      await openSend(userEvent);
      await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '12.34' });
      await pressSend(userEvent);
    };
    const sheetGone = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await step('A payment is sent, and said', async () => {
      await send();
      await advance(context, 2_000);
      await sheetGone();
      await expect(await doneNotice()).toHaveTextContent('Sent $12.34 to rent@example.com');
    });
    await step('Hiding takes it away at once, and showing does not say it again', async () => {
      await hideBalance(userEvent);
      await noNotice();
      await showBalance(userEvent);
      await noNotice();
    });
    await step('Amounts are hidden while a payment is under way: it is said without', async () => {
      await send();
      await userEvent.keyboard('{Escape}');
      await sheetGone();
      await hideBalance(userEvent);
      await advance(context, 2_000);
      await waitFor(async () =>
        expect(await doneNotice()).toHaveTextContent(/^Sent to rent@example\.com$/),
      );
    });
  },
});

export const OpensTheReceiveSheet = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Receive' }));
    await expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
  },
});

export const LeadsToTheExchange = meta.story({
  play: async ({ userEvent }) => {
    const [quickAction] = await screen.findAllByRole('link', { name: 'Exchange' });
    if (quickAction) await userEvent.click(quickAction);
    await expect(await pageHeading('Exchange')).toBeVisible();
  },
});
