import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../../inputs/BusyButton';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import { useMessages } from '../../../provider/useMessages';
import { EraseButton } from '../eraseButton';

const english = {
  exportRaw: 'Export raw data',
  erase: 'Erase everything',
  unusable: 'We cannot open your data',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;

declare module '../../../english' {
  interface English {
    readonly UnusableData: typeof english;
  }
}

type Run = () => void | Promise<void>;

export interface UnusableDataProps extends RootProps {
  /** The text that describes the problem, and which data is safe. */
  children: string;
  /** Reloads the page. Omit it if a reload cannot help. */
  onReload?: Run | undefined;
  /** Exports the stored data unchanged. */
  onExport: Run;
  /** Tries to read the data again. */
  onRetry: Run;
  /** Called when the user presses the erase button. Ask for a confirmation before you erase the data. */
  onErase: () => void;
}

declare module '../../../provider/roots' {
  interface Roots {
    UnusableData: UnusableDataProps;
  }
}

/**
 * Shown if the stored data cannot be used. It explains which data is safe, and has buttons for the actions that can
 * help.
 */
export const UnusableData = rooted(
  'UnusableData',
  function UnusableData(
    { children, onReload, onExport, onRetry, onErase }: UnusableDataProps,
    root,
  ) {
    const say = useMessages('UnusableData', english);
    return (
      <Stack spacing={2} {...root()}>
        <Typography variant="h2">{say('unusable')}</Typography>
        <Typography sx={{ paddingBlockEnd: 4 }}>{children}</Typography>
        {onReload && <RunButton run={onReload}>{say('reload')}</RunButton>}
        <RunButton run={onExport}>{say('exportRaw')}</RunButton>
        <RunButton run={onRetry}>{say('retry')}</RunButton>
        <EraseButton onClick={onErase}>{say('erase')}</EraseButton>
      </Stack>
    );
  },
);

/** A button that shows a spinner until its action has settled. */
function RunButton({ children, run }: { children: string; run: Run }) {
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
