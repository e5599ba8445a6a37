import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuickActions } from '../../../components/payments/QuickActions/QuickActions';

/**
 * The four things that people open a wallet for: three that happen here, and the way to the
 * exchange. Use it once on a screen, below the balance.
 *
 * **When not to use it**: As navigation: that is `TabBar`. For actions that cannot be undone.
 *
 * **States**: one. Dialogs and notices of the actions are the page's.
 *
 * **Keyboard**: Tab walks through Send, Receive, Scan and Exchange. Enter or Space presses the
 * first three, Enter follows the last, which is a link.
 *
 * **Related**: `BalanceCard`, `TabBar`, `SendForm`, `ReceivePanel`.
 *
 * **Find it by**: send, receive, scan, shortcuts, action buttons.
 */
const meta = preview.meta({
  component: QuickActions,
  args: { onSend: fn(), onReceive: fn(), onScan: fn(), exchangeHref: '/app/exchange' },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Send', 'Receive', 'Scan']);
    await expect(canvas.getByRole('link', { name: 'Exchange' })).toHaveAttribute(
      'href',
      '/app/exchange',
    );
  },
});

/** Four targets for a thumb side by side, even on the narrowest phone. */
export const IsOneRow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const targets = [...canvas.getAllByRole('button'), canvas.getByRole('link')].map((target) =>
      target.getBoundingClientRect(),
    );
    await expect(new Set(targets.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...targets.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  },
});

/** A reader who doubled the size of text gets two rows rather than words that are cut off. */
export const IsTwoRowsInLargeText = meta.story({
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

export const TellsWhatIsWanted = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
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
    await step('Nothing else was wanted', async () => {
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onReceive).toHaveBeenCalledOnce();
    });
  },
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Tab to Send and press Enter', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step('Tab on to Receive and press Space', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Receive' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onReceive).toHaveBeenCalledOnce();
    });
    await step('Tab on past Scan to Exchange, the last of them', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Exchange' })).toHaveFocus();
    });
  },
});

/** The arrows mean out and in, and not forward and back: they point as they do everywhere. */
export const ArrowsKeepTheirDirection = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const arrow of ['NorthEastRoundedIcon', 'SouthWestRoundedIcon'])
      await expect(getComputedStyle(canvas.getByTestId(arrow)).transform).toBe('none');
  },
});
