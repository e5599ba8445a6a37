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
 * A message about a payment or an exchange whose call failed, with a button that checks it again.
 *
 * **When to use it**: For an order that may have been carried out, because its call failed without an answer. The
 * button repeats the call with the same key, which never pays twice. `SendForm` and `ExchangeForm` show one for each
 * order in `inDoubt`.
 *
 * **When not to use it**: For a refused payment: nothing was paid, and the form shows why.
 *
 * **States**: in doubt; checking; still without an answer; asking before the same payment is sent again; with the
 * amount hidden.
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

/** The message is announced when it appears. A second press does not check twice. */
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

/** The form shows this question when the same payment is sent again. A second press sends it. */
export const RepeatedPayment = meta.story({
  args: { again: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You are sending the same amount to the same recipient\./),
    ).toBeVisible();
  },
});

/** A check that fails again is announced each time. */
export const StillNoAnswer = meta.story({
  tags: ['!autodocs'],
  args: { onCheck: fn(() => Promise.resolve({ kind: 'call-failed' } as const)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('There is still no answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});

/** An exchange names both currencies. */
export const ExchangeInDoubt = meta.story({
  args: { order: EXCHANGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Exchange of $100.00 to EUR');
  },
});

/** The amount is left out. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('To bob@example.com');
    await expect(canvas.queryByText(/47/)).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story(
  matrix({
    Payment: <PaymentInDoubt {...meta.input.args} />,
    'Repeated payment': <PaymentInDoubt {...meta.input.args} again />,
    Exchange: <PaymentInDoubt {...meta.input.args} order={EXCHANGE} />,
    Hidden: <PaymentInDoubt {...meta.input.args} hidden />,
  }),
);
