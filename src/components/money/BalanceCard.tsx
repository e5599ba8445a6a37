import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';
import type { Decimal } from '../../domain/money';
import type { Moving } from '../../hooks/useFigure';
import { clampLines, spreadRow } from '../../theme/styles';
import { gradientCard } from '../../theme/gradientCard';
import { gradientOf } from '../../theme/vars';
import { ForeignText } from '../identity/ForeignText';
import { FlorinContext } from '../provider/florinContext';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { Amount } from './Amount';
import { ChangeLabel } from './ChangeLabel';
import { HideBalanceButton } from './HideBalanceButton';
import { BalanceCard as english } from './BalanceCard.messages';

export interface BalanceCardProps {
  /** In the unit of account, an exact decimal as text: `'20009.337'`. */
  total: Moving<Decimal>;
  /** Change over 24 hours in percent. */
  change24h: Decimal;
  /** The wallet's name. */
  walletName: string;
  /** The wallet's CSS gradient; white text must be readable on all of it. */
  color?: string;
  /** Shows bullets in place of the total. */
  hidden?: boolean;
  /** The user wants the total hidden, or shown again. */
  onToggleHidden?: () => void;
  /** A small drawing below, such as a `Sparkline`. */
  chart?: ReactNode;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The total that a wallet is worth, and a button that hides it from the eyes of others. */
export function BalanceCard({
  total,
  change24h,
  walletName,
  color = gradientOf('evergreen'),
  hidden = false,
  onToggleHidden,
  chart,
  messages,
}: BalanceCardProps) {
  const say = useMessages('BalanceCard', english, messages);
  const { unitOfAccount } = use(FlorinContext);
  return (
    <Box component="section" aria-label={say('title')} sx={gradientCard(color)}>
      <Box sx={{ ...spreadRow, gap: 2 }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
          {say('title')}
        </Typography>
        {onToggleHidden && <HideBalanceButton hidden={hidden} onToggle={onToggleHidden} />}
      </Box>
      <Box sx={{ mt: 1, mb: 4 }}>
        <Amount value={total} currency={unitOfAccount} variant="amountHero" hidden={hidden} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <ChangeLabel change={change24h} period={say('day')} tone="onColor" />
        <Typography component="span" variant="body2" sx={clampLines(2)}>
          <ForeignText>{walletName}</ForeignText>
        </Typography>
      </Box>
      {chart}
    </Box>
  );
}
