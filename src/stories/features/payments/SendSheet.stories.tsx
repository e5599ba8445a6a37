import { Profiler } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { WalletAdapter } from '../../../adapters/walletAdapter';
import { advance, worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { SendSheet } from '../../../features/payments/SendSheet';
import { fill } from '../../../testing/fill';
import { expectInSight } from '../../../testing/inSight';

/**
 * A sheet with a `SendForm` that sends money from the active wallet.
 *
 * A payment continues after its sheet closes. The amount of a pending payment is reserved, so that other payments
 * cannot use it.
 */
const meta = preview.meta({
  component: SendSheet,
  args: { open: true, onClose: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeOutlet />
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story();

/**
 * After ten seconds, the sheet reports that the payment takes long. After a minute, its result counts as unknown, and
 * `Check again` appears.
 */
Base.test(
  'reports a slow payment',
  { parameters: { world: { calls: { send: 'hang' } } } },
  async (context) => {
    const { app } = context;
    await app.pay({ recipient: 'rent@example.com', amount: '2000' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    const slow = 'This is taking longer than usual. You can leave, and it will continue.';
    await advance(context, 9_999);
    await expect(sheet.queryByText(slow)).not.toBeInTheDocument();
    await advance(context, 1);
    await expect(await sheet.findByText(slow)).toHaveAttribute('role', 'status');
    await advance(context, 50_000);
    await expect(await sheet.findByRole('button', { name: 'Check again' })).toBeVisible();
    await waitFor(() => expect(sheet.queryByText(slow)).not.toBeInTheDocument());
  },
);

/** On a low screen the buttons are visible without scrolling, even with warnings. */
Base.test(
  'keeps its buttons in view',
  { globals: { viewport: { value: 'low' } } },
  async ({ app }) => {
    await app.send.fillIn({
      recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      amount: '2000',
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await sheet.findByRole('group', { name: 'Check before you send' });
    await waitFor(() => expectInSight(sheet.getByRole('button', { name: 'Send' })));
    await expectInSight(sheet.getByRole('button', { name: 'Cancel' }));
    await app.send.send();
    const asked = within(await screen.findByRole('alertdialog', { name: 'Check before you send' }));
    await waitFor(() => expectInSight(asked.getByRole('button', { name: 'Send anyway' })));
  },
);

/** The notice shows the amount, the recipient and a link to the receipt. */
Base.test('shows a notice for five seconds', async (context) => {
  const { app } = context;
  await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
  await expect(await app.doneNotice()).toHaveTextContent(/^Sent \$12\.34 to rent@example\.com$/);
  await advance(context, 4_999);
  await expect(await app.doneNotice()).toBeVisible();
  await expect(screen.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app\/history\/\d+$/),
  );
  await advance(context, 1);
  await app.noNotice();
});

/** `Check again` repeats the call with the same idempotency key, so that the payment is made once. */
Base.test(
  'checks an unconfirmed payment again',
  { parameters: { world: { calls: { send: 'fail' } } } },
  async (context) => {
    const { app, userEvent, args, step } = context;
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    const check = await screen.findByRole('button', { name: 'Check again' });
    await step('`Check again` still receives no response', async () => {
      await userEvent.click(check);
      await expect(await screen.findByText('There is still no answer.')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('`Check again` succeeds', async () => {
      worldOf(context).outcomes.send = 'normal';
      await userEvent.click(check);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(await app.doneNotice()).toHaveTextContent(
        /^Sent \$20\.00 to rent@example\.com$/,
      );
      await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: $2,827.32',
      );
      await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    });
  },
);

/** The receipt, which the notice links to, contains the whole address. */
Base.test('shortens an address in the notice', async ({ app }) => {
  await app.pay({
    recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    amount: '0.001',
    currency: 'btc',
  });
  await expect(await app.doneNotice()).toHaveTextContent(/^Sent 0\.001 BTC to bc1qw508…7kv8f3t4$/);
});

/** If the payment appears in the history, the sheet closes as after a success, and a notice confirms the payment. */
Base.test(
  'closes when the payment is found',
  { parameters: { world: { calls: { send: 'lost' } } } },
  async (context) => {
    const { app, args } = context;
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await screen.findByRole('button', { name: 'Check again' });
    await advance(context, 500);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await app.doneNotice()).toHaveTextContent(/^Sent \$20\.00 to rent@example\.com$/);
    await expect(screen.getByText('View receipt')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  },
);

/**
 * After an unconfirmed payment, the form asks before it sends the same amount to the same recipient. It does not ask
 * about a different amount.
 */
Base.test(
  'warns about a repeated payment',
  { parameters: { world: { calls: { send: 'fail' } } } },
  async (context) => {
    const { app, userEvent, args, step } = context;
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await screen.findByRole('button', { name: 'Check again' });
    worldOf(context).outcomes.send = 'normal';
    await step('Change the description and press once: nothing is sent', async () => {
      await fill(userEvent, screen.getByRole('textbox', { name: /^Description/ }), 'Rent');
      await userEvent.keyboard('{Enter}');
      await expect(
        await screen.findByText(/^A payment of the same amount to the same recipient/),
      ).toBeInTheDocument();
      await expect(args.onClose).not.toHaveBeenCalled();
      await app.press('Go back');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
    await step('Another amount is another payment, and is sent', async () => {
      const amount = screen.getByRole('textbox', { name: 'Amount' });
      await userEvent.clear(amount);
      await userEvent.type(amount, '21{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    });
  },
);

Base.test('announces the payment once', async ({ app, args }) => {
  await app.pay({ recipient: ' ליאורה@example.com ', amount: '20' });
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  const notice = within(await screen.findByRole('alert', { hidden: true }));
  const status = await notice.findByText('ליאורה@example.com');
  // The text is isolated with `bdi`, so that a recipient in another script does not reorder the sentence.
  await expect(status.tagName).toBe('BDI');
  await expect(status.parentElement).toHaveTextContent(/^Sent \$20\.00 to ליאורה@example\.com$/);
  // A browser that translates the page does not change the amount.
  await expect(notice.getByText('$20.00')).toHaveAttribute('translate', 'no');
  await expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
});

/** Recipients of earlier payments are suggested. A payment to one of them is not a first payment. */
Base.test('suggests earlier recipients', async ({ app, userEvent, args }) => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  await userEvent.click(sheet.getByRole('combobox', { name: 'Recipient' }));
  await userEvent.click(sheet.getByRole('option', { name: /^rent@example\.com/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Max' }));
  await app.send.send();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(await app.doneNotice()).toHaveTextContent(/^Sent \$2,847\.32 to rent@example\.com$/);
});

/**
 * For a large first payment, the form shows a note. Unlike a warning, a note needs no confirmation. It does not show
 * the balance.
 */
Base.test('warns about a large first payment', async ({ app, userEvent, args }) => {
  await app.send.fillIn({ recipient: 'new@florin.example', amount: '2000' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  const note = await sheet.findByRole('listitem');
  await expect(note).toHaveTextContent(/more than half of your US dollars/);
  await expect(note).not.toHaveTextContent(/\d/);
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});

/**
 * While the payment is pending, the available amount and the notes stay as they were when the user pressed `Send`. For
 * other payments, the amount is no longer available.
 */
export const Pending = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { calls: { send: 'hang' } } },
  play: async ({ app, args }) => {
    await app.pay({ recipient: 'ben@example.com', amount: '2000' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $2,847.32',
    );
    await expect(sheet.getByRole('listitem')).toHaveTextContent(
      /^Your first payment to this recipient is more than half of your US dollars/,
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The call failed, so the payment may have been made. Its amount remains reserved, and the form keeps its values. */
export const Unconfirmed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { calls: { send: 'fail' } } },
  play: async ({ app }) => {
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(screen.getByRole('alert')).toHaveTextContent('$20.00 to rent@example.com');
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $2,827.32',
    );
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
  },
});

const withoutSpace = (simulated: WalletAdapter): WalletAdapter => ({
  ...simulated,
  send: () => Promise.resolve({ ok: false, refusal: { kind: 'no-space' } }),
});

const replaced = (simulated: WalletAdapter): WalletAdapter => ({
  ...simulated,
  send: () => Promise.resolve({ ok: false, refusal: { kind: 'replaced' } }),
});

/**
 * Another tab has replaced the data during the payment. It is certain that no money was sent, so there is nothing to
 * check again.
 */
Base.test(
  'refuses payments of replaced data',
  { parameters: { world: { backEnd: replaced } } },
  async ({ app }) => {
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data was replaced, erased or locked in another tab. This payment was not made.',
    );
    await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  },
);

/**
 * The device has no space left to store the payment. It is certain that no money was sent, so there is nothing to check
 * again.
 */
Base.test(
  'refuses payments when storage is full',
  { parameters: { world: { backEnd: withoutSpace } } },
  async ({ app, args }) => {
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no space left on this device, so no money has moved. Free some space and try again.',
    );
    await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $2,847.32',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

/** If the back end refuses the repeated call, a notice reports that the payment was not made. The typed values stay. */
Base.test(
  'states that the payment was not made',
  { parameters: { world: { calls: { next: 'fail' }, backEnd: withoutSpace } } },
  async ({ app, args }) => {
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await app.press('Check again');
    const sentence = await screen.findByText(/^The payment to\b.* was not made\./);
    await expect(sentence.parentElement?.parentElement).toHaveTextContent(
      'The payment to rent@example.com was not made. There is no space left',
    );
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
    await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

const duplicating = (simulated: WalletAdapter): WalletAdapter => ({
  ...simulated,
  send: async (order, options) => {
    await simulated.send(order, options);
    return { ok: false, refusal: { kind: 'duplicate' } };
  },
});

/**
 * The back end has already executed a payment with this key, and the form reports this. The sheet closes when the
 * payment appears in the history.
 */
Base.test(
  'states that the payment was made before',
  { parameters: { world: { backEnd: duplicating } } },
  async (context) => {
    const { app, args } = context;
    await app.pay({ recipient: 'rent@example.com', amount: '20' });
    await expect(await screen.findByText('This payment has already been made.')).toBeVisible();
    await advance(context, 500);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await app.doneNotice()).toHaveTextContent(/^Sent \$20\.00 to rent@example\.com$/);
  },
);

const onRender = fn();

/** The form reads a price only when it needs one, so price changes do not slow down typing. */
Base.test(
  'does not rerender when prices change',
  {
    render: (args) => (
      <Profiler id="send" onRender={onRender}>
        <SendSheet {...args} />
      </Profiler>
    ),
  },
  async (context) => {
    const { userEvent } = context;
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Currency' }), 'btc');
    await userEvent.click(sheet.getByRole('button', { name: 'Enter in USD' }));
    const before = sheet.getByText(/^1 BTC [=≈] /).textContent;
    onRender.mockClear();
    await advance(context, 60_000);
    await expect(onRender).not.toHaveBeenCalled();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Amount' }), '5');
    await expect(sheet.getByText(/^1 BTC [=≈] /)).not.toHaveTextContent(before);
  },
);
