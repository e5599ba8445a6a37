import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SendOrder } from '../../domain/ledger/ledger';
import { subtract, type Decimal } from '../../domain/money/money';
import { defaultDescription, type Transaction } from '../../domain/history/transaction';
import { SendPage } from '../components/payments/SendForm.usage';

/** The server refuses every payment to `REFUSED`. It executes the first payment to `LATE`, but its response is lost. */
const REFUSED = 'refused@example.com';
const LATE = 'late@example.com';

/**
 * Returns a `fetch` of a server with a balance of $100, which responds to the requests of `SendPage`. `otherwise`
 * handles all other requests.
 */
function server(otherwise: typeof fetch) {
  const keys: string[] = [];
  let usd: Decimal = '100';
  let transactions: readonly Transaction[] = [];
  const pay = ({ recipient, amount, description }: SendOrder) => {
    usd = subtract(usd, amount);
    const transaction: Transaction = {
      id: String(keys.length),
      type: 'send',
      amount,
      currency: 'USD',
      toAddress: recipient,
      timestamp: '2026-03-14T06:26:00.000Z',
      status: 'completed',
      description: description || defaultDescription(recipient),
    };
    transactions = [transaction, ...transactions];
  };
  const answer: typeof fetch = async (input, init) => {
    if (input === '/api/wallet') return Response.json({ balances: { usd }, transactions });
    if (input !== '/api/payments') return otherwise(input, init);
    const order = JSON.parse(init?.body as string) as SendOrder;
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    if (order.recipient === REFUSED)
      return Response.json(
        { text: 'No wallet has this address.', field: 'recipient' },
        { status: 422 },
      );
    if (keys.includes(key)) return Response.json({});
    keys.push(key);
    pay(order);
    if (order.recipient === LATE) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
  return answer;
}

/**
 * The example of `SendForm` with a server of another app: a page loads a wallet with `fetch`, and sends payments.
 */
const meta = preview.meta({
  title: 'flows/The server of another app',
  component: SendPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  beforeEach() {
    const { fetch } = globalThis;
    spyOn(globalThis, 'fetch').mockImplementation(server(fetch));
  },
});

/** After a payment, the page shows the balance and the transactions of the server. */
export const Base = meta.story();

Base.test('shows the balance and the transactions of the server', async ({ app }) => {
  await app.press('Send money');
  await app.pay({ recipient: 'ana@florin.example', amount: '47.32' });
  await app.noDialog();
  await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$52.68'));
  const [line, ...others] = await app.recentTransactions();
  await expect(line).toHaveTextContent('Sent to ana@florin.example');
  await expect(others).toEqual([]);
  await expect(screen.getByText('Money sent')).toBeInTheDocument();
});

/** The server refuses the payment. No money is sent, and the form keeps its values. */
Base.test('shows a refusal at its field', async ({ app }) => {
  await app.press('Send money');
  await app.pay({ recipient: REFUSED, amount: '5' });
  await waitFor(() =>
    expect(app.send.recipient).toHaveAccessibleDescription(/No wallet has this address\./),
  );
  await expect(app.send.recipient).toHaveValue(REFUSED);
  await expect(app.send.amount).toHaveValue('5');
  await app.send.cancel();
  await app.noDialog();
  await expect(await app.totalBalance()).toHaveTextContent('$100.00');
});

/**
 * The response of the first submission is lost. The second submission has the same idempotency key, so the payment is
 * made only once.
 */
Base.test('repeats a lost payment once', async ({ app }) => {
  await app.press('Send money');
  await app.pay({ recipient: LATE, amount: '5' });
  await expect(
    await screen.findByText('We could not confirm this payment. It may have been made.'),
  ).toBeVisible();
  await app.send.send();
  await app.noDialog();
  await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$95.00'));
  await expect(await app.recentTransactions()).toHaveLength(1);
});

/**
 * The user closes the form after the response was lost. The page loads the wallet again, and so shows whether the
 * payment was made.
 */
Base.test('reloads after closing without an answer', async ({ app }) => {
  await app.press('Send money');
  await app.pay({ recipient: LATE, amount: '5' });
  await screen.findByText('We could not confirm this payment. It may have been made.');
  await app.send.cancel();
  await app.noDialog();
  await waitFor(async () => expect(await app.totalBalance()).toHaveTextContent('$95.00'));
});

/** If the response is invalid, the page shows an error with a retry. */
Base.test(
  'retries an unreadable wallet',
  {
    beforeEach() {
      spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ balances: { usd: 100 } }));
    },
  },
  async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText('The wallet could not be read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await app.totalBalance()).toHaveTextContent('$100.00');
    await expect(canvas.queryByText('The wallet could not be read.')).not.toBeInTheDocument();
  },
);
