import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EraseSheet } from '../../components/data/EraseSheet/EraseSheet';
import { problemText, useSayKept } from '../../components/data/keptRefusalText';
import { Banner } from '../../components/feedback/Banner';
import { useMessages } from '../../components/provider/useMessages';
import { DeleteForeverOutlined as EraseIcon } from '../../icons/DeleteForeverOutlined';
import { useDataActions } from '../../state/dataActions';
import { useKept } from '../../state/kept';
import { useNotice } from '../../state/useNotice';
import { BackupSettings } from './BackupSettings';
import { KeepSetting } from './KeepSetting';
import { LockSettings } from './LockSettings';

/** The English texts of the settings of data. */
const english = {
  erase: 'Erase everything',
  erased: 'Everything was erased.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly DataSettings: typeof english;
  }
}

/** The settings of the user's data: whether it is kept, when it is locked, its backups, and its end. */
export function DataSettings() {
  const say = useMessages('DataSettings', english);
  const sayKept = useSayKept();
  const { status } = useKept();
  const { erase } = useDataActions();
  const { notify } = useNotice();
  const [isErasing, setErasing] = useState(false);
  const ask = () => {
    setErasing(true);
  };
  return (
    <Stack spacing={6}>
      {status.kind === 'open' && status.problem !== undefined && (
        <Banner tone="error">{problemText(status.problem, sayKept)}</Banner>
      )}
      <KeepSetting onOff={ask} />
      <LockSettings />
      <BackupSettings />
      <Button variant="outlined" color="error" startIcon={<EraseIcon />} onClick={ask}>
        {say('erase')}
      </Button>
      <EraseSheet
        open={isErasing}
        isKept={status.kind === 'open'}
        onClose={() => {
          setErasing(false);
        }}
        onErase={async () => {
          const refusal = await erase();
          if (!refusal) notify(say('erased'));
          return refusal;
        }}
      />
    </Stack>
  );
}
