import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { ConnectedQuickActions } from '../../../features/payments/ConnectedQuickActions';
import { fillInSend, openSend, pressSend } from '../../../testing/steps';

interface AskProps {
  words: string;
  /** What the browser's history keeps beside the address. */
  state?: { link: string };
}

/** Shows the words of the address and the state beside it, and has a button that changes both. */
function WithAddress({ words, state }: AskProps) {
  const location = useLocation() as Location<AskProps['state'] | null>;
  const navigate = useNavigate();
  return (
    <>
      <ConnectedQuickActions />
      <button type="button" onClick={() => void navigate(words, { state })}>
        Ask
      </button>
      <p data-testid="words">
        {location.hash}
        {location.state?.link}
      </p>
    </>
  );
}

const ask = (words: string, state?: { link: string }) => ({
  render: () => <WithAddress words={words} {...(state ? { state } : {})} />,
});

/**
 * The four quick actions with the two sheets that they, or the words of the address, open. The buttons alone
 * are `QuickActions`.
 */
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

/** The words go when the sheet does, so that a reload does not bring it back. */
export const OpensWhatTheAddressAsksFor = meta.story({
  ...ask('#open=receive&currency=btc&kept=1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Receive' }));
    await expect(await sheet.findByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByTestId('words')).toHaveTextContent(/^#kept=1$/));
  },
});

export const SendsTheCurrencyOfTheAddress = meta.story({
  ...ask('#open=send&currency=eth'),
  play: async ({ canvas, userEvent, step }) => {
    await step('The currency is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('eth');
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
      await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Opened by hand the sheet knows nothing of it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
    });
  },
});

/** A link from outside fills the fields in, and a line names it. Nothing is sent, and closing the sheet forgets it. */
export const FillsInALink = meta.story({
  ...ask('#open=send', {
    link: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05',
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('All that it names is in the fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
      await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      );
      await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.05');
      await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('btc');
      await expect(sheet.getByText(/^Filled in from the link/)).toBeVisible();
    });
    await step(
      'Closed, the sheet is gone from the address, and its link from the history',
      async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(canvas.getByTestId('words')).toBeEmptyDOMElement();
      },
    );
  },
});

/** A payment of another wallet, or none at all, is not filled in. */
export const IgnoresNonsense = meta.story({
  ...ask('#open=send&again=business-1&currency=doge'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('');
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await expect(sheet.getByRole('combobox', { name: 'Currency' })).toHaveValue('usd');
  },
});

export const IgnoresASheetThatThereIsNot = meta.story({
  ...ask('#open=toString'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(canvas.getByTestId('words')).toHaveTextContent('toString'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A payment that ends when its sheet is gone leaves the sheet alone that was asked for meanwhile. */
export const KeepsWhatWasAskedForMeanwhile = meta.story({
  ...ask('#open=receive'),
  parameters: { world: { delays: 'real' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSend(userEvent);
    await fillInSend(userEvent, { recipient: 'rent@example.com', amount: '1' });
    await pressSend(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'Receive' });
    await advance(context, 2_000);
    await expect(screen.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    await expect(canvas.getByTestId('words')).toHaveTextContent('#open=receive');
  },
});
