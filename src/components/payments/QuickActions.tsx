import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../icons/CurrencyExchangeRounded';
import { NorthEastRounded as SendIcon } from '../../icons/NorthEastRounded';
import { QrCodeScannerRounded as ScanIcon } from '../../icons/QrCodeScannerRounded';
import { SouthWestRounded as ReceiveIcon } from '../../icons/SouthWestRounded';
import { coin } from '../../theme/styles';
import { MOVING } from '../../theme/vars';
import { ignoreHeldEnter } from '../inputs/internals/ignoreHeldEnter';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  name: 'Quick actions',
  send: 'Send',
  receive: 'Receive',
  scan: 'Scan',
  exchange: 'Exchange',
} as const;

export type QuickActionsTexts = typeof english;

interface QuickActionProps {
  label: string;
  icon: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

function QuickAction({ label, icon, ...action }: QuickActionProps) {
  return (
    <ButtonBase
      {...action}
      // When the user submits a sheet with Enter, the focus returns to this button while the key may still be held. The
      // held key must not open the sheet again.
      onKeyDown={ignoreHeldEnter}
      sx={{
        flexDirection: 'column',
        gap: 2,
        paddingBlock: 3,
        borderRadius: 1,
        '&:hover .quick-action-icon': { borderColor: 'primary.main' },
        '&:active .quick-action-icon': { bgcolor: 'action.selected' },
        [MOVING]: { '&:active': { transform: 'scale(0.98)' } },
      }}
    >
      <Box
        component="span"
        className="quick-action-icon"
        sx={{
          ...coin(52),
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
    </ButtonBase>
  );
}

export interface QuickActionsProps extends RootProps {
  /** Called when the user presses Send. If omitted, the action Send is not shown. */
  onSend?: (() => void) | undefined;
  /** Called when the user presses Receive. If omitted, the action Receive is not shown. */
  onReceive?: (() => void) | undefined;
  /** Called when the user presses Scan. If omitted, the action Scan is not shown. */
  onScan?: (() => void) | undefined;
  /** The URL of the exchange page. If omitted, the action Exchange is not shown. */
  exchangeHref?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The main actions of a wallet: buttons and links to send, receive, exchange and scan. */
export const QuickActions = rooted(
  'QuickActions',
  function QuickActions(
    { onSend, onReceive, onScan, exchangeHref, messages }: QuickActionsProps,
    root,
  ) {
    const say = useMessages('QuickActions', english, messages);
    return (
      <Box
        component="section"
        aria-label={say('name')}
        // The grid has as many columns as fit: two on a narrow phone with 200 % text.
        {...root({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4rem), 1fr))',
          rowGap: 2,
        })}
      >
        {onSend && <QuickAction label={say('send')} icon={<SendIcon />} onClick={onSend} />}
        {onReceive && (
          <QuickAction label={say('receive')} icon={<ReceiveIcon />} onClick={onReceive} />
        )}
        {onScan && <QuickAction label={say('scan')} icon={<ScanIcon />} onClick={onScan} />}
        {exchangeHref !== undefined && (
          <QuickAction label={say('exchange')} icon={<ExchangeIcon />} href={exchangeHref} />
        )}
      </Box>
    );
  },
);
