import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import type { SigninFormProps, SigninRefusal } from '#src/components/auth/SigninForm';
import { useMessages } from '#src/components/provider/useMessages';
import { deviceTimer, type Timer } from '#src/hooks/timer';
import type { OnConfirm } from './challenge';
import { covered, uncovered } from './covered';
import { FormStep } from './formStep';
import type { PaymentStepsProps } from './PaymentSteps';
import { stepsEnglish as english } from './texts';
import { useChallenge } from './useChallenge';

type OnSubmit = SigninFormProps['onSubmit'];

export interface SignInStepsProps extends Pick<
  PaymentStepsProps,
  'onResend' | 'onCancelChallenge' | 'messages'
> {
  /** Called to sign in, like `onSubmit` of `SigninForm`. */
  onSubmit: OnSubmit;
  /**
   * Called with the second factor that the user has entered after `onSubmit` resolved with a `Challenge`. The promise
   * resolves like that of `onSubmit`, or with `{ kind: 'not-confirmed' }`. If omitted, a challenge counts as a failed
   * call.
   */
  onConfirm?: OnConfirm<SigninRefusal> | undefined;
  /** The clock for the seconds until the user can request another code; the device's clock by default. */
  timer?: Timer | undefined;
  /** Renders the form with its callback. The form has to unmount together with this component. */
  children: (onSubmit: OnSubmit) => ReactNode;
}

/** Adds a second factor to `SigninForm`. The step replaces the form, which stays mounted and keeps its typed values. */
export function SignInSteps({
  onSubmit,
  onConfirm,
  onResend,
  onCancelChallenge,
  timer = deviceTimer,
  messages,
  children,
}: SignInStepsProps): ReactNode {
  const say = useMessages('PaymentSteps', english, messages);
  const challenge = useChallenge<SigninRefusal>({
    onConfirm,
    onResend,
    onCancel: onCancelChallenge,
    timer,
  });
  const box = useRef<HTMLDivElement>(null);
  const isChallenged = challenge.step !== null;
  return (
    <>
      <Box ref={box} sx={isChallenged ? covered : uncovered}>
        {children(async (request, call) =>
          challenge.passOn((await onSubmit(request, call)) ?? null, call),
        )}
      </Box>
      <FormStep form={box} isOpen={isChallenged} sentence={say('stepFailed')}>
        {challenge.step}
      </FormStep>
    </>
  );
}
