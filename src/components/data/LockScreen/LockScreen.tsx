import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Timer } from '../../../hooks/timer';
import { deviceTimer } from '../../../hooks/timer';
import { useSecondsLeft } from '../../../hooks/useSecondsLeft';
import { LockOutlined as LockIcon } from '../../../icons/LockOutlined';
import { tabularFigures } from '../../../theme/vars';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts, Say } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { EraseSheetProps } from '../EraseSheet/EraseSheet';
import { messagePage } from '../../feedback/messagePage';
import type { DataRefusal } from '../keptRefusalText';
import { PassphraseForm } from '../PassphraseForm/PassphraseForm';
import { ForgottenPassphrase } from './forgottenPassphrase';
import { LockScreen as english } from './LockScreen.messages';

export interface LockScreenProps extends RootProps, Pick<EraseSheetProps, 'onErase' | 'isWaiting'> {
  /** The time of the next attempt, ISO 8601, after wrong passphrases in any tab; null if it is possible now. */
  tryAgainAt?: string | null | undefined;
  /** The clock for the seconds until the next attempt; the device's clock by default. */
  timer?: Timer | undefined;
  /**
   * Called with the passphrase. Resolves with null after a success, or with a refusal, which the screen shows. A
   * rejection counts as a failed call.
   */
  onUnlock: (passphrase: string) => Promise<DataRefusal | null>;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    LockScreen: LockScreenProps;
  }
}

interface WaitStatusProps {
  /** The seconds until the next attempt; 0 if it is possible now. */
  seconds: number;
  say: Say<typeof english>;
}

/** Shows the seconds until the next attempt. Screen readers announce only the end of the wait. */
function WaitStatus({ seconds, say }: WaitStatusProps) {
  const [hasWaited, setHasWaited] = useState(seconds > 0);
  if (seconds > 0 && !hasWaited) setHasWaited(true);
  return (
    // Both texts have one place, so that the button does not move while the user presses it.
    <Box sx={{ display: 'grid', minBlockSize: '1.5em', '& > *': { gridArea: '1 / 1' } }}>
      <Typography role="timer" variant="body2" color="textSecondary" sx={tabularFigures}>
        {seconds > 0 && say('waitFor', { seconds })}
      </Typography>
      <Typography role="status" variant="body2">
        {hasWaited && seconds === 0 && say('tryNow')}
      </Typography>
    </Box>
  );
}

/** A whole page for data that is locked by a passphrase: it unlocks the data, or erases it. */
export const LockScreen = rooted(
  'LockScreen',
  function LockScreen(
    {
      tryAgainAt = null,
      timer = deviceTimer,
      isWaiting,
      onUnlock,
      onErase,
      messages,
    }: LockScreenProps,
    root,
  ) {
    const say = useMessages('LockScreen', english, messages);
    const seconds = useSecondsLeft(tryAgainAt, timer);
    return (
      <Box component="main" {...root(messagePage)}>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', lineHeight: 0 }}>
          <LockIcon sx={{ fontSize: 40 }} />
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {say('title')}
        </Typography>
        <Typography color="textSecondary">{say('text')}</Typography>
        <Paper variant="outlined" sx={{ padding: 4, paddingBlockStart: 5 }}>
          <PassphraseForm
            submitLabel={say('unlock')}
            isWaiting={isWaiting}
            isBlocked={seconds > 0}
            extra={<WaitStatus seconds={seconds} say={say} />}
            messages={{ missing: say('missing') }}
            onSubmit={({ passphrase = '' }) => onUnlock(passphrase)}
          />
        </Paper>
        <ForgottenPassphrase say={say} isWaiting={isWaiting} onErase={onErase} />
      </Box>
    );
  },
);
