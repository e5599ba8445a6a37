import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Say } from '../../provider/say';
import type { EraseSheetProps } from '../EraseSheet/EraseSheet';
import { EraseSheet } from '../EraseSheet/EraseSheet';
import type { LockScreen as english } from './LockScreen.messages';

interface ForgottenPassphraseProps extends Pick<EraseSheetProps, 'onErase' | 'isWaiting'> {
  say: Say<typeof english>;
}

/** A button that explains that a forgotten passphrase cannot be recovered, and then offers to erase the data. */
export function ForgottenPassphrase({ say, ...erasing }: ForgottenPassphraseProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toggle = () => {
    setShown(!isShown);
  };
  const ask = (isAsked: boolean) => () => {
    setAsking(isAsked);
  };
  return (
    <Box>
      <Button aria-expanded={isShown} aria-controls={id} sx={{ marginInline: -4 }} onClick={toggle}>
        {say('forgot')}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ paddingBlockStart: 2 }}>
        <Typography sx={{ paddingBlockEnd: 3 }}>{say('noWay')}</Typography>
        <Button variant="outlined" color="error" onClick={ask(true)}>
          {say('erase')}
        </Button>
      </Box>
      <EraseSheet {...erasing} open={isAsking} onClose={ask(false)} />
    </Box>
  );
}
