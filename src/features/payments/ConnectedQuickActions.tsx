import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { QuickActions } from '../../components/payments/QuickActions/QuickActions';
import { useMessages } from '../../components/provider/useMessages';
import { paths } from '../../constants/paths';
import { useAuth } from '../../state/session/useAuth';
import { useNotice } from '../../state/hooks/useNotice';
import { ReceiveSheet, SendSheet } from '../lateParts';
import { PagePart } from '../page/PagePart';
import type { SheetName } from './useAddressSheet';
import { useAddressSheet } from './useAddressSheet';

/** The English text about the quick action that the demo does not implement, and the names of the sheets. */
const english = {
  scan: 'QR Scanner not implemented in demo',
  send: 'Send',
  receive: 'Receive',
} as const;

declare module '../../components/english' {
  interface English {
    readonly ConnectedQuickActions: typeof english;
  }
}

const SHEETS = { send: SendSheet, receive: ReceiveSheet } as const;

/**
 * The icons are 20 px below the content before them, and the labels are 24 px above the next section. The targets of
 * the actions extend into both spaces. The space below the heading of a page is smaller than that below a section.
 */
const row = {
  '& > section': { marginBlock: '-8px -12px' },
  '* + & > section': { marginBlockStart: '-16px' },
} as const;

/** The four quick actions, and the sheets that are opened by them or by the URL. */
export function ConnectedQuickActions() {
  const { notify } = useNotice();
  const say = useMessages('ConnectedQuickActions', english);
  const { typed } = useAuth();
  // A payment that the user typed before the session ended is restored after the sign-in.
  const [open, setOpen] = useState<SheetName | null>(() => (typed('send') ? 'send' : null));
  // After its first opening, a sheet stays mounted, so that closing is animated.
  const [opened, setOpened] = useState<readonly SheetName[]>(open ? [open] : []);

  const [turn, setTurn] = useState(0);
  const openSheet = (name: SheetName) => {
    setOpen(name);
    setTurn(turn + 1);
    setOpened((names) => (names.includes(name) ? names : [...names, name]));
  };
  useAddressSheet(open, (name) => {
    if (name === null) setOpen(null);
    else openSheet(name);
  });

  return (
    <Box sx={row}>
      <QuickActions
        onSend={() => {
          openSheet('send');
        }}
        onReceive={() => {
          openSheet('receive');
        }}
        onScan={() => {
          notify(say('scan'));
        }}
        exchangeHref={paths.exchange}
      />
      {opened.map((name) => {
        const SheetOf = SHEETS[name];
        return (
          <PagePart key={name} name={say(name)} turn={turn}>
            <Suspense fallback={null}>
              <SheetOf
                open={open === name}
                onClose={() => {
                  // If another sheet was opened in the meantime, it must stay open.
                  setOpen((now) => (now === name ? null : now));
                }}
              />
            </Suspense>
          </PagePart>
        );
      })}
    </Box>
  );
}
