import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { Decimal } from '../../domain/money/money';
import HomePage from '../../pages/HomePage';
import { announcedDuring } from '../../testing/announcements';
import { AURORA } from '../../testing/brands';

/**
 * The first page after the sign-in: the total balance, quick actions and recent transactions.
 *
 * **Keyboard**: Tab moves from the bars to the balance and the quick actions. An open sheet has the focus. When the
 * sheet closes, the focus returns to the button that opened it.
 */
const meta = preview.meta({
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story();

/** @spec total-balance */
Base.test('shows the total and the recent transactions', async ({ app }) => {
  await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  await expect(await app.totalBalance()).toHaveTextContent('+2.45% (24h)');
  await expect(await app.recentTransactions()).toHaveLength(8);
});

Base.test(
  'names the sample wallet in German',
  { globals: { language: 'de' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Private Wallet')).toBeVisible();
  },
);

/** While the result of a payment is unknown, Home, Payments and History show the payment with `Check again`. */
Base.test(
  'keeps a payment in doubt visible',
  { parameters: { world: { calls: { send: 'fail' } } } },
  async (context) => {
    const { app, userEvent, step } = context;
    const doubt = () =>
      screen.findByRole('group', {
        name: 'We could not confirm this payment. It may have been made.',
      });
    await app.openSend();
    await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
    await screen.findByRole('button', { name: 'Check again' });
    await app.press('Cancel');
    await app.noDialog();
    await step('Home shows it, and hides its amount with the balance', async () => {
      await expect(await doubt()).toHaveTextContent('$47.32 to rent@example.com');
      // It is not announced again on each page.
      await expect(within(await doubt()).queryByRole('alert')).not.toBeInTheDocument();
      await app.press('Hide balance');
      await expect(await doubt()).toHaveTextContent('To rent@example.com');
      await expect(await doubt()).not.toHaveTextContent(/\d/);
    });
    await step('Payments and History show it', async () => {
      await app.follow('Payments');
      await app.pageHeading('Payments');
      await expect(await doubt()).toBeVisible();
      await app.follow('See all');
      await app.pageHeading('History');
      await expect(await doubt()).toBeVisible();
    });
    await step(
      '`Check again` ends the doubt with a notice, and the heading has the focus',
      async () => {
        worldOf(context).outcomes.send = 'normal';
        await userEvent.click(within(await doubt()).getByRole('button', { name: 'Check again' }));
        await expect(await app.doneNotice()).toHaveTextContent(/^Sent to rent@example\.com$/);
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument(),
        );
        await waitFor(async () => expect(await app.pageHeading('History')).toHaveFocus());
      },
    );
  },
);

Base.test('updates with the prices', { parameters: { world: { seed: 7 } } }, async (context) => {
  const { app } = context;
  await context.step('The total is unchanged before the first tick', async () => {
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    await advance(context, 4_999);
    await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  });
  await context.step('The tick changes the total', async () => {
    await advance(context, 1);
    await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$20,649.66'));
  });
});

/**
 * The chart is hidden together with the total.
 * @spec home-balance
 */
Base.test('hides and shows the balance and its chart', async ({ app, step, userEvent }) => {
  await step('Hides and shows the balance', async () => {
    const card = within(await app.totalBalance());
    await step('Hide the balance', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Hide balance' }));
      await expect(await app.totalBalance()).toHaveTextContent('••••••');
      await expect(await app.totalBalance()).not.toHaveTextContent('20,009');
    });
    await step('Show the balance again', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Show balance' }));
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
  });
  await step('Hides the chart with the total', async () => {
    // The chart loads after the page, and does not change the height of the card. A hidden chart is a straight line.
    const card = await app.totalBalance();
    const { heights } = await totalLine(await app.totalBalance());
    await expect(heights).toHaveLength(49);
    const { height } = card.getBoundingClientRect();
    await userEvent.click(within(card).getByRole('button', { name: 'Hide balance' }));
    await waitFor(() =>
      expect(card.querySelector('svg[preserveAspectRatio] path')).toHaveAttribute('d', 'M0 14H100'),
    );
    await expect(within(card).queryByRole('img', { name: /^The total/ })).not.toBeInTheDocument();
    await expect(card.getBoundingClientRect().height).toBe(height);
  });
});

/** The point of 9:30 keeps the value of 9:30, and only the end of the line has the current prices. */
Base.test(
  'draws the current quarter of an hour from its start',
  { parameters: { world: { seed: 7, now: '2026-03-14T09:31:00.000Z' } } },
  async (context) => {
    const card = await context.app.totalBalance();
    await totalLine(card);
    await advance(context, 5_000);
    await waitFor(async () => {
      const { heights } = await totalLine(card);
      await expect(heights.at(-1)).not.toBe(heights.at(-2));
    });
  },
);

Base.test(
  'shows the total and a flat line if the past prices cannot be read',
  { parameters: { world: { calls: { priceHistory: 'fail' } } } },
  async (context) => {
    const card = await context.app.totalBalance();
    await waitFor(() => expect(worldOf(context).logged).toEqual(['Something could not be read']));
    await expect(card).toHaveTextContent('$20,009.34');
    await expect(card.querySelector('svg[preserveAspectRatio] path')).toHaveAttribute(
      'd',
      'M0 14H100',
    );
  },
);

/**
 * The line shows the past value of the current balances. It changes with each price, with each payment, and with the
 * active wallet. A payment lowers the whole line, and does not add a step.
 */
Base.test(
  'moves the line with the total',
  { parameters: { world: { seed: 7 } } },
  async (context) => {
    const { app, step } = context;
    const before = await totalLine(await app.totalBalance());
    await step('After a price tick, only the end of the line has another value', async () => {
      await advance(context, 5_000);
      await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$20,649.66'));
      const { path, heights } = await totalLine(await app.totalBalance());
      await expect(path).not.toBe(before.path);
      // The total is now the highest value of the day.
      await expect(heights.at(-1)).toBe(0);
    });
    await step('After a payment of $2,800.00, the whole line is $2,800.00 lower', async () => {
      const { heights } = await totalLine(await app.totalBalance());
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '2800' });
      await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$17,849.66'));
      const after = await totalLine(await app.totalBalance());
      await expect(after.heights).toEqual(heights);
    });
    await step('After a payment of most Bitcoin, the line has another shape', async () => {
      const { path } = await totalLine(await app.totalBalance());
      await app.openSend();
      await app.pay({
        recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        amount: '0.15',
        currency: 'btc',
      });
      await waitFor(async () =>
        expect((await totalLine(await app.totalBalance())).path).not.toBe(path),
      );
    });
    await step('Another wallet, which has its Bitcoin, has another line', async () => {
      const { path } = await totalLine(await app.totalBalance());
      await app.switchWallet('Business Wallet');
      await waitFor(async () =>
        expect((await totalLine(await app.totalBalance())).path).not.toBe(path),
      );
    });
  },
);

Base.test(
  'refuses more than the balance',
  { parameters: { world: { balances: { usd: '2800' } } } },
  async ({ app, step }) => {
    await step('Send a cent more than the balance', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '2800.01' });
    });
    await step('The amount is refused, and nothing changes', async () => {
      const amount = screen.getByRole('textbox', { name: 'Amount' });
      await expect(amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(amount).toHaveValue('2800.01');
      await app.press('Cancel');
      await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
      await expect(await app.recentTransactions()).toHaveLength(8);
    });
  },
);

Base.test(
  'sends once when closed while pending',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, userEvent, step } = context;
    await step(
      'Press Enter three times, and close the sheet while the payment is pending',
      async () => {
        await app.openSend();
        await app.send.fillIn({ recipient: 'rent@example.com', amount: '47.32' });
        await userEvent.keyboard('{Enter}{Enter}{Enter}');
        await userEvent.keyboard('{Escape}');
        await app.noDialog();
      },
    );
    await step('After 1,999 ms the balance is unchanged', async () => {
      await advance(context, 1_999);
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
    await step('After two seconds the payment is made once', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$19,962.02'));
      await expect(await app.recentTransactions()).toHaveLength(9);
    });
  },
);

Base.test(
  'reports failures in the reopened sheet',
  { parameters: { world: { delays: 'real', calls: { send: 'fail' } } } },
  async (context) => {
    const { app, userEvent, step } = context;
    await step('Close the sheet while the payment is pending, and open it again', async () => {
      await app.openSend();
      await app.send.fillIn({ recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Enter}{Escape}');
      await app.noDialog();
      await app.openSend();
    });
    await step('The call fails: the new sheet reports it, and remains open', async () => {
      await advance(context, 2_000);
      const sheet = within(screen.getByRole('dialog', { name: 'Send' }));
      await expect(await sheet.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(sheet.getByRole('button', { name: 'Check again' })).toBeVisible();
    });
  },
);

Base.test(
  'sends again while one is pending',
  { parameters: { world: { calls: { send: 'hang' } } } },
  async (context) => {
    const { app, userEvent, step } = context;
    await step('Close the sheet of a pending payment of $2,000', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '2000' });
      await userEvent.keyboard('{Escape}');
      await app.noDialog();
      await expect(worldOf(context).leaving.questions).toBe(1);
    });
    await step('The next sheet is enabled, and the held amount is not available', async () => {
      worldOf(context).outcomes.send = 'normal';
      const sheet = within(await app.openSend());
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: $847.32',
      );
      await app.pay({ recipient: 'ann@example.com', amount: '47.32' });
      await app.noDialog();
    });
    await step('Only the second payment is made', async () => {
      await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
      await expect(await app.recentTransactions()).toHaveLength(9);
      await expect(worldOf(context).leaving.questions).toBe(1);
    });
  },
);

Base.test(
  'returns focus when closed while sending',
  { parameters: { world: { calls: { send: 'hang' } } } },
  async ({ app, userEvent, step }) => {
    await step('Press Send and immediately Escape', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Escape}');
    });
    await step('The sheet closes, and its button has the focus', async () => {
      await app.noDialog();
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
  },
);

/** An invalid balance makes the card with the total throw. The rest of the page remains usable. */
Base.test('stays usable without the total', async (context) => {
  const { app, step } = context;
  await app.totalBalance();
  // The store refuses an invalid balance from adapters and actions, so the story sets the balance directly.
  worldOf(context)
    .session.wallets()
    ?.store.setState(({ activeWallet }) => ({
      activeWallet: {
        ...activeWallet,
        currencies: activeWallet.currencies.map((currency) => ({
          ...currency,
          balance: 'broken' as Decimal,
        })),
      },
    }));
  await step('A message without technical details replaces the total', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Total balance could not be shown\.Try again$/,
    );
    await expect(worldOf(context).logged).toEqual(['Total balance could not be shown']);
  });
  await step('The rest of the page is usable', async () => {
    await expect(await app.recentTransactions()).toHaveLength(8);
    await app.press('Receive');
    await expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
  });
});

Base.test('moves the focus to the heading when a new wallet is opened', async ({ app }) => {
  await app.press('Personal Wallet');
  await app.press('Create New Wallet');
  await app.newWallet.fillIn({ name: 'Holiday' });
  await app.newWallet.create();
  await app.press('Open');
  await app.arriveAt('Home');
  await expect(await app.totalBalance()).toHaveTextContent('Holiday');
});

/** @spec home-quick-actions, scan-notice */
Base.test('shows that scan is unavailable', async ({ app }) => {
  await app.press('Scan');
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    'QR Scanner not implemented in demo',
  );
});

Base.test('works by keyboard', async ({ app, userEvent, step }) => {
  await app.totalBalance();
  await step('The first Tab stop is the link that skips the bars', async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
  });
  await step('Tab moves to the balance and the quick actions', async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Personal Wallet' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });
  await step('Enter opens the sheet, and Escape closes it and returns the focus', async () => {
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Send' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  });
});

/**
 * A pending payment fails while the page is open. Its amount is available again, and the new status is announced once.
 */
Base.test('follows a pending payment', async (context) => {
  const { app } = context;
  await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
  const texts = await announcedDuring(async () => {
    worldOf(context).setStatus({ id: 'personal-7', status: 'failed' });
    await advance(context, 500);
    await waitFor(() => expect(document.body).toHaveTextContent('Rent share: Failed'));
  });
  await expect(texts).toEqual(['Rent share: Failed']);
  await expect(await app.totalBalance()).toHaveTextContent('$20,129.34');
  const [, sent] = await app.recentTransactions();
  await expect(sent).toHaveTextContent(/-\$120\.00.*Failed$/);
});

/**
 * The brand changes the colours, gradients, corners and density. The story removes the brand's typeface, so the default
 * typeface remains.
 */
export const InAnotherBrand = meta.story({
  globals: { brand: AURORA.replace('_font-system', '') },
  play: async ({ app }) => {
    const card = await app.totalBalance();
    await expect(card).toHaveStyle({ borderRadius: '6px' });
    await expect(getComputedStyle(card).backgroundImage).toContain(
      'linear-gradient(135deg, rgb(76, 29, 149), rgb(126, 34, 206))',
    );
    await expect(document.body).toHaveStyle({ backgroundColor: 'rgb(248, 246, 251)' });
    const here = await screen.findByRole('link', { name: 'Home', current: 'page' });
    await expect(here).toHaveStyle({ color: 'rgb(107, 33, 168)' });
  },
});

/** The empty list explains what will appear there. */
export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async ({ app }) => {
    await expect(await app.totalBalance()).toHaveTextContent('$0.00');
    await expect(screen.getByText('No transactions yet')).toBeVisible();
  },
});

EmptyWallet.test('opens the receive sheet from the empty list', async ({ userEvent }) => {
  const list = within(screen.getByRole('region', { name: 'Recent transactions' }));
  await userEvent.click(list.getByRole('link', { name: 'Receive' }));
  await expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
  await expect(
    screen.getByRole('heading', { name: 'Home', level: 1, hidden: true }),
  ).toBeInTheDocument();
});

/** The largest amounts fit on the smallest phone. */
export const HugeBalance = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { usd: '98765432109876.54', btc: '20999999.99999999' } } },
  play: async ({ app }) => {
    await expect(await app.totalBalance()).toHaveTextContent('$99,673,682,120,368.11');
  },
});

/** @spec send-result, send-description, send-closes */
export const PaymentSent = meta.story({
  tags: ['!autodocs'],
  play: async ({ app, step }) => {
    await step('Send $47.32', async () => {
      await app.openSend();
      await app.pay({ recipient: 'rent@example.com', amount: '47.32' });
    });
    await step('The sheet closes, and its button has the focus', async () => {
      await app.noDialog();
      await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
    await step(
      'The total is lower by this amount, and the payment is first in the list',
      async () => {
        await expect(await app.totalBalance()).toHaveTextContent('$19,962.02');
        const [newest] = await app.recentTransactions();
        await expect(newest).toHaveTextContent('Sent to rent@example.com');
        await expect(newest).toHaveTextContent('-$47.32');
        await expect(newest).toHaveTextContent('Completed');
      },
    );
    await step('The next sheet is empty, and $2,800.00 are available', async () => {
      const sheet = within(await app.openSend());
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: $2,800.00',
      );
    });
  },
});

/** The user closed the sheet while the payment was pending, so a notice reports that the call failed. */
export const PaymentUnconfirmed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { delays: 'real', calls: { send: 'fail' } } },
  play: async (context) => {
    const { app, userEvent, step } = context;
    await step('Close the sheet while the payment is pending', async () => {
      await app.openSend();
      await app.send.fillIn({ recipient: 'rent@example.com', amount: '47.32' });
      await userEvent.keyboard('{Enter}{Escape}');
      await app.noDialog();
    });
    await step('The call fails: a notice reports it, and the balance is unchanged', async () => {
      await advance(context, 2_000);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
      await expect(await app.totalBalance()).toHaveTextContent('$20,009.34');
    });
  },
});

/** Returns the line of the total's chart. Its name has no figures, so it contradicts no other figure of the card. */
async function totalLine(card: HTMLElement) {
  const img = await within(card).findByRole('img', { name: 'The total over the last 24 hours' });
  const path = img.querySelector('path')?.getAttribute('d') ?? '';
  return { path, heights: path.split('L').map((place) => Number(place.split(' ')[1])) };
}
