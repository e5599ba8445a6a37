import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';
import { fill } from '../../testing/fill';

/**
 * The user requests bitcoin: selects the currency, corrects an amount with too many decimals, and copies the address.
 */
const meta = preview.meta({
  id: 'flows-receive',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/Money received',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const CopiedAddress = meta.story({
  play: async (context) => {
    const { app, userEvent, step } = context;
    await step('Open the sheet and select Bitcoin', async () => {
      await app.totalBalance();
      await app.press('Receive');
      const currency = await screen.findByRole('combobox', { name: 'Currency' });
      await userEvent.selectOptions(currency, 'btc');
    });
    await step('An amount with too many decimals shows an error', async () => {
      const amount = screen.getByRole('textbox', { name: 'Amount (optional)' });
      await fill(userEvent, amount, '0.000000001');
      await expect(amount).toHaveAccessibleDescription('At most 8 decimals');
      await userEvent.clear(amount);
      await fill(userEvent, amount, '0.01');
      await expect(amount).toHaveAccessibleDescription('');
    });
    await step('Copy the address, which is confirmed', async () => {
      await app.press('Copy address');
      await expect(await screen.findByText('Address copied to clipboard!')).toBeVisible();
      await expect(worldOf(context).copied).toEqual(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']);
    });
  },
});
