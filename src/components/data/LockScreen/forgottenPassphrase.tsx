import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Say } from '../../provider/say';
import { EraseSheet } from '../EraseSheet/EraseSheet';
import type { DataRefusal } from '../keptRefusalText';
import type { LockScreen as english } from './LockScreen.messages';

interface ForgottenPassphraseProps {
  onErase: () => Promise<DataRefusal | null>;
  say: Say<typeof english>;
}

/** A button that explains that a forgotten passphrase cannot be recovered, and then offers to erase the data. */
export function ForgottenPassphrase({ say, onErase }: ForgottenPassphraseProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Box>
      <Button
        aria-expanded={isShown}
        aria-controls={id}
        sx={{ marginInline: -4 }}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {say('forgot')}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ paddingBlockStart: 2 }}>
        <Typography sx={{ paddingBlockEnd: 3 }}>{say('noWay')}</Typography>
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            setAsking(true);
          }}
        >
          {say('erase')}
        </Button>
      </Box>
      <EraseSheet
        open={isAsking}
        onErase={onErase}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Box>
  );
}
