import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SendSheet } from '../../../pages/parts/SendSheet';
import { fillInSend, pressSend } from '../../steps';

/**
 * Sends money from the active wallet: the send form in a sheet, joined to the store. A payment goes
 * on when its sheet is closed, and what it holds is no longer available to another.
 */
const meta = preview.meta({
  component: SendSheet,
  args: { open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });

export const HoldsWhatIsUnderWay = meta.story({
  parameters: { world: { calls: { send: 'hang' } } },
  play: async ({ userEvent, args }) => {
    await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '2000' });
    await pressSend(userEvent);
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $847.32',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const SaysWhenTheCallFails = meta.story({
  parameters: { world: { calls: { send: 'fail' } } },
  play: async ({ userEvent }) => {
    await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '20' });
    await pressSend(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Available: $2,847.32',
    );
  },
});
