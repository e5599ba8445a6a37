import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { OnConfirm, OnResend } from '../src/challenge';
import { ChallengeStep } from '../src/ChallengeStep';
import { PaymentSteps } from '../src/PaymentSteps';
import { SignInSteps } from '../src/SignInSteps';
import type { OnSend } from '../src/usePaymentReview';
import {
  SigninForm,
  type SigninFormProps,
  type SigninRefusal,
} from '#src/components/auth/SigninForm';
import { SendForm } from '#src/components/payments/send/SendForm/SendForm';
import type { Challenge } from '#src/adapters/walletAdapter';
import type { SubmitRefusal } from '#src/domain/ledger/ledger';
import { SAMPLE_BALANCES } from '#src/domain/demo/sampleWorld';
import { createManualClock, type ManualClock } from '#src/services/manualClock';
import { anyCall } from '#src/testing/call';
import { fill } from '#src/testing/fill';
import { fillSilently } from '#src/testing/fillSilently';
import { matrix } from '#src/testing/matrix';
import { withStepTexts } from './withStepTexts';

const START = Date.parse('2026-03-14T10:00:00.000Z');

const CODE: Challenge = {
  kind: 'challenge',
  id: 'challenge-1',
  way: 'code',
  target: '+49 ••• 12',
  resendAt: '2026-03-14T10:00:30.000Z',
};

const PASSKEY: Challenge = { kind: 'challenge', id: 'challenge-2', way: 'passkey' };

const APPROVAL: Challenge = {
  kind: 'challenge',
  id: 'challenge-3',
  way: 'approval',
  target: 'Bank Secure',
};

/**
 * A form for the second factor of a sign-in or a payment: a code from a message, a passkey, or an approval in another
 * app.
 *
 * `PaymentSteps` around `SendForm`, and `SignInSteps` around `SigninForm`, show this step when the server requests a
 * second factor. Use `ChallengeStep` itself only after a custom form was submitted.
 *
 * **When not to use it**: For a password, use `PasswordField`.
 *
 * **Keyboard**: When the step opens, the code field receives the focus. Enter in the field confirms the code. After a
 * wrong code, the focus is in the field. For a passkey or an approval, the group around the instruction receives the
 * focus.
 *
 * **Announces**: the title and the instruction, when the step opens; every error; that the step waits for an approval;
 * the result of a request for a new code; that the user can request another code. The remaining seconds are not
 * announced.
 *
 * **Find it by**: two-factor, 2FA, second factor, passkey, code by message, strong authentication.
 */
const meta = preview.meta({
  id: 'components-auth-challengestep',
  decorators: withStepTexts,
  component: ChallengeStep,
  args: {
    challenge: CODE,
    timer: createManualClock(START),
    onConfirm: fn(),
    onResend: fn(),
    onCancel: fn(),
  },
});

/** The user types a code that was sent in a message, and can request another code after a wait. */
export const Base = meta.story();

Base.test('confirms a pasted code', async ({ canvas, userEvent, args }) => {
  await expect(
    canvas.getByRole('group', { name: 'Confirm that it is you' }),
  ).toHaveAccessibleDescription('Enter the code that we have sent to +49 ••• 12.');
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste('123456');
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledWith('123456');
});

/** The remaining seconds of the wait are shown. A screen reader announces only the end of the wait. */
Base.test(
  'waits before another code',
  { args: { timer: createManualClock(START) } },
  async ({ canvas, userEvent, args }) => {
    const clock = args.timer as ManualClock;
    const button = canvas.getByRole('button', { name: 'Send a new code' });
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      'You can request a new code in 30 s.',
    );
    await userEvent.click(button);
    await expect(args.onResend).not.toHaveBeenCalled();
    clock.advance(1_000);
    await waitFor(() =>
      expect(canvas.getByRole('timer')).toHaveTextContent('You can request a new code in 29 s.'),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(clock.pending).toBe(1));
    clock.advance(29_000);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('You can request a new code now.'),
    );
    await userEvent.click(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
);

/** A code that the device has written into the field without events is confirmed. */
Base.test('confirms a filled code', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveFocus());
  fillSilently([field, '123 456']);
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledWith('123456');
});

export const WrongCode = meta.story({
  tags: ['!autodocs'],
  args: { problem: 'wrong' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(field).toHaveAccessibleDescription('Enter the six digits of the code');
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, '6{Enter}');
    await expect(field).toHaveAccessibleDescription('This code is wrong. Please try again.');
    await expect(field).toHaveFocus();
  },
});

/** The user confirms with a passkey. */
export const Passkey = meta.story({
  args: { challenge: PASSKEY },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Confirm that it is you' });
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The step waits for an approval in another app. The user can cancel the wait. */
export const Approval = meta.story({
  args: { challenge: APPROVAL, pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Approve this in Bank Secure.',
    );
    await expect(canvas.getByText('Waiting for your approval…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The approval is still missing. The user can check again. */
export const NotApproved = meta.story({
  args: { challenge: APPROVAL, problem: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no approval yet.');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

const { args: base } = meta.input;

export const Matrix = meta.story(
  matrix({
    Code: <ChallengeStep {...base} />,
    'Another code': (
      <ChallengeStep {...base} challenge={{ ...CODE, resendAt: '2026-03-14T10:00:00.000Z' }} />
    ),
    Passkey: <ChallengeStep {...base} challenge={PASSKEY} />,
    'Wrong passkey': <ChallengeStep {...base} challenge={PASSKEY} problem="wrong" />,
    Approval: <ChallengeStep {...base} challenge={APPROVAL} pending />,
    'No answer': <ChallengeStep {...base} challenge={APPROVAL} problem="failed" />,
  }),
);

const clock = createManualClock(START);

const sends = fn<OnSend>(() => Promise.resolve(CODE));

/** Accepts only the code 123456. */
const confirms = fn<OnConfirm<SubmitRefusal>>(({ code }) =>
  Promise.resolve(code === '123456' ? null : { kind: 'not-confirmed' }),
);

const resends = fn<OnResend>(() =>
  Promise.resolve({
    ...CODE,
    id: 'challenge-9',
    resendAt: new Date(clock.now() + 30_000).toISOString(),
  }),
);

const cancels = fn<(challenge: Challenge) => void>();

const closes = fn();

const inForm = {
  render: () => (
    <PaymentSteps
      timer={clock}
      onSend={sends}
      onConfirm={confirms}
      onResend={resends}
      onCancelChallenge={cancels}
    >
      {(calls) => (
        <SendForm
          {...calls}
          available={SAMPLE_BALANCES}
          defaults={{ recipient: 'ana@florin.example', amount: '250.00' }}
          onClose={closes}
        />
      )}
    </PaymentSteps>
  ),
  beforeEach: () => {
    // The mocks are shared by the stories, so the calls of the previous story are cleared.
    for (const call of [sends, confirms, resends, cancels, closes]) call.mockClear();
  },
};

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

const codeField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Code' });

/** A code, a new code or an approval confirms the payment. */
Base.test(
  'sends the payment after confirmation',
  { ...inForm },
  async ({ step, canvas, userEvent, mount }) => {
    // After a wrong code the user types the right code. Both confirmations use the idempotency key of the payment.
    await mount(<>{inForm.render()}</>);
    await step('Send opens the step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      const field = await codeField(canvas);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    });
    const field = await codeField(canvas);
    await step('A wrong code shows a sentence, and keeps the focus', async () => {
      await userEvent.type(field, '000000{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('This code is wrong. Please try again.'),
      );
      await expect(field).toHaveFocus();
      await expect(closes).not.toHaveBeenCalled();
    });
    await step('The right code sends the payment with its key', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '123456{Enter}');
      await waitFor(() => expect(closes).toHaveBeenCalledOnce());
      await expect(sends).toHaveBeenCalledOnce();
      await expect(confirms).toHaveBeenLastCalledWith({ challenge: CODE, code: '123456' }, anyCall);
      const key = sends.mock.calls[0]?.[1].idempotencyKey;
      await expect(confirms.mock.calls.map(([, call]) => call.idempotencyKey)).toEqual([key, key]);
    });
  },
);

Base.test('requests another code', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  // A new code belongs to a new challenge. The next confirmation has the id of the new challenge.
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const field = await codeField(canvas);
  clock.advance(30_000);
  await expect(await canvas.findByText('You can request a new code now.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(await canvas.findByText('A new code has been sent.')).toBeVisible();
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(closes).toHaveBeenCalledOnce());
  await expect(confirms.mock.calls[0]?.[0].challenge.id).toBe('challenge-9');
});

Base.test('waits for an approval', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  // The step waits for the approval as soon as it opens. When the approval arrives, the payment is sent.
  inForm.beforeEach();
  await mount(<>{inForm.render()}</>);
  let approve = (_answer: null) => {};
  const approved = new Promise<null>((resolve) => {
    approve = resolve;
  });
  sends.mockResolvedValueOnce(APPROVAL);
  confirms.mockReturnValueOnce(approved);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(await canvas.findByText('Waiting for your approval…')).toBeVisible();
  await expect(confirms).toHaveBeenCalledOnce();
  await expect(closes).not.toHaveBeenCalled();
  approve(null);
  await waitFor(() => expect(closes).toHaveBeenCalledOnce());
});

Base.test('keeps the form after cancel', { ...inForm }, async ({ canvas, userEvent, mount }) => {
  // Cancel returns to the form and keeps the typed text. Sending the same payment again uses the same
  // idempotency key.
  await mount(<>{inForm.render()}</>);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await codeField(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  const send = canvas.getByRole('button', { name: 'Send' });
  await expect(send).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('250.00');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(cancels).toHaveBeenCalledWith(CODE);
  await userEvent.click(send);
  await codeField(canvas);
  const [first, second] = sends.mock.calls;
  await expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
});

Base.test(
  'reports an unanswered confirmation',
  { ...inForm },
  async ({ canvas, userEvent, mount }) => {
    // A confirmation without a response may have moved the money, so after Cancel the form shows a warning.
    inForm.beforeEach();
    await mount(<>{inForm.render()}</>);
    confirms.mockRejectedValueOnce(new Error('503'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = await codeField(canvas);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('There was no answer. Please try again.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
  },
);

/** The form with a code step, and a button that unmounts it, such as Escape in a sheet. */
function ClosableForm() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
        }}
      >
        Close the sheet
      </button>
      {isOpen && inForm.render()}
    </>
  );
}

/**
 * If the form unmounts while the step is open, for example because the user closes the sheet, the challenge is
 * cancelled.
 */
Base.test(
  'cancels the challenge when the form closes',
  { ...inForm, render: () => <ClosableForm /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await codeField(canvas);
    await expect(cancels).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the sheet' }));
    await expect(cancels.mock.calls.map(([{ id }]) => id)).toEqual([CODE.id]);
  },
);

const signsIn = fn<SigninFormProps['onSubmit']>(() => Promise.resolve(CODE));

const confirmsSignIn = fn<OnConfirm<SigninRefusal>>(() => Promise.resolve(null));

/** `SignInSteps` shows the step after the password. Cancel returns to the form. */
Base.test(
  'signs in',
  {
    render: () => (
      <SignInSteps timer={clock} onSubmit={signsIn} onConfirm={confirmsSignIn}>
        {(onSubmit) => <SigninForm onSubmit={onSubmit} />}
      </SignInSteps>
    ),
  },
  async ({ canvas, userEvent, step }) => {
    signsIn.mockClear();
    confirmsSignIn.mockClear();
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'demo@florin.example');
    await fill(userEvent, canvas.getByLabelText('Password'), 'florin-demo');
    await step('Cancel keeps the credentials', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await codeField(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
        'demo@florin.example',
      );
    });
    await step('The code signs in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await userEvent.type(await codeField(canvas), '123456{Enter}');
      await waitFor(() =>
        expect(confirmsSignIn).toHaveBeenCalledWith({ challenge: CODE, code: '123456' }, anyCall),
      );
    });
  },
);

/** The call for a new code fails, so a sentence reports this. */
Base.test('reports a failed resend', { ...inForm }, async ({ canvas, userEvent }) => {
  resends.mockRejectedValueOnce(new Error('No answer'));
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await codeField(canvas);
  clock.advance(30_000);
  await waitFor(() =>
    expect(canvas.queryByText(/^You can request a new code in/)).not.toBeInTheDocument(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(
    await canvas.findByText('No new code could be sent. Please try again.'),
  ).toBeVisible();
  await expect(canvas.queryByText('A new code has been sent.')).toBeNull();
});
