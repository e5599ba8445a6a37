import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { LockOutlined as LockIcon } from '../../icons/LockOutlined';
import { flush } from '../../theme/pageStyles';
import { gradientOf, onGradient, radii, tabularFigures } from '../../theme/vars';
import { Button } from '../../components/inputs/internals/button';
import { useMessages, type Say } from '../../components/provider/useMessages';
import { EraseButton } from './eraseButton';
import { useDataTexts } from './useDataTexts';
import { PassphraseForm, type PassphraseRefusal } from './PassphraseForm';

const english = {
  lockedText: 'Your wallets are encrypted on this device.',
  unlock: 'Unlock',
  waitFor: 'You can try again in {seconds} s.',
  tryNow: 'You can try again now.',
  forgot: 'Forgot your passphrase?',
  noWay:
    'Without the passphrase, this data cannot be recovered by anyone. You can erase it and start again, and then import a backup if you have one.',
} as const;

export type LockedDataTexts = typeof english;

export interface LockedDataProps {
  /**
   * The seconds until the user may try again after wrong passphrases: 0 when the wait is over, and null if there was no
   * wait.
   */
  secondsLeft: number | null;
  /** A sentence that explains that unlocking has to wait for pending payments. */
  waiting?: string | undefined;
  /** Called with the typed passphrase. Resolve with null after a success, or with a refusal, which the form shows. */
  onUnlock: (passphrase: string) => Promise<PassphraseRefusal | null>;
  /**
   * Called when the user presses the button that erases the data. The component has explained the consequences before.
   */
  onErase: () => void;
}

/** Unlocks data that is encrypted with a passphrase, or offers to erase it. */
export function LockedData({ secondsLeft, waiting, onUnlock, onErase }: LockedDataProps) {
  const say = useMessages('LockedData', english);
  const sayData = useDataTexts();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the field only if no element has the focus. When the data is locked during a visit, the app focuses the
    // heading instead.
    if (isFocusLost()) content.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  const seconds = secondsLeft ?? 0;
  const wait = (
    // The line keeps its height while it is empty, so that the button does not move while the user presses it.
    <Box sx={{ minBlockSize: '1.5em', typography: 'body2', ...tabularFigures }}>
      <div role="timer">{seconds > 0 && say('waitFor', { seconds })}</div>
      {/* Screen readers announce only the end of the wait. */}
      <div role="status" style={visuallyHidden}>
        {secondsLeft === 0 && say('tryNow')}
      </div>
    </Box>
  );
  return (
    <Stack spacing={6}>
      <Box sx={band}>
        <LockIcon />
        <span>{say('lockedText')}</span>
      </Box>
      <div ref={content}>
        <PassphraseForm
          plan={{ asks: 'current', of: 'wallets', submit: say('unlock') }}
          isBlocked={seconds > 0}
          waiting={waiting}
          extra={wait}
          onSubmit={({ passphrase = '' }) => onUnlock(passphrase)}
        />
      </div>
      <Forgotten say={say}>
        <EraseButton onClick={onErase}>{sayData('erase')}</EraseButton>
      </Forgotten>
    </Stack>
  );
}

/** Explains that a forgotten passphrase cannot be recovered, and then shows its children. */
function Forgotten({ say, children }: { say: Say<typeof english>; children: ReactNode }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const toggle = () => {
    setShown(!isShown);
  };
  return (
    <div>
      <Button aria-expanded={isShown} aria-controls={id} sx={flush} onClick={toggle}>
        {say('forgot')}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ paddingBlockStart: 2 }}>
        <Typography sx={{ paddingBlockEnd: 3 }}>{say('noWay')}</Typography>
        {children}
      </Box>
    </div>
  );
}

/** A coloured band with the look of a wallet's card. */
const band = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  padding: 4,
  borderRadius: radii.card,
  bgcolor: 'primary.main',
  backgroundImage: gradientOf('evergreen'),
  color: onGradient,
} as const;
