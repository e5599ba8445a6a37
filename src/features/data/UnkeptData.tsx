import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';
import { RunButton, type Run } from './runButton';
import { useDataTexts } from './useDataTexts';

const english = {
  unkept: 'Other wallets are kept now',
  unkeptText:
    'Another tab has begun to keep its wallets on this device. The payments, wallets and contacts of this tab are not part of them. If you open the kept wallets, those of this tab are gone. To have them later, export a backup first.',
  openKept: 'Open the kept wallets',
} as const;

export type UnkeptDataTexts = typeof english;

export interface UnkeptDataProps {
  /** Called when the user presses the button that exports a backup of the wallets in memory. */
  onBackup: () => void;
  /** Replaces the wallets in memory by the stored wallets. */
  onOpen: Run;
}

/** Asks before stored wallets replace wallets that are only in memory. The user can export a backup of these first. */
export function UnkeptData({ onBackup, onOpen }: UnkeptDataProps) {
  const say = useMessages('UnkeptData', english);
  const sayData = useDataTexts();
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{say('unkept')}</Typography>
      <Typography sx={{ paddingBlockEnd: 4 }}>{say('unkeptText')}</Typography>
      <Button variant="outlined" onClick={onBackup}>
        {sayData('exportBackup')}
      </Button>
      <RunButton run={onOpen}>{say('openKept')}</RunButton>
    </Stack>
  );
}
