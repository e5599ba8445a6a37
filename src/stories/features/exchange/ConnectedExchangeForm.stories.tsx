import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { ConnectedExchangeForm } from '../../../features/exchange/ConnectedExchangeForm';
import { amountToExchange, fillInExchange, pressExchange } from '../../../testing/steps';

/** Exchanges money inside the active wallet, joined to the store. The form alone is `ExchangeForm`. */
const meta = preview.meta({
  component: ConnectedExchangeForm,
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeOutlet />
      </>
    ),
  ],
  parameters: { world: {} },
});

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
      'We could not confirm this payment. It may have been made.',
    );
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,827.32');
  },
});

/** An exchange in doubt is not made a second time, and is done once when it is checked again. */
export const ChecksAgain = meta.story({
  parameters: { world: { calls: { exchange: 'fail' } } },
  play: async (context) => {
    const { userEvent, step } = context;
    await fillInExchange(userEvent, { amount: '20' });
    await pressExchange(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Exchange of $20.00 to EUR');
    worldOf(context).outcomes.exchange = 'normal';
    await step('The same exchange is refused', async () => {
      await pressExchange(userEvent);
      await expect(
        await screen.findByText('The same payment may have been made already. Check again first.'),
      ).toBeVisible();
    });
    await step('Checking again settles it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await expect(await screen.findByText(/^Exchanged \$20\.00 to/)).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
      await expect(screen.queryByText(/The same payment may/)).not.toBeInTheDocument();
      await expect(await amountToExchange()).toHaveValue('');
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,827.32');
    });
  },
});
