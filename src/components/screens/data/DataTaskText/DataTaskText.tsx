import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Banner } from '../../../feedback/Banner';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import { useMessages } from '../../../provider/useMessages';
import { DataTaskText as english } from './DataTaskText.messages';

/** The actions after which a forgotten passphrase would make the data unreadable. */
const CHOOSES_A_PASSPHRASE = /keep|set|change/;

export interface DataTaskTextProps extends RootProps {
  /** The action: `set`, `time`, `remove` and `change` are about the lock. */
  task: 'keep' | 'set' | 'time' | 'remove' | 'change' | 'export' | 'erase';
  /** Whether the device keeps no data, so that only the data in memory can be erased. */
  inMemory: boolean;
  /** Whether the data on the device is encrypted. */
  encrypted: boolean;
}

declare module '../../../provider/roots' {
  interface Roots {
    DataTaskText: DataTaskTextProps;
  }
}

/** Explains what an action on the user's data does, before the user confirms it. */
export const DataTaskText = rooted(
  'DataTaskText',
  function DataTaskText({ task, inMemory, encrypted }: DataTaskTextProps, root) {
    const say = useMessages('DataTaskText', english);
    const isErase = task === 'erase';
    return (
      <Stack spacing={3} {...root()}>
        <Typography>{say(isErase && inMemory ? 'eraseMemory' : `${task}Text`)}</Typography>
        {task === 'export' && encrypted && <Typography>{say('exportLocked')}</Typography>}
        {isErase && <Typography sx={{ fontWeight: 600 }}>{say('eraseFinal')}</Typography>}
        {CHOOSES_A_PASSPHRASE.test(task) && <Banner>{say('forgotten')}</Banner>}
      </Stack>
    );
  },
);
