import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PaymentInDoubt } from '../../../components/payments/send/PaymentInDoubt/PaymentInDoubt';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import { matrix } from '../../../testing/matrix';

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
 * A payment or an exchange whose call failed without an answer, so that it may have been made. Its button asks again
 * with the same key, which never pays twice. `SendForm` and `ExchangeForm` show one for each order that `inDoubt` names.
 *
 * **When not to use it**: For a payment that was refused: nothing was paid, and the form shows why.
 *
 * **States**: in doubt, being checked, still without an answer, about to be paid twice, hidden.
 *
 * **Keyboard**: Tab reaches the button, Enter and Space press it.
 *
 * **Related**: `SendForm`, `ExchangeForm`, `Banner`.
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

/** It is announced as it appears, and checked once however often the button is pressed. */
export const Base = meta.story({
  args: { onCheck: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('$47.32 to bob@example.com');
    const button = canvas.getByRole('button', { name: 'Check again' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

/** A call that fails again is announced each time. */
export const StaysInDoubt = meta.story({
  args: { onCheck: fn(() => Promise.resolve({ kind: 'call-failed' } as const)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('There is still no answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});

/** The same amount to the same recipient is sent at the second press alone, and the question is here. */
export const AsksFirst = meta.story({
  args: { again: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You are sending the same amount to the same recipient\./),
    ).toBeVisible();
  },
});

/** Hidden amounts are not named. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('To bob@example.com');
    await expect(canvas.queryByText(/47/)).not.toBeInTheDocument();
  },
});

/** An exchange names both currencies. */
export const NamesBothCurrencies = meta.story({
  args: { order: EXCHANGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Exchange of $100.00 to EUR');
  },
});

/** Every variant and state, in both themes. */
export const Matrix = meta.story(
  matrix({
    Payment: <PaymentInDoubt {...meta.input.args} />,
    'About to be paid twice': <PaymentInDoubt {...meta.input.args} again />,
    Exchange: <PaymentInDoubt {...meta.input.args} order={EXCHANGE} />,
    Hidden: <PaymentInDoubt {...meta.input.args} hidden />,
  }),
);
