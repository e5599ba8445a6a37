import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/inputs/BusyButton';
import { PublicPage } from '../../components/layout/PublicPage';
import { PRODUCT_NAME } from '../../constants/brand';
import { paths } from '../../constants/paths';
import type { DeviceProblem } from '../../domain/keptRefusal';
import { isFocusLost } from '../../hooks/focus';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { LockOutlined as LockIcon } from '../../icons/LockOutlined';
import { useTimer } from '../../state/DeviceProvider';
import { flush } from '../../theme/pageStyles';
import { gradientOf, onGradient, radii, tabularFigures } from '../../theme/vars';
import { PageTitle } from '../page/PageTitle';
import { Seal } from '../page/Seal';
import { EraseButton } from './DataSheet';
import { PassphraseForm } from './PassphraseForm';
import { useData } from './useData';

/** Explains that a forgotten passphrase cannot be recovered, and then offers to erase the data. */
function ForgottenPassphrase() {
  const { say } = useData();
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
        <EraseButton />
      </Box>
    </div>
  );
}

/** Unlocks data that is locked by a passphrase, or erases it. `tryAgainAt` is the time of the next attempt; 0 for now. */
function Locked({ tryAgainAt }: { tryAgainAt: number }) {
  const { say, unlock } = useData();
  const next = tryAgainAt === 0 ? null : new Date(tryAgainAt).toISOString();
  const seconds = useSecondsLeft(next, useTimer());
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When the data is locked during a visit, the heading has the focus.
    if (isFocusLost()) content.current?.querySelector('input')?.focus();
  }, []);
  const wait = (
    // The line keeps its height, so that the button does not move while the user presses it.
    <Box sx={{ minBlockSize: '1.5em', typography: 'body2', ...tabularFigures }}>
      <div role="timer">{seconds > 0 && say('waitFor', { seconds })}</div>
      {/* Screen readers announce only the end of the wait. */}
      <div role="status" style={visuallyHidden}>
        {next !== null && seconds === 0 && say('tryNow')}
      </div>
    </Box>
  );
  return (
    <Stack ref={content} spacing={6}>
      <Box sx={band}>
        <LockIcon />
        {say('lockedText')}
      </Box>
      <PassphraseForm
        plan={{ asks: 'current', submit: say('unlock') }}
        isBlocked={seconds > 0}
        extra={wait}
        onSubmit={({ passphrase = '' }) => unlock(passphrase)}
      />
      <ForgottenPassphrase />
    </Stack>
  );
}

/** A button that shows that its action is pending. */
function RunButton({ children, run }: { children: string; run: () => void | Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    await run();
    setPending(false);
  };
  return (
    <BusyButton variant="outlined" pending={isPending} onClick={() => void start()}>
      {children}
    </BusyButton>
  );
}

/** States what is safe of kept data that cannot be used, and offers the actions that can help. */
function Unusable({ problem }: { problem: DeviceProblem }) {
  const { say, keptText, retry, exportRaw, named, stated } = useData();
  // A reload may bring a newer version, or a new connection.
  const canReload = /newer-version|closed|locked/.test(problem);
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{say('unusable')}</Typography>
      <Typography sx={{ paddingBlockEnd: 4 }}>{keptText({ kind: problem })}</Typography>
      {canReload && <RunButton run={() => window.location.reload()}>{say('reload')}</RunButton>}
      <RunButton run={() => stated(exportRaw(named))}>{say('exportRaw')}</RunButton>
      <RunButton run={() => stated(retry())}>{say('retry')}</RunButton>
      <EraseButton />
    </Stack>
  );
}

/** A whole page that replaces every signed-in page while the kept data is locked or cannot be used. */
export function KeptGate() {
  const { say, status } = useData();
  const isLocked = status.kind === 'locked';
  const title = say(isLocked ? 'locked' : 'title');
  return (
    <PublicPage brand={PRODUCT_NAME} homeHref={paths.landing} title={title}>
      <PageTitle>{isLocked ? title : say('problem')}</PageTitle>
      {isLocked && <Locked tryAgainAt={status.tryAgainAt} />}
      {status.kind === 'unusable' && <Unusable problem={status.problem} />}
      <Seal />
    </PublicPage>
  );
}

/** A band like a wallet's card. */
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
