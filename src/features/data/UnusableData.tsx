import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';
import { EraseButton } from './eraseButton';
import { useFailureTexts } from '../page/useFailureTexts';
import { RunButton, type Run } from './runButton';
import { useDataTexts } from './useDataTexts';

const english = {
  unusable: 'We cannot open your data',
  retry: 'Try again',
  aside: 'Open without your data',
} as const;

export type UnusableDataTexts = typeof english;

export interface UnusableDataProps {
  /** The text that describes the problem, and which data is safe. */
  children: string;
  /** Reloads the page. Omit it if a reload cannot help. */
  onReload?: Run | undefined;
  /**
   * Called when the user presses the button that exports a backup. Omit it if the app does not have the data in memory.
   */
  onBackup?: (() => void) | undefined;
  /** Exports the stored data unchanged. Omit it if no data is stored. */
  onExport?: Run | undefined;
  /** Tries to read the data again. */
  onRetry: Run;
  /** Opens the app without the stored data. Omit it if the user should not do so. */
  onSetAside?: (() => void) | undefined;
  /** Called when the user presses the erase button. Ask for a confirmation before you erase the data. */
  onErase: () => void;
}

/**
 * Shown if the stored data cannot be used. It explains which data is safe, and has buttons for the actions that can
 * help.
 */
export function UnusableData({
  children,
  onReload,
  onBackup,
  onExport,
  onRetry,
  onSetAside,
  onErase,
}: UnusableDataProps) {
  const say = useMessages('UnusableData', english);
  const sayData = useDataTexts();
  const sayFailure = useFailureTexts();
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{say('unusable')}</Typography>
      <Typography sx={{ paddingBlockEnd: 4 }}>{children}</Typography>
      {onReload && <RunButton run={onReload}>{sayFailure('reload')}</RunButton>}
      {onBackup && (
        <Button variant="outlined" onClick={onBackup}>
          {sayData('exportBackup')}
        </Button>
      )}
      {onExport && <RunButton run={onExport}>{sayData('exportRaw')}</RunButton>}
      <RunButton run={onRetry}>{say('retry')}</RunButton>
      {onSetAside && (
        <Button variant="outlined" onClick={onSetAside}>
          {say('aside')}
        </Button>
      )}
      <EraseButton onClick={onErase}>{sayData('erase')}</EraseButton>
    </Stack>
  );
}
