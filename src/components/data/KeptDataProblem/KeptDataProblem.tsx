import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeviceProblem } from '../../../domain/keptRefusal';
import { useSingleFlight } from '../../../hooks/useSingleFlight';
import { BusyButton } from '../../inputs/BusyButton';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { EraseSheetProps } from '../EraseSheet/EraseSheet';
import { EraseSheet } from '../EraseSheet/EraseSheet';
import { messagePage } from '../../feedback/messagePage';
import { problemText, useSayKept } from '../keptRefusalText';
import { KeptDataProblem as english } from './KeptDataProblem.messages';

export interface KeptDataProblemProps
  extends RootProps, Pick<EraseSheetProps, 'onErase' | 'isWaiting'> {
  problem: DeviceProblem;
  /** Called to read the data again. */
  onRetry: () => void | Promise<void>;
  /** Reloads the page. */
  onReload: () => void;
  /** Exports every record as it is stored, and shows the result. */
  onExport: () => void | Promise<void>;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    KeptDataProblem: KeptDataProblemProps;
  }
}

/** The problems that may end when the page is loaded again: with a newer version, or with a new connection. */
const ENDS_WITH_RELOAD: ReadonlySet<DeviceProblem> = new Set(['newer-version', 'closed', 'locked']);

/** A whole page for kept data that cannot be used: it states what is safe, and offers the actions that can help. */
export const KeptDataProblem = rooted(
  'KeptDataProblem',
  function KeptDataProblem(
    { problem, isWaiting, onRetry, onReload, onExport, onErase, messages }: KeptDataProblemProps,
    root,
  ) {
    const say = useMessages('KeptDataProblem', english, messages);
    const sayKept = useSayKept();
    const once = useSingleFlight();
    const [pending, setPending] = useState('');
    const [isAsking, setAsking] = useState(false);
    const buttonOf = (name: 'reload' | 'export' | 'retry', run: () => void | Promise<void>) => (
      <BusyButton
        variant="outlined"
        pending={pending === name}
        onClick={() =>
          void once(async () => {
            setPending(name);
            await run();
            setPending('');
          })
        }
      >
        {say(name)}
      </BusyButton>
    );
    const ask = (isAsked: boolean) => () => {
      setAsking(isAsked);
    };
    return (
      <Box component="main" {...root(messagePage, { problem })}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {say('title')}
        </Typography>
        <Typography variant="h2">{say('problem')}</Typography>
        <Typography>{problemText(problem, sayKept)}</Typography>
        <Stack spacing={2}>
          {ENDS_WITH_RELOAD.has(problem) && buttonOf('reload', onReload)}
          {buttonOf('export', onExport)}
          {buttonOf('retry', onRetry)}
          <BusyButton variant="outlined" color="error" onClick={ask(true)}>
            {say('erase')}
          </BusyButton>
        </Stack>
        <EraseSheet open={isAsking} isWaiting={isWaiting} onErase={onErase} onClose={ask(false)} />
      </Box>
    );
  },
);
