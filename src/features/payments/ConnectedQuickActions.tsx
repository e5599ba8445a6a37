import Box from '@mui/material/Box';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { QuickActions } from '../../components/payments/QuickActions';
import { useMessages } from '../../components/provider/useMessages';
import { useNotice } from '../../state/hooks/useNotice';
import { useAuth } from '../../state/session/useAuth';
import { ReceiveSheet, SendSheet } from '../lateParts';
import { PagePart } from '../page/PagePart';
import { paths } from '../page/paths';
import { useAddressWords } from '../page/useAddressWords';
import { useCommonTexts } from '../page/useCommonTexts';

const english = {
  scan: 'QR Scanner not implemented in demo',
} as const;

export type ConnectedQuickActionsTexts = typeof english;

/** The URL parameters of a sheet, which are removed when the sheet closes. */
const WORDS = ['open', 'again', 'currency'];

const NAMES = ['send', 'receive'] as const;

/** The name of a sheet that the URL can open. */
type SheetName = (typeof NAMES)[number];

/**
 * Opens the sheet that the URL names, such as `#open=send`, and closes it when the URL no longer names it. Ignores an
 * unknown name. When the sheet closes, removes the parameters of the sheet from the URL.
 *
 * @param open The sheet that is currently open, or null.
 * @param onChange Called with the sheet that the URL names, and with null when the URL no longer names a sheet.
 */
function useAddressSheet(open: SheetName | null, onChange: (name: SheetName | null) => void): void {
  const [words, replaceWords] = useAddressWords();
  const requested = NAMES.find((name) => name === words.get('open')) ?? null;
  const change = useEffectEvent(onChange);
  const wasOpen = useRef(false);

  useEffect(() => {
    wasOpen.current = false;
    if (requested === null) return undefined;
    change(requested);
    return () => {
      change(null);
    };
  }, [requested]);

  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(words);
    for (const word of WORDS) rest.delete(word);
    // Replaces the history entry, so that Back does not open the sheet again.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === requested) wasOpen.current = requested !== null;
    else if (wasOpen.current) forget();
  }, [open, requested]);
}

const SHEETS = { send: SendSheet, receive: ReceiveSheet } as const;

/**
 * Negative margins, because the touch targets of the actions extend into the space above and below them. The icons are
 * 20 px below the previous content, and the labels are 24 px above the next section. The second rule is for actions
 * below a section, because the space below a section is larger than the space below the heading of a page.
 */
const row = {
  '& > section': { marginBlock: '-8px -12px' },
  '* + & > section': { marginBlockStart: '-16px' },
} as const;

/**
 * The quick actions Send, Receive, Scan and Exchange. Send and Receive open a sheet (a dialog at the bottom edge). The
 * URL can also open a sheet.
 */
export function ConnectedQuickActions() {
  const { notify } = useNotice();
  const say = useMessages('ConnectedQuickActions', english);
  const common = useCommonTexts();
  const { typed } = useAuth();
  // The sheet opens again if the session ended while the user typed a payment.
  const [open, setOpen] = useState<SheetName | null>(() => (typed('send') ? 'send' : null));
  // After its first opening, a sheet stays mounted, so that its closing is animated.
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
          <PagePart key={name} name={common(name)} turn={turn}>
            <Suspense fallback={null}>
              <SheetOf
                open={open === name}
                onClose={() => {
                  // Another sheet that has opened in the meantime stays open.
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
