import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedHideBalanceButton } from '../../../features/money/ConnectedHideBalanceButton';

/**
 * A `HideBalanceButton` for the pages of the app. A press hides or shows the amounts on all pages. To pass the choice
 * as a prop, use `HideBalanceButton`.
 */
const meta = preview.meta({ component: ConnectedHideBalanceButton, parameters: { world: {} } });

export const Base = meta.story();

Base.test('hides and shows the balance, and keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
  await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus();
});
