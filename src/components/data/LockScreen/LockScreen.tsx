import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Timer } from '../../../hooks/timer';
import { deviceTimer } from '../../../hooks/timer';
import { useSecondsLeft } from '../../../hooks/useSecondsLeft';
import { FingerprintRounded as PasskeyIcon } from '../../../icons/FingerprintRounded';
import { LockOutlined as LockIcon } from '../../../icons/LockOutlined';
import { sizes } from '../../../theme/vars';
import { BusyButton } from '../../inputs/BusyButton';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { Form } from '../../inputs/Form';
import { PassphraseField } from '../../inputs/PassphraseField/PassphraseField';
import { SubmitButton } from '../../inputs/SubmitButton';
import { showRefusalIn } from '../../inputs/useSubmit';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { DataRefusal } from '../keptRefusalText';
import { keptRefusalWords, useSayKept } from '../keptRefusalText';
import { ForgottenPassphrase } from './forgottenPassphrase';
import { LockScreen as english } from './LockScreen.messages';
import { WaitStatus } from './waitStatus';

export interface LockScreenProps extends RootProps {
  /** Whether a passkey also unlocks the data. */
  hasPasskey?: boolean | undefined;
  /** The time of the next attempt, ISO 8601, after wrong passphrases; null if it is possible now. */
  tryAgainAt?: string | null | undefined;
  /** The clock for the seconds until the next attempt; the device's clock by default. */
  timer?: Timer | undefined;
  /**
   * Called with the passphrase, or without one for the passkey. Resolves with null after a success, or with a refusal,
   * which the screen shows. A rejection counts as a failed call.
   */
  onUnlock: (passphrase?: string) => Promise<DataRefusal | null>;
  /** Called when the user has forgotten the passphrase and confirms to erase all data. Resolves like `onUnlock`. */
  onErase: () => Promise<DataRefusal | null>;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    LockScreen: LockScreenProps;
  }
}

/** A whole page for data that is locked by a passphrase: it unlocks the data, or erases it. */
export const LockScreen = rooted(
  'LockScreen',
  function LockScreen(
    {
      hasPasskey = false,
      tryAgainAt = null,
      timer = deviceTimer,
      onUnlock,
      onErase,
      messages,
    }: LockScreenProps,
    root,
  ) {
    const say = useMessages('LockScreen', english, messages);
    const sayKept = useSayKept();
    const seconds = useSecondsLeft(tryAgainAt, timer);
    const [pending, setPending] = useState<'passphrase' | 'passkey' | null>(null);
    const form = useForm({ defaultValues: { passphrase: '' }, reValidateMode: 'onSubmit' });
    const { register, handleSubmit, clearErrors } = form;
    const { errors } = form.formState;

    const unlock = async (passphrase?: string) => {
      if (pending) return;
      setPending(passphrase === undefined ? 'passkey' : 'passphrase');
      let refusal: DataRefusal | null;
      try {
        refusal = await onUnlock(passphrase);
      } catch {
        refusal = { kind: 'call-failed' };
      }
      setPending(null);
      // The seconds of a wait are already shown.
      if (refusal && refusal.kind !== 'wait')
        showRefusalIn(form)(keptRefusalWords(refusal, sayKept));
    };

    return (
      <Box component="main" {...root(page, { hasPasskey })}>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
          <LockIcon sx={{ fontSize: 40 }} />
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {say('title')}
        </Typography>
        <Typography color="textSecondary">{say('text')}</Typography>
        <Paper variant="outlined" sx={{ padding: 4, paddingBlockStart: 5 }}>
          <Form
            error={errors.root?.message}
            onSubmit={handleSubmit(async ({ passphrase }) => {
              if (seconds === 0) await unlock(passphrase);
            })}
            actions={
              <>
                <SubmitButton pending={pending === 'passphrase'} disabled={seconds > 0}>
                  {say('unlock')}
                </SubmitButton>
                {hasPasskey && (
                  <BusyButton
                    variant="outlined"
                    fullWidth
                    startIcon={<PasskeyIcon />}
                    pending={pending === 'passkey'}
                    onClick={() => {
                      clearErrors();
                      void unlock();
                    }}
                  >
                    {say('passkey')}
                  </BusyButton>
                )}
              </>
            }
          >
            <PassphraseField
              error={errors.passphrase?.message}
              readOnly={pending !== null}
              {...register('passphrase', {
                required: say('missing'),
                onChange: clearErrorOf(form, 'passphrase'),
              })}
            />
            <WaitStatus seconds={seconds} say={say} />
          </Form>
        </Paper>
        <ForgottenPassphrase say={say} onErase={onErase} />
      </Box>
    );
  },
);

const page = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 3,
  minBlockSize: '100dvh',
  maxInlineSize: sizes.column,
  marginInline: 'auto',
  padding: 5,
  overflowWrap: 'anywhere',
} as const;
