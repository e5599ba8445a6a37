import Stack from '@mui/material/Stack';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { Decimal } from '../../../domain/money/money';
import { ConnectedQuickActions } from '../../../features/payments/ConnectedQuickActions';

interface AddressProps {
  /** The URL's hash after the navigation. It names the sheet to open, and the values of the sheet's fields. */
  hash: string;
  /** `location.state` of the new entry in the browser's history. */
  state?: { link: string };
}

/**
 * Shows the URL's hash and the link in `location.state`. The button Navigate sets both, and the button Back returns to
 * the previous entry in the browser's history.
 */
function WithAddress({ hash, state }: AddressProps) {
  const location = useLocation() as Location<AddressProps['state'] | null>;
  const navigate = useNavigate();
  return (
    <Stack spacing={6}>
      <ConnectedQuickActions />
      <button type="button" onClick={() => void navigate(hash, { state })}>
        Navigate
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p data-testid="location">
        {location.hash}
        {location.state?.link}
      </p>
    </Stack>
  );
}

const navigatingTo = (hash: string, state?: { link: string }) => ({
  render: () => <WithAddress hash={hash} {...(state ? { state } : {})} />,
});

/**
 * The `QuickActions` of the app. Send and Receive open a sheet. Exchange opens the exchange page. Scan only shows a
 * notice, because the demo does not implement it.
 *
 * The URL's hash can also open a sheet, for example `#open=send`.
 */
const meta = preview.meta({ component: ConnectedQuickActions, parameters: { world: {} } });

export const Base = meta.story();

/** @spec home-quick-actions */
Base.test('opens and closes both sheets', async ({ app, canvas, userEvent, step }) => {
  for (const name of ['Send', 'Receive']) {
    await step(`${name} opens its sheet, and has the focus after the sheet closes`, async () => {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await screen.findByRole('dialog', { name });
      await app.press('Close');
      await app.noDialog();
      await expect(button).toHaveFocus();
    });
  }
});

/** An invalid balance makes the sheet throw. */
Base.test('opens a failed sheet when its button is pressed again', async (context) => {
  const { app } = context;
  const store = worldOf(context).session.wallets()?.store;
  const before = store?.getState();
  store?.setState(({ data }) => ({
    data: {
      ...data,
      wallets: data.wallets.map((wallet) => ({
        ...wallet,
        balances: { ...wallet.balances, usd: 'broken' as Decimal },
      })),
    },
  }));
  await app.press('Send');
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Send could not be shown\.Try again$/,
  );
  if (before) store?.setState(before);
  await app.press('Send');
  await expect(await screen.findByRole('dialog', { name: 'Send' })).toBeVisible();
});

/** Closing the sheet removes it from the URL, so that reloading the page does not open the sheet again. */
Base.test(
  'opens a sheet from the URL',
  { ...navigatingTo('#open=receive&currency=btc&kept=1') },
  async ({ app, canvas, userEvent, step }) => {
    await step('The sheet opens with the currency from the URL', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Receive' }));
      await expect(await sheet.findByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
    });
    await step('Closing the sheet removes its parameters from the URL', async () => {
      await userEvent.keyboard('{Escape}');
      await app.noDialog();
      await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^#kept=1$/));
    });
    await step('Back leads to the entry before the sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(canvas.getByTestId('location')).toBeEmptyDOMElement());
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
);

Base.test(
  'closes a sheet that the URL no longer names',
  { ...navigatingTo('#open=receive') },
  async ({ app, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await screen.findByRole('dialog', { name: 'Receive' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back', hidden: true }));
    await app.noDialog();
    await expect(canvas.getByTestId('location')).toBeEmptyDOMElement();
  },
);

/** A contact with an email address and wallet addresses is paid at the email address. */
Base.test(
  'fills in the email address of a contact',
  {
    ...navigatingTo('#open=send&contact=ana'),
    parameters: {
      world: {
        contacts: [
          {
            id: 'ana',
            name: 'Ana',
            email: 'ana@florin.example',
            addresses: { eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
          },
        ],
      },
    },
  },
  async ({ app, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await app.sendSheet.opened();
    await expect(app.send.recipient).toHaveValue('ana@florin.example');
    await expect(app.send.currency).toHaveValue('usd');
  },
);

Base.test(
  'selects the currency from the URL',
  { ...navigatingTo('#open=send&currency=eth') },
  async ({ app, canvas, userEvent, step }) => {
    await step('The currency is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('eth');
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await app.noDialog();
    });
    await step('When its button opens the sheet, the sheet has the default currency', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
    });
  },
);

/**
 * The sheet states that a link has filled in the values. Nothing is sent. Closing the sheet removes the link from
 * `location.state`.
 */
Base.test(
  'fills in a payment link',
  {
    ...navigatingTo('#open=send', {
      link: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05',
    }),
  },
  async ({ app, canvas, userEvent, step }) => {
    await step('The values of the link are in the fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      );
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.05');
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
      await expect(sheet.getByText(/^Filled in from the link/)).toBeVisible();
    });
    await step(
      'Closing removes the sheet from the URL, and the link from `location.state`',
      async () => {
        await userEvent.keyboard('{Escape}');
        await app.noDialog();
        await waitFor(() => expect(canvas.getByTestId('location')).toBeEmptyDOMElement());
      },
    );
  },
);

/** The id of another wallet's transaction and an unknown currency in the URL are ignored. */
Base.test(
  'ignores invalid values in the URL',
  { ...navigatingTo('#open=send&again=business-1&currency=doge') },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
  },
);

Base.test(
  'ignores an unknown sheet',
  { ...navigatingTo('#open=toString') },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('toString'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

/**
 * The user closes the sheet while a payment is pending, and opens the receive sheet. The end of the payment does not
 * close this sheet.
 */
Base.test(
  'keeps the next sheet open',
  { ...navigatingTo('#open=receive'), parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app, canvas, userEvent } = context;
    await app.openSend();
    await app.pay({ recipient: 'rent@example.com', amount: '1' });
    await userEvent.keyboard('{Escape}');
    await app.noDialog();
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await screen.findByRole('dialog', { name: 'Receive' });
    await advance(context, 2_000);
    await expect(screen.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    await expect(canvas.getByTestId('location')).toHaveTextContent('#open=receive');
  },
);
