import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeviceProblem } from '../../../domain/keptRefusal';
import { useSingleFlight } from '../../../hooks/useSingleFlight';
import { sizes } from '../../../theme/vars';
import { Banner } from '../../feedback/Banner';
import { BusyButton } from '../../inputs/BusyButton';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { EraseSheet } from '../EraseSheet/EraseSheet';
import type { DataRefusal } from '../keptRefusalText';
import { problemText, useSayKept } from '../keptRefusalText';
import { KeptDataProblem as english } from './KeptDataProblem.messages';

/** The result of an export of the readable data: `unreadable` if there is none. */
export type RescueResult = 'exported' | 'unreadable';

export interface KeptDataProblemProps extends RootProps {
  problem: DeviceProblem;
  /** Called to read the data again. */
  onRetry: () => void | Promise<void>;
  /** Reloads the page. */
  onReload: () => void;
  /** Exports the data that can be read. A rejection counts as a file that could not be saved. */
  onExport: () => Promise<RescueResult>;
  /** Called when the user confirms to erase all data. Resolves with null after a success, or with a refusal. */
  onErase: () => Promise<DataRefusal | null>;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    KeptDataProblem: KeptDataProblemProps;
  }
}

type Action = 'retry' | 'reload' | 'export' | 'erase';

/** The actions that can help, the most helpful first. Data of a newer version and of another tab stays untouched. */
const ACTIONS: Readonly<Record<DeviceProblem, readonly Action[]>> = {
  unavailable: ['retry', 'export', 'erase'],
  'newer-version': ['reload'],
  lost: ['erase', 'retry'],
  closed: ['reload', 'export'],
  'no-space': ['retry', 'export', 'erase'],
  damaged: ['export', 'retry', 'erase'],
  locked: ['reload'],
};

/** A whole page for kept data that cannot be used: it states what is safe, and offers the actions that can help. */
export const KeptDataProblem = rooted(
  'KeptDataProblem',
  function KeptDataProblem(
    { problem, onRetry, onReload, onExport, onErase, messages }: KeptDataProblemProps,
    root,
  ) {
    const say = useMessages('KeptDataProblem', english, messages);
    const sayKept = useSayKept();
    const once = useSingleFlight();
    const [pending, setPending] = useState<Action | null>(null);
    const [result, setResult] = useState<RescueResult | 'exportFailed' | null>(null);
    const [isAsking, setAsking] = useState(false);

    const whilePending = (action: Action, run: () => Promise<void>) => () =>
      void once(async () => {
        setPending(action);
        setResult(null);
        await run();
        setPending(null);
      });
    const handlers: Readonly<Record<Action, () => void>> = {
      retry: whilePending('retry', async () => {
        await onRetry();
      }),
      reload: onReload,
      export: whilePending('export', async () => {
        setResult(await onExport().catch(() => 'exportFailed' as const));
      }),
      erase: () => {
        setAsking(true);
      },
    };

    return (
      <Box component="main" {...root(page, { problem })}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {say('title')}
        </Typography>
        <Typography>{problemText(problem, sayKept)}</Typography>
        {result !== null && result !== 'exported' && <Banner tone="error">{say(result)}</Banner>}
        <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
          {result === 'exported' && say('exported')}
        </Typography>
        <Stack spacing={2}>
          {ACTIONS[problem].map((action, index) => (
            <BusyButton
              key={action}
              variant={index === 0 && action !== 'erase' ? 'contained' : 'outlined'}
              color={action === 'erase' ? 'error' : 'primary'}
              pending={pending === action}
              onClick={handlers[action]}
            >
              {say(action)}
            </BusyButton>
          ))}
        </Stack>
        <EraseSheet
          open={isAsking}
          onErase={onErase}
          onClose={() => {
            setAsking(false);
          }}
        />
      </Box>
    );
  },
);

const page = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  minBlockSize: '100dvh',
  maxInlineSize: sizes.column,
  marginInline: 'auto',
  padding: 6,
  overflowWrap: 'anywhere',
} as const;
