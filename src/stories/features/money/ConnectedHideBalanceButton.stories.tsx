import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedHideBalanceButton } from '../../../features/money/ConnectedHideBalanceButton';

/** A `HideBalanceButton` that hides and shows all amounts of the app. */
const meta = preview.meta({ component: ConnectedHideBalanceButton, parameters: { world: {} } });

export const Base = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
    await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
  },
});
