import { expect, fn, mocked } from 'storybook/test';
import preview from '#.storybook/preview';
import { PaymentInDoubt } from '../../../components/payments/send/PaymentInDoubt';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import { cellsCalled, matrix } from '../../../testing/matrix';

const PAYMENT = {
  kind: 'send',
  recipient: 'bob@example.com',
  amount: '47.32',
  currency: 'usd',
} as const;
const EXCHANGE = {
  kind: 'exchange',
  from: 'usd',
  to: 'eur',
  amount: '100',
  received: '92',
} as const;

/**
 * A message about a payment or an exchange whose result is unknown, with a button that repeats the call.
 *
 * Use it in your own form, for an order whose call failed without a response. The back end may have executed the order.
 * So `onCheck` has to repeat the call with the same idempotency key, which prevents a second payment. `SendForm` and
 * `ExchangeForm` already show this message for each order in `inDoubt`.
 *
 * **When not to use it**: For a refused payment, show the reason in the form, because it is certain that nothing was
 * paid.
 *
 * **Keyboard**: Tab reaches `Check again`, and Enter or Space presses it.
 *
 * **Announces**: the message, as soon as it appears (an alert), unless `quiet` is set; after a check, that there is
 * still no answer.
 *
 * **Find it by**: unconfirmed payment, lost answer, timeout, retry, idempotency, paid twice.
 */
const meta = preview.meta({
  component: PaymentInDoubt,
  args: {
    order: PAYMENT,
    onCheck: fn<() => Promise<SubmitRefusal | null>>(() => Promise.resolve(null)),
  },
});

/** While a check is pending, a second press of `Check again` does not call `onCheck` again. */
export const Base = meta.story({ args: { onCheck: fn(() => new Promise<null>(() => undefined)) } });

Base.test('checks the payment once', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'We could not confirm this payment. It may have been made.',
  );
  await expect(canvas.getByRole('alert')).toHaveTextContent('$47.32 to bob@example.com');
  const button = canvas.getByRole('button', { name: 'Check again' });
  await userEvent.dblClick(button);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(args.onCheck).toHaveBeenCalledOnce();
});

Base.test('names the group by its message', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleName(
    'We could not confirm this payment. It may have been made.',
  );
});

/** After each failed check, a sentence is announced. */
export const StillNoAnswer = meta.story({
  tags: ['!autodocs'],
  args: { onCheck: fn(() => Promise.resolve({ kind: 'call-failed' } as const)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Check again' });
    await userEvent.click(button);
    await expect(await canvas.findByText('There is still no answer.')).toBeVisible();
    mocked(args.onCheck).mockReturnValueOnce(new Promise(() => undefined));
    await userEvent.click(button);
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByText('There is still no answer.')).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  ...matrix({
    Payment: <PaymentInDoubt {...meta.input.args} />,
    Exchange: <PaymentInDoubt {...meta.input.args} order={EXCHANGE} />,
    Hidden: <PaymentInDoubt {...meta.input.args} hidden />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Exchange')) {
      await expect(cell.getByRole('alert')).toHaveTextContent('Exchange of $100.00 to EUR');
    }
    // While amounts are hidden, the message omits the amount.
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      await expect(cell.getByRole('alert')).toHaveTextContent('To bob@example.com');
      await expect(cell.queryByText(/47/)).not.toBeInTheDocument();
    }
  },
});
