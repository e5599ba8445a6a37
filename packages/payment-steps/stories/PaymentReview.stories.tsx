import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '#src/components/feedback/Sheet';
import { SendForm } from '#src/components/payments/send/SendForm/SendForm';
import { PaymentReview } from '../src/PaymentReview';
import { PaymentSteps } from '../src/PaymentSteps';
import type { OnPrepare, OnSend } from '../src/usePaymentReview';
import type { Preparation } from '#src/adapters/walletAdapter';
import { SAMPLE_BALANCES } from '#src/domain/demo/sampleWorld';
import { subtract } from '#src/domain/money/money';
import { anyCall } from '#src/testing/call';
import { fill } from '#src/testing/fill';
import { createManualClock, type ManualClock } from '#src/services/manualClock';
import { cellsCalled, matrix } from '#src/testing/matrix';
import { withStepTexts } from './withStepTexts';

const START = Date.parse('2026-03-14T10:00:00.000Z');

const order = {
  recipient: 'ana@florin.example',
  amount: '250',
  currency: 'usd',
  description: 'Rent for March',
} as const;

const preparation: Preparation = {
  id: 'terms-1',
  fee: '1.25',
  total: '251.25',
  received: '228.4',
  receivedCurrency: 'eur',
  expiresAt: '2026-03-14T10:05:00.000Z',
};

const WARNINGS = [
  'This recipient has received money from you for the first time less than an hour ago.',
  'Payments to this country arrive on the next working day.',
];

/**
 * The last step before a payment is sent. It shows the terms of the payment: the fee, the total, the amount that the
 * recipient receives, and how long these terms are valid.
 *
 * Use it with `PaymentSteps`, which shows the step in place of a form if you pass `onPrepare`. Use `PaymentReview`
 * itself only if your form has a different order of steps.
 *
 * **When not to use it**: If your back end returns no terms, use `SendForm` alone, which sends the payment without this
 * step.
 *
 * **Keyboard**: The step receives the focus when it opens. Tab moves to Send and Back. Enter or Space presses the
 * focused button.
 *
 * **Announces**: the title of the step and the warnings, when the step opens; the expiry of the terms; new terms. The
 * remaining seconds are not announced.
 *
 * **Find it by**: review, confirm payment, fee, total, terms, preview.
 */
const meta = preview.meta({
  id: 'components-payments-paymentreview',
  decorators: withStepTexts,
  component: PaymentReview,
  args: {
    order,
    preparation,
    timer: createManualClock(START),
    onSend: fn(),
    onRenew: fn(),
    onBack: fn(),
  },
});

/** The terms of a payment whose recipient receives another currency. */
export const Base = meta.story();

Base.test('shows the terms, and how long they are valid', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Check your payment' });
  await waitFor(() => expect(group).toHaveFocus());
  await expect(group).toHaveTextContent(
    'Toana@florin.exampleAmount$250.00Fee$1.25Total$251.25Recipient receives€228.40DescriptionRent for March',
  );
  await expect(canvas.getByRole('timer')).toHaveTextContent('These terms are valid for 5 min');
});

/**
 * While the page was suspended, no timer ran, so the page still shows the terms. According to the clock they have
 * expired, so Send requests new terms.
 */
Base.test(
  'renews terms after a page suspension',
  { args: { timer: createManualClock(START) } },
  async ({ canvas, userEvent, args }) => {
    (args.timer as ManualClock).leap(300_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

/** The payment is being sent, or its terms are being requested again. */
export const Preparing = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Send' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).not.toHaveBeenCalled();
  },
});

/** The terms have expired, so a button that requests new terms replaces Send. */
export const Expired = meta.story({
  args: { preparation: { ...preparation, expiresAt: '2026-03-14T10:00:00.000Z' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('These terms have expired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get new terms' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

const { args: base } = meta.input;

export const Matrix = meta.story({
  ...matrix({
    Ready: <PaymentReview {...base} />,
    'With warnings': (
      <PaymentReview {...base} preparation={{ ...preparation, warnings: WARNINGS }} />
    ),
    Free: <PaymentReview {...base} preparation={{ ...preparation, fee: '0', total: '250' }} />,
    Pending: <PaymentReview {...base} pending />,
    Expired: (
      <PaymentReview
        {...base}
        preparation={{ ...preparation, expiresAt: '2026-03-14T10:00:00.000Z' }}
      />
    ),
    Renewed: <PaymentReview {...base} isRenewed />,
  }),
  play: async ({ canvasElement }) => {
    // The back end can return warnings. When the step opens, a screen reader reads the warnings after the title.
    for (const cell of cellsCalled(canvasElement, 'With warnings')) {
      await expect(
        cell.getByRole('group', { name: 'Check your payment' }),
      ).toHaveAccessibleDescription(WARNINGS.join(' '));
    }
    // The payment has no fee, so the step shows "Free".
    for (const cell of cellsCalled(canvasElement, 'Free')) {
      await expect(cell.getByText('Free', { ignore: 'figcaption' })).toBeVisible();
    }
  },
});

const clock = createManualClock(START);

let terms = 0;

/** Returns terms that are valid for five minutes, with a fee of 1.25. */
const prepares = fn<OnPrepare>(({ amount }) => {
  terms += 1;
  return Promise.resolve({
    id: `terms-${terms}`,
    fee: '1.25',
    total: amount === '250' ? '251.25' : '11.25',
    received: amount,
    expiresAt: new Date(clock.now() + 300_000).toISOString(),
  });
});

const sends = fn<OnSend>(() => Promise.resolve(null));

const closes = fn();

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

const inForm = {
  render: () => (
    <PaymentSteps timer={clock} onPrepare={prepares} onSend={sends}>
      {(calls) => (
        <SendForm
          {...calls}
          available={SAMPLE_BALANCES}
          defaults={{
            recipient: order.recipient,
            amount: '250.00',
            description: order.description,
          }}
          maxOf={(_currency, available) => subtract(available, '1.25')}
          onClose={closes}
        />
      )}
    </PaymentSteps>
  ),
  beforeEach: () => {
    terms = 0;
    // The mocks are shared by the stories, so the calls of the previous story are cleared.
    for (const call of [prepares, sends, closes]) call.mockClear();
  },
};

const review = (canvas: Canvas) => canvas.findByRole('group', { name: 'Check your payment' });

/** The form prepares the payment, and the review sends it. */
Base.test(
  'sends the prepared payment',
  { ...inForm },
  async ({ step, canvas, userEvent, mount }) => {
    await mount(<>{inForm.render()}</>);
    await step('Continue prepares the typed payment, and opens the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      const group = await review(canvas);
      await waitFor(() => expect(group).toHaveFocus());
      await expect(prepares).toHaveBeenCalledOnce();
      await expect(sends).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    });
    await step('Send sends the payment with the id of the terms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(closes).toHaveBeenCalledOnce());
      await expect(sends).toHaveBeenCalledOnce();
      await expect(sends).toHaveBeenCalledWith({ ...order, preparationId: 'terms-1' }, anyCall);
    });
  },
);

Base.test('keeps typed values on back', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await review(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await expect(canvas.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
    'ana@florin.example',
  );
  await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('250.00');
  await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Rent for March');
  await expect(sends).not.toHaveBeenCalled();
});

Base.test(
  'subtracts the fee on pressing max',
  { ...inForm },
  async ({ canvas, userEvent, mount }) => {
    // `maxOf` subtracts the fee of 1.25 from the available 2847.32.
    inForm.beforeEach();
    await mount(<>{inForm.render()}</>);
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('2846.07');
    await expect(canvas.getByText('$2,847.32')).toBeVisible();
  },
);

Base.test('warns before the review', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  // If the address of the recipient is invalid, the form asks before it opens the review.
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  const recipient = canvas.getByRole('combobox', { name: 'Recipient' });
  await userEvent.clear(recipient);
  // A Bitcoin address with a wrong checksum.
  await fill(userEvent, recipient, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx');
  const amount = canvas.getByRole('textbox', { name: 'Amount' });
  amount.focus();
  await userEvent.keyboard('{Enter}');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Check before you send' }));
  await expect(prepares).not.toHaveBeenCalled();
  await userEvent.click(asked.getByRole('button', { name: 'Continue anyway' }));
  await review(canvas);
  await expect(prepares).toHaveBeenCalledOnce();
});

/** After the terms expire, a press requests new terms, which are announced. The next press sends the payment. */
Base.test(
  'prepares expired terms again',
  { ...inForm },
  async ({ step, canvas, userEvent, mount }) => {
    await mount(<>{inForm.render()}</>);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await review(canvas);
    await step('The terms expire', async () => {
      clock.advance(300_000);
      await expect(await canvas.findByText('These terms have expired.')).toBeVisible();
    });
    await step('The button gets new terms, and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Get new terms' }));
      const send = await canvas.findByRole('button', { name: 'Send' });
      await expect(send).toHaveFocus();
      await expect(canvas.getByText('The terms are new. Please check them again.')).toBeVisible();
      await expect(prepares).toHaveBeenCalledTimes(2);
      await expect(sends).not.toHaveBeenCalled();
    });
    await step('The new terms are sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(sends).toHaveBeenCalledWith({ ...order, preparationId: 'terms-2' }, anyCall);
    });
  },
);

Base.test('prepares refused terms again', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  // The clock of the server decides. The server refuses terms that are still valid by the clock of this device.
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  sends.mockResolvedValueOnce({ kind: 'preparation-expired' });
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await review(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(
    await canvas.findByText('The terms are new. Please check them again.'),
  ).toBeVisible();
  await expect(sends).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(sends).toHaveBeenLastCalledWith({ ...order, preparationId: 'terms-2' }, anyCall);
  const [first, second] = sends.mock.calls;
  await expect(first?.[1].idempotencyKey).not.toBe(second?.[1].idempotencyKey);
});

/** The typed text stays, and a refusal is shown at its field. */
Base.test(
  'shows a refused preparation',
  { ...inForm },
  async ({ step, canvas, userEvent, mount }) => {
    await mount(<>{inForm.render()}</>);
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await step('The amount is refused: its field shows the reason', async () => {
      prepares.mockResolvedValueOnce({ kind: 'insufficient-balance' });
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(amount).toHaveFocus());
      await expect(amount).toHaveAccessibleDescription('Insufficient balance');
      await expect(amount).toHaveValue('250.00');
    });
    await step('A failed call does not claim that money has moved', async () => {
      prepares.mockRejectedValueOnce(new Error('503'));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^An error occurred\. Please try again\.$/,
      );
      await expect(amount).toHaveValue('250.00');
    });
    await step('The next press prepares the payment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await review(canvas);
    });
  },
);

Base.test('shows a refused payment', { ...inForm }, async ({ step, canvas, userEvent, mount }) => {
  // If the sent payment is refused, the review closes and the focus moves to the refused field. A payment with new
  // terms is another payment for the server, so it has another idempotency key.
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  sends.mockResolvedValueOnce({
    kind: 'message',
    text: 'This account is closed.',
    field: 'recipient',
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await review(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const recipient = await canvas.findByRole('combobox', { name: 'Recipient' });
  await waitFor(() => expect(recipient).toHaveFocus());
  await expect(recipient).toHaveAccessibleDescription(/This account is closed\./);
  await step('The same payment with new terms has another key', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await review(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sends).toHaveBeenCalledTimes(2));
    const [first, second] = sends.mock.calls;
    await expect(second?.[0]).toEqual({ ...order, preparationId: 'terms-2' });
    await expect(second?.[1].idempotencyKey).not.toBe(first?.[1].idempotencyKey);
  });
});

/** The form is pending during the review. A sheet still asks before it closes, because the typed text would be lost. */
Base.test(
  'asks before the sheet closes',
  {
    ...inForm,
    render: () => (
      <Sheet title="Send" open onClose={closes}>
        {inForm.render()}
      </Sheet>
    ),
  },
  async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await review(sheet);
    await userEvent.keyboard('{Escape}');
    await expect(await sheet.findByRole('group', { name: 'Discard and close?' })).toBeVisible();
    await expect(closes).not.toHaveBeenCalled();
  },
);

/** If a payment may have been made, Send repeats it with the same terms and the same key. */
Base.test(
  'repeats an unanswered payment',
  { ...inForm },
  async ({ step, canvas, userEvent, mount }) => {
    // After a call without a response, Send repeats the payment with the same terms and the same idempotency
    // key, even
    // if the terms have expired. With new terms, it would be a second payment.
    await mount(<>{inForm.render()}</>);
    await step('The call fails', async () => {
      sends.mockRejectedValueOnce(new Error('503'));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await review(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'We could not confirm this payment. It may have been made.',
      );
    });
    await step('Later, the same payment is sent with the same terms and the same key', async () => {
      clock.advance(600_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await review(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(closes).toHaveBeenCalledOnce());
      await expect(prepares).toHaveBeenCalledOnce();
      const [first, second] = sends.mock.calls;
      await expect(second?.[0]).toEqual({ ...order, preparationId: 'terms-1' });
      await expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
    });
  },
);

Base.test(
  'repeats a payment that may be made',
  { ...inForm },
  async ({ canvas, userEvent, mount }) => {
    // Some answers leave open whether the payment was made: a message with `retry: true`, a duplicate, and a
    // kind that
    // the package does not know. The payment keeps its terms and its key.
    inForm.beforeEach();
    await mount(<>{inForm.render()}</>);
    sends
      .mockResolvedValueOnce({ kind: 'message', text: 'The bank did not answer.', retry: true })
      .mockResolvedValueOnce({ kind: 'duplicate' })
      .mockResolvedValueOnce({ kind: 'later' } as never);
    for (let call = 1; call <= 4; call += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      await review(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sends).toHaveBeenCalledTimes(call));
    }
    await waitFor(() => expect(closes).toHaveBeenCalledOnce());
    await expect(prepares).toHaveBeenCalledOnce();
    await expect(sends.mock.calls.map(([{ preparationId }]) => preparationId)).toEqual(
      Array.from({ length: 4 }, () => 'terms-1'),
    );
    await expect(
      new Set(sends.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).size,
    ).toBe(1);
  },
);

/**
 * A form with an equal payment whose result is unknown. A press of the button has the result that this payment was
 * made.
 */
function InDoubt() {
  const [isMade, setMade] = useState(false);
  const doubt = {
    id: 'first',
    walletId: 'personal',
    order: { kind: 'send', ...order },
    inDoubt: true,
  } as const;
  return (
    <>
      <Button
        onClick={() => {
          setMade(true);
        }}
      >
        Confirm the first payment
      </Button>
      <PaymentSteps
        timer={clock}
        onPrepare={prepares}
        onSend={sends}
        doubts={{ inDoubt: isMade ? [] : [doubt], confirmed: isMade ? ['first'] : [] }}
      >
        {(calls) => (
          <SendForm
            {...calls}
            available={SAMPLE_BALANCES}
            defaults={{ ...order, amount: '250.00' }}
            onClose={closes}
          />
        )}
      </PaymentSteps>
    </>
  );
}

/**
 * The result of an equal payment was unknown. If it turns out that this payment was made, the review closes with the
 * form, so that the money is not sent twice.
 */
Base.test(
  'closes if the payment in doubt was made',
  { ...inForm, render: () => <InDoubt /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await review(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the first payment' }));
    await waitFor(() => expect(closes).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('group', { name: 'Check your payment' })).toBeNull();
    await expect(sends).not.toHaveBeenCalled();
  },
);
