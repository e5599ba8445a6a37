import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedExchangeForm } from '../../../features/exchange/ConnectedExchangeForm';
import { amountToExchange, fillInExchange, pressExchange } from '../../../testing/steps';

/** Exchanges money inside the active wallet, joined to the store. The form alone is `ExchangeForm`. */
const meta = preview.meta({ component: ConnectedExchangeForm, parameters: { world: {} } });

export const Base = meta.story();

export const HoldsWhatIsUnderWay = meta.story({
  parameters: { world: { calls: { exchange: 'hang' } } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { amount: '2000' });
    await pressExchange(userEvent);
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $847.32');
  },
});

export const SaysWhenTheCallFails = meta.story({
  parameters: { world: { calls: { exchange: 'fail' } } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { amount: '20' });
    await pressExchange(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,847.32');
  },
});
