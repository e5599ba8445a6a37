import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import ScanIcon from '@mui/icons-material/QrCodeScannerRounded';
import ReceiveIcon from '@mui/icons-material/SouthWestRounded';
import SendIcon from '@mui/icons-material/NorthEastRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { disc } from '../../../theme/styles';
import { ignoreHeldEnter } from '../../inputs/ignoreHeldEnter';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { QuickActions as english } from './QuickActions.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

interface QuickActionProps {
  label: string;
  icon: ReactNode;
  href?: string;
  onClick?: () => void;
}

function QuickAction({ label, icon, ...action }: QuickActionProps) {
  return (
    <ButtonBase
      {...action}
      // The focus returns here from a sheet that was submitted by an Enter key, which may still be held.
      onKeyDown={ignoreHeldEnter}
      sx={{
        flexDirection: 'column',
        gap: 2,
        paddingBlock: 3,
        borderRadius: 1,
        '&:hover .quick-action-icon': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="span"
        className="quick-action-icon"
        sx={{
          ...disc(52),
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
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
  onSend: () => void;
  onReceive: () => void;
  onScan: () => void;
  /** The address of the exchange page. */
  exchangeHref: string;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    QuickActions: QuickActionsProps;
  }
}

/** The four main actions of a wallet. */
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
        // As many columns as fit: two at 200 % text on a narrow phone.
        {...root({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4rem), 1fr))',
          rowGap: 2,
        })}
      >
        <QuickAction label={say('send')} icon={<SendIcon />} onClick={onSend} />
        <QuickAction label={say('receive')} icon={<ReceiveIcon />} onClick={onReceive} />
        <QuickAction label={say('scan')} icon={<ScanIcon />} onClick={onScan} />
        <QuickAction label={say('exchange')} icon={<ExchangeIcon />} href={exchangeHref} />
      </Box>
    );
  },
);
