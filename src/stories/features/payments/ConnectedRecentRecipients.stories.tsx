import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedRecentRecipients } from '../../../features/payments/ConnectedRecentRecipients';

/** A row with the last recipients of the active wallet. A press opens the send sheet with the recipient filled in. */
const meta = preview.meta({
  component: ConnectedRecentRecipients,
  parameters: { world: {} },
});

const inGroup = (screenPart: Pick<typeof screen, 'getByRole'>) =>
  within(screenPart.getByRole('group', { name: 'Recent recipients' }));

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Send' }));

export const Base = meta.story();

Base.test(
  'opens the send sheet with recipient and currency, and sends nothing',
  { parameters: { route: '/app/payments', layout: 'fullscreen' } },
  async ({ userEvent, step }) => {
    await step('Press a recipient on the page', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^bc1qrp/ }));
      const form = await sheet();
      await expect(form.getByLabelText('Recipient')).toHaveValue(
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      );
      await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
        'BTC · Bitcoin',
      );
      await expect(form.getByLabelText('Amount')).toHaveValue('');
    });
    await step('Press another recipient in the sheet', async () => {
      const form = await sheet();
      await userEvent.click(inGroup(form).getByRole('button', { name: 'rent@example.com' }));
      await expect(form.getByLabelText('Recipient')).toHaveValue('rent@example.com');
      await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(
        'USD · US Dollar',
      );
      await expect(form.getByLabelText('Amount')).toHaveValue('');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
);

Base.test(
  'keeps the currency of a typed amount',
  { parameters: { route: '/app/payments#open=send&currency=eur', layout: 'fullscreen' } },
  async ({ userEvent }) => {
    const form = await sheet();
    await userEvent.type(form.getByLabelText('Amount'), '5');
    await userEvent.click(inGroup(form).getByRole('button', { name: 'rent@example.com' }));
    await expect(form.getByLabelText('Amount')).toHaveValue('5');
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('EUR · Euro');
  },
);

/** A new wallet has paid no recipient, so no group is shown. */
Base.test(
  'shows no group without a recipient',
  { parameters: { world: { holdings: 'empty' } } },
  async () => {
    await expect(screen.queryByRole('group')).not.toBeInTheDocument();
  },
);
