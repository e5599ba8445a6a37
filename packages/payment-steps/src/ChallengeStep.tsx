import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { Challenge } from '#src/adapters/walletAdapter';
import { focusElement } from '#src/hooks/focusElement';
import { deviceTimer, type Timer } from '#src/hooks/timer';
import { useSecondsLeft } from '#src/hooks/useSecondsLeft';
import { flush } from '#src/theme/pageStyles';
import { focusRing } from '#src/theme/styles';
import { tabularFigures } from '#src/theme/vars';
import { ForeignText } from '#src/components/identity/ForeignText';
import { CodeField } from './CodeField';
import { Form } from '#src/components/inputs/Form';
import { SubmitButton } from '#src/components/inputs/SubmitButton';
import { Button } from '#src/components/inputs/internals/button';
import { rooted } from '#src/components/provider/internals/rooted';
import type { RootProps } from '#src/components/provider/internals/roots';
import type { OtherTexts, Say } from '#src/components/provider/internals/say';
import { useMessages } from '#src/components/provider/useMessages';
import { CODE_DIGITS } from './challenge';
import { challengeEnglish as english } from './texts';

/**
 * Why a confirmation did not succeed. `wrong`: the server rejected it. `failed`: the call failed, so its result is
 * unknown.
 */
export type ChallengeProblem = 'wrong' | 'failed';

export interface ChallengeStepProps extends RootProps {
  /** The confirmation that the server requires, such as a code or a passkey. */
  challenge: Challenge;
  /** Why the last confirmation did not succeed; null if there is no problem to show. */
  problem?: ChallengeProblem | null | undefined;
  /** Whether the user's code or passkey is being checked, or the approval in another app is pending. */
  pending?: boolean | undefined;
  /** The result of the last request for a new code; null if there is no result to show. */
  resent?: 'sent' | 'failed' | null | undefined;
  /** The clock for the seconds until the user can request another code; the device's clock by default. */
  timer?: Timer | undefined;
  /** Called with the six digits of a code, or with no argument for a passkey or an approval. */
  onConfirm: (code?: string) => void | Promise<void>;
  /** Called when the user requests another code. If omitted, the button for another code is not shown. */
  onResend?: (() => void) | undefined;
  /** Called when the user cancels. */
  onCancel: () => void;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const WRONG = {
  code: 'wrongCode',
  passkey: 'wrongPasskey',
  approval: 'notApproved',
} as const;

const BUTTON = { code: 'confirm', passkey: 'passkeyButton', approval: 'check' } as const;

/** Returns the instruction that a challenge shows to the user. */
function instruction({ way, target }: Challenge, say: Say<typeof english>) {
  if (way === 'passkey') return say('passkey');
  if (target === undefined) return say(way);
  const written = { target: <ForeignText>{target}</ForeignText> };
  return way === 'code' ? say('codeTo', written) : say('approvalIn', written);
}

interface ResendProps extends Required<Pick<ChallengeStepProps, 'resent' | 'timer'>> {
  resendAt: string;
  onResend: () => void;
  say: Say<typeof english>;
}

/**
 * Shows the button for another code, and the seconds until the button works. Screen readers announce only that the
 * button works, not each second.
 */
function Resend({ resendAt, resent, timer, onResend, say }: ResendProps) {
  const id = useId();
  const seconds = useSecondsLeft(resendAt, timer ?? deviceTimer);
  // Screen readers announce when the user can request another code, but only if the user had to wait for it.
  const [first] = useState({ resendAt, isWait: seconds > 0 });
  const hasWaited = first.isWait || first.resendAt !== resendAt;
  const news =
    resent === 'failed'
      ? say('resendFailed')
      : seconds > 0
        ? resent === 'sent' && say('resent')
        : hasWaited && say('resendNow');
  return (
    <Box>
      <Button
        size="small"
        sx={flush}
        aria-disabled={seconds > 0}
        {...(seconds > 0 && { 'aria-describedby': id })}
        onClick={() => {
          if (seconds === 0) onResend();
        }}
      >
        {say('resend')}
      </Button>
      <Typography
        id={id}
        role="timer"
        variant="body2"
        color="textSecondary"
        sx={{ ...tabularFigures, minBlockSize: '1.5em' }}
      >
        {seconds > 0 && say('resendIn', { seconds })}
      </Typography>
      <Typography role="status" variant="body2" sx={{ minBlockSize: '1.5em' }}>
        {news}
      </Typography>
    </Box>
  );
}

/**
 * The step for a second factor: a code by message, a passkey, or an approval in another app. After a wrong code, it
 * shows an error, and the field keeps the focus.
 */
export const ChallengeStep = rooted(
  'ChallengeStep',
  function ChallengeStep(
    {
      challenge,
      problem = null,
      pending = false,
      resent = null,
      timer = deviceTimer,
      onConfirm,
      onResend,
      onCancel,
      messages,
    }: ChallengeStepProps,
    root,
  ) {
    const say = useMessages('ChallengeStep', english, messages);
    const id = useId();
    const box = useRef<HTMLDivElement>(null);
    const field = useRef<HTMLInputElement>(null);
    const [digits, setDigits] = useState('');
    /**
     * The reason for an error at the code field: the code is incomplete, or the server has answered with `problem`.
     * Editing the code sets it to null.
     */
    const [complaint, setComplaint] = useState<'incomplete' | 'answered' | null>(null);
    const { way, resendAt } = challenge;
    const isCode = way === 'code';
    const sentence = problem === null ? '' : say(problem === 'failed' ? 'failed' : WRONG[way]);
    useEffect(() => {
      focusElement(box.current);
      field.current?.focus();
    }, [way]);

    const submit = async () => {
      if (pending) return;
      if (!isCode) {
        await onConfirm();
        return;
      }
      field.current?.focus();
      const isComplete = digits.length === CODE_DIGITS;
      setComplaint(isComplete ? 'answered' : 'incomplete');
      if (isComplete) await onConfirm(digits);
    };
    const fieldError = complaint === 'incomplete' ? say('incomplete') : complaint ? sentence : '';

    return (
      <Box {...root()}>
        <Form
          getValues={() => ({ code: digits })}
          error={isCode ? '' : sentence}
          onSubmit={submit}
          actions={
            <>
              <SubmitButton pending={pending}>{say(BUTTON[way])}</SubmitButton>
              <Button
                // While a code is being checked, the money may already have moved, so the user cannot cancel.
                aria-disabled={isCode && pending}
                onClick={() => {
                  if (!isCode || !pending) onCancel();
                }}
              >
                {say('cancel')}
              </Button>
            </>
          }
        >
          <Box
            ref={box}
            role="group"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            sx={{ ...focusRing, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}
          >
            <Typography id={`${id}-title`} component="h3" variant="h3">
              {say('title')}
            </Typography>
            <Typography id={`${id}-text`}>{instruction(challenge, say)}</Typography>
            {isCode && (
              <CodeField
                ref={field}
                value={digits}
                error={pending ? '' : fieldError}
                readOnly={pending}
                onChange={(typed) => {
                  setDigits(typed);
                  setComplaint(null);
                }}
              />
            )}
          </Box>
          {way === 'approval' && (
            <Typography role="status" variant="body2" sx={{ minBlockSize: '1.5em' }}>
              {pending && say('waiting')}
            </Typography>
          )}
          {isCode && resendAt !== undefined && onResend && (
            <Resend
              resendAt={resendAt}
              resent={resent}
              timer={timer}
              onResend={onResend}
              say={say}
            />
          )}
        </Form>
      </Box>
    );
  },
);
