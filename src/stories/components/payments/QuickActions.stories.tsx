import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuickActions } from '../../../components/payments/QuickActions';

/**
 * The four main actions of a wallet: Send, Receive, Scan and Exchange.
 *
 * Use it once per screen, below the balance.
 *
 * **When not to use it**: For the main pages of the app, use `TabBar`.
 *
 * **Keyboard**: Tab moves through Send, Receive, Scan and Exchange. Enter or Space presses the first three. Exchange is
 * a link, which Enter opens.
 *
 * **Find it by**: send, receive, scan, shortcuts, action buttons.
 */
const meta = preview.meta({
  component: QuickActions,
  args: { onSend: fn(), onReceive: fn(), onScan: fn(), exchangeHref: '/app/exchange' },
});

export const Base = meta.story();

Base.test('shows three buttons and a link', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Quick actions' })).toBeVisible();
  const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
  await expect(buttons).toEqual(['Send', 'Receive', 'Scan']);
  await expect(canvas.getByRole('link', { name: 'Exchange' })).toHaveAttribute(
    'href',
    '/app/exchange',
  );
});

Base.test('calls the callback of each action', async ({ step, canvas, userEvent, args }) => {
  await step('Tap Send', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  });
  await step('Tap Receive', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  });
  await step('Tap Scan', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  });
  await step('No callback was called twice', async () => {
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onReceive).toHaveBeenCalledOnce();
  });
});

Base.test('works by keyboard', async ({ step, canvas, userEvent, args }) => {
  await step('Tab to Send and press Enter', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  });
  await step('Tab to Receive and press Space', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Receive' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onReceive).toHaveBeenCalledOnce();
  });
  await step('Tab past Scan to Exchange', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Exchange' })).toHaveFocus();
  });
});

/** After a sheet was submitted with Enter, the focus returns to the button while the key may still be held. */
Base.test('ignores a held Enter key', async ({ canvas }) => {
  const send = canvas.getByRole('button', { name: 'Send' });
  // `fireEvent` returns false if the default action was prevented.
  await expect(await fireEvent.keyDown(send, { key: 'Enter' })).toBe(true);
  await expect(await fireEvent.keyDown(send, { key: 'Enter', repeat: true })).toBe(false);
});

/** The arrows mean outgoing and incoming, not forward and back, so they are not mirrored on a right-to-left page. */
Base.test('does not mirror the arrows', { globals: { direction: 'rtl' } }, async ({ canvas }) => {
  for (const name of ['Send', 'Receive']) {
    const arrow = canvas.getByRole('button', { name }).querySelector('svg');
    await expect(arrow).toHaveStyle({ transform: 'none' });
  }
});

/** If the app has neither a scanner nor an exchange, only Send and Receive are shown. */
export const WithoutScanAndExchange = meta.story({
  render: ({ onSend, onReceive }) => <QuickActions onSend={onSend} onReceive={onReceive} />,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Send', 'Receive']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The four actions fit in one row on the narrowest phone. */
export const NarrowPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const targets = [...canvas.getAllByRole('button'), canvas.getByRole('link')].map((target) =>
      target.getBoundingClientRect(),
    );
    await expect(new Set(targets.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...targets.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  },
});

/** With text at 200 % the actions are in two rows, and no label is cut off. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    const exchange = canvas.getByRole('link', { name: 'Exchange' }).getBoundingClientRect();
    await expect(exchange.top).toBeGreaterThanOrEqual(send.bottom);
  },
});

/** If the app neither sends nor receives, only Scan and Exchange are shown. */
export const WithoutSendAndReceive = meta.story({
  render: ({ onScan, exchangeHref }) => (
    <QuickActions onScan={onScan} exchangeHref={exchangeHref} />
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Scan']);
    await expect(canvas.getByRole('link', { name: 'Exchange' })).toBeVisible();
  },
});
