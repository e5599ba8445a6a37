import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedQuickActions } from '../../../features/payments/ConnectedQuickActions';

/** The four quick actions with the two sheets that they open. The buttons alone are `QuickActions`. */
const meta = preview.meta({ component: ConnectedQuickActions, parameters: { world: {} } });

export const Base = meta.story();

export const OpensAndClosesBothSheets = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Send', 'Receive']) {
      await step(`${name} opens its sheet, and gets the focus back when that closes`, async () => {
        const button = canvas.getByRole('button', { name });
        await userEvent.click(button);
        await screen.findByRole('dialog', { name });
        await userEvent.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(button).toHaveFocus();
      });
    }
  },
});
