import { useNavigate } from 'react-router-dom';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { WalletAdapter } from '../../../adapters/walletAdapter';
import { NoticeOutlet } from '../../../app/NoticeOutlet';
import { ConnectedExchangeForm } from '../../../features/exchange/ConnectedExchangeForm';

/** The button Navigate changes the currency in the URL. */
function WithAddress() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('#from=eth')}>
        Navigate
      </button>
      <ConnectedExchangeForm />
    </>
  );
}

/**
 * An `ExchangeForm` that exchanges currencies of the active wallet. The amount of a pending exchange is reserved, so
 * that another payment cannot use it.
 */
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

/**
 * The form refuses to make the same exchange again. `Check again` repeats the call with the same key, so the exchange
 * is made only once.
 */
Base.test(
  'checks an unconfirmed exchange again',
  { parameters: { world: { calls: { exchange: 'fail' } } } },
  async (context) => {
    const { app, step } = context;
    await app.exchange.fillIn({ amount: '20' });
    await app.exchange.exchange();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Exchange of $20.00 to EUR');
    worldOf(context).outcomes.exchange = 'normal';
    await step('The same exchange is refused', async () => {
      await app.exchange.exchange();
      await expect(
        await screen.findByText('The same payment may have been made already. Check again first.'),
      ).toBeVisible();
    });
    await step('`Check again` confirms the exchange', async () => {
      await app.press('Check again');
      await expect(await screen.findByText(/^Exchanged \$20\.00 to/)).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
      await expect(screen.queryByText(/The same payment may/)).not.toBeInTheDocument();
      await expect(app.exchange.amount).toHaveValue('');
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,827.32');
    });
  },
);

const withoutSpace = (simulated: WalletAdapter): WalletAdapter => ({
  ...simulated,
  exchange: () => Promise.resolve({ ok: false, refusal: { kind: 'no-space' } }),
});

/** If the back end refuses the repeated call, a notice reports that the exchange was not made. */
Base.test(
  'states that the exchange was not made',
  { parameters: { world: { calls: { next: 'fail' }, backEnd: withoutSpace } } },
  async ({ app }) => {
    await app.exchange.fillIn({ amount: '20' });
    await app.exchange.exchange();
    await app.press('Check again');
    const sentence = await screen.findByText('The exchange of USD to EUR was not made.');
    await expect(sentence.parentElement).toHaveTextContent(
      /^The exchange of USD to EUR was not made\. There is no space left/,
    );
    await expect(app.exchange.amount).toHaveValue('20');
  },
);

/** If the exchange appears in the history, the amount is cleared, and a notice confirms the exchange. */
Base.test(
  'clears the amount when the exchange is found',
  { parameters: { world: { calls: { exchange: 'lost' } } } },
  async (context) => {
    const { app } = context;
    await app.exchange.fillIn({ amount: '20' });
    await app.exchange.exchange();
    await screen.findByRole('button', { name: 'Check again' });
    await advance(context, 500);
    await expect(await screen.findByText(/^Exchanged \$20\.00 to/)).toBeVisible();
    await expect(app.exchange.amount).toHaveValue('');
    await expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  },
);

Base.test(
  'begins again with another currency from the URL',
  { render: () => <WithAddress /> },
  async ({ app, canvas, userEvent }) => {
    await app.exchange.fillIn({ from: 'gbp', amount: '5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await waitFor(() => expect(app.exchange.from).toHaveValue('eth'));
    await expect(app.exchange.amount).toHaveValue('');
  },
);

/** Another currency in the URL is a later choice than the values of the ended session. */
Base.test(
  'restores the values of an ended session until the URL names another currency',
  async ({ app, canvas, mount, userEvent, ...context }) => {
    const { auth } = worldOf(context).session;
    spyOn(auth.getState(), 'typed').mockReturnValue({ from: 'gbp', to: 'eur', amount: '12.5' });
    await mount(<WithAddress />);
    await waitFor(() => expect(app.exchange.from).toHaveValue('gbp'));
    await expect(app.exchange.amount).toHaveValue('12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await waitFor(() => expect(app.exchange.from).toHaveValue('eth'));
    await expect(app.exchange.amount).toHaveValue('');
  },
);

/** A back end without fixed rates returns a quote for each exchange. */
Base.test(
  'requests a quote from a back end without fixed rates',
  { parameters: { world: { backEnd: ({ rateOf: _rates, ...others }: WalletAdapter) => others } } },
  async (context) => {
    const { app, canvas } = context;
    await app.exchange.fillIn({ amount: '20' });
    await expect(canvas.getByText('Getting a quote…')).toBeVisible();
    await advance(context, 400);
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^This quote is valid for/);
  },
);

/** While the exchange is pending, the available amount stays as it was when the user pressed `Exchange now`. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { calls: { exchange: 'hang' } } },
  play: async ({ app }) => {
    await app.exchange.fillIn({ amount: '2000' });
    await app.exchange.exchange();
    await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,847.32');
  },
});

/** The call failed, so the exchange may have been made. Its amount remains reserved. */
export const Unconfirmed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { calls: { exchange: 'fail' } } },
  play: async ({ app }) => {
    await app.exchange.fillIn({ amount: '20' });
    await app.exchange.exchange();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(app.exchange.amount).toHaveAccessibleDescription('Available: $2,827.32');
  },
});
