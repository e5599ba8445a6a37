import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import PaymentsPage from '../../pages/PaymentsPage';

/**
 * Quick actions (Send, Receive, Scan and Exchange), a link to the contacts, and the recent transactions.
 *
 * **Keyboard**: Tab moves through the quick actions, the links Contacts and See all, and the transactions. An open
 * sheet has the focus. When the sheet closes, the focus returns to the button that opened it.
 */
const meta = preview.meta({
  component: PaymentsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/payments',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story();

Base.test('shows the recent transactions', async ({ app }) => {
  await expect(await app.pageHeading('Payments')).toBeVisible();
  await expect(await app.recentTransactions()).toHaveLength(8);
  await expect(document.title).toBe('Payments · Florin');
});

/**
 * On the contacts page, Payments remains the current tab.
 * @spec home-quick-actions, payments-page
 */
Base.test('opens contacts exchange and receive', async ({ app, userEvent, step }) => {
  await step('The link to the contacts is next to the link to the history', async () => {
    const region = within(await screen.findByRole('region', { name: 'Recent transactions' }));
    const names = region.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(['Contacts', 'See all']);
    await userEvent.click(region.getByRole('link', { name: 'Contacts' }));
    await expect(await app.pageHeading('Contacts')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Payments');
  });
  await step('Exchange opens its page', async () => {
    await app.goTo('Payments');
    const [quickAction] = await screen.findAllByRole('link', { name: 'Exchange' });
    if (quickAction) await userEvent.click(quickAction);
    await expect(await app.pageHeading('Exchange')).toBeVisible();
  });
  await step('Receive opens a sheet', async () => {
    await app.goTo('Payments');
    await app.press('Receive');
    await expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
  });
});

/** The link in the notice opens the page of the transaction, and closes the notice. */
Base.test('opens the receipt', async ({ app }) => {
  await app.openSend();
  await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
  await app.follow('View receipt');
  await expect(await app.pageHeading('Sent to rent@example.com')).toBeVisible();
  await expect(screen.getByRole('img', { name: '-$12.34' })).toBeVisible();
  await app.noNotice();
});

/** The wallet generates this description again. */
Base.test('repeats a payment without its generated description', async ({ app }) => {
  await app.openSend();
  await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
  await app.follow('View receipt');
  await app.pageHeading('Sent to rent@example.com');
  await app.follow('Send again');
  const sheet = await app.sendSheet.opened();
  await expect(app.send.recipient).toHaveValue('rent@example.com');
  await expect(sheet.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue('');
});

/** A payment is announced once. While amounts are hidden, the announcement does not contain the amount. */
Base.test(
  'announces no hidden amount',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, userEvent, step } = context;
    const send = async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
    };
    const sheetClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await step('A payment is sent and announced', async () => {
      await send();
      await advance(context, 2_000);
      await sheetClosed();
      await expect(await app.doneNotice()).toHaveTextContent('Sent $12.34 to rent@example.com');
    });
    await step(
      'Hiding the amounts closes the notice, and showing them does not repeat it',
      async () => {
        await app.hideBalance();
        await app.noNotice();
        await app.showBalance();
        await app.noNotice();
      },
    );
    await step(
      'A payment that completes while amounts are hidden is announced without its amount',
      async () => {
        await send();
        await userEvent.keyboard('{Escape}');
        await sheetClosed();
        await app.hideBalance();
        await advance(context, 2_000);
        await waitFor(async () =>
          expect(await app.doneNotice()).toHaveTextContent(/^Sent to rent@example\.com$/),
        );
      },
    );
  },
);

/** The empty list explains what will appear there. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await screen.findByText('No transactions yet')).toBeVisible();
  },
});

/** The largest amounts fit on the smallest phone. */
export const HugeAmounts = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { usd: '98765432109876.54' } } },
  play: async ({ app }) => {
    await app.openSend();
    await app.pay({ recipient: 'rent@example.com', amount: '98765432109876.54' });
    await app.noDialog();
    const [newest] = await app.recentTransactions();
    await expect(newest).toHaveTextContent('-$98,765,432,109,876.54');
  },
});

/** @spec payments-page */
export const PaymentSent = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, step }) => {
    await step('Send $47.32', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
      await app.noDialog();
    });
    await step('The payment is first in the list, also on the home page', async () => {
      const [newest] = await app.recentTransactions();
      await expect(newest).toHaveTextContent('Sent to rent@example.com');
      await app.goTo('Home');
      await expect(await app.recentTransactions()).toHaveLength(9);
      await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
    });
  },
});
