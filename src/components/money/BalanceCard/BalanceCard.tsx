import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';
import type { Decimal } from '../../../domain/money/money';
import type { Moving } from '../../../hooks/useFigure';
import { clampLines, spreadRow } from '../../../theme/styles';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/vars';
import { LoadingFigure } from '../../feedback/loadingFigure';
import { StaleMark } from '../../feedback/staleMark';
import { ForeignText } from '../../identity/ForeignText';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import type { AmountProps } from '../Amount/Amount';
import { Amount } from '../Amount/Amount';
import { ChangeLabel } from '../ChangeLabel/ChangeLabel';
import { HideBalanceButton } from '../HideBalanceButton/HideBalanceButton';
import { BalanceCard as english } from './BalanceCard.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps, SlotProps } from '../../provider/roots';

export interface BalanceCardProps
  extends RootProps, SlotProps<{ amount: AmountProps }, BalanceCardProps> {
  /** In the unit of account, an exact decimal as text: `'20009.337'`. */
  total: Moving<Decimal>;
  /**
   * Change over 24 hours in percent: your server's, or `changeOf` of `florin/domain/wallet`. Without it none is said.
   */
  change24h?: Decimal | undefined;
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
  /** The total is on its way: its shape stands in its place, and `total` and `change24h` are not looked at. */
  loading?: boolean | undefined;
  /** The moment of the last good answer, ISO 8601: given while the total is not of now. */
  staleSince?: string | undefined;
  /** The total lacks balances that are unknown. The card shows that. */
  partial?: boolean | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BalanceCard: BalanceCardProps;
  }
}

/** The total that a wallet is worth, and a button that hides it from the eyes of others. */
export const BalanceCard = rooted(
  'BalanceCard',
  function BalanceCard(
    {
      total,
      change24h,
      walletName,
      color = gradientOf('evergreen'),
      hidden = false,
      onToggleHidden,
      chart,
      loading = false,
      staleSince,
      partial,
      messages,
    }: BalanceCardProps,
    root,
    part,
  ) {
    const say = useMessages('BalanceCard', english, messages);
    const { unitOfAccount } = use(FlorinContext);
    return (
      <Box
        component="section"
        aria-label={say('title')}
        aria-busy={loading}
        {...root(gradientCard(color), { hidden, loading })}
      >
        {/* With large text on a narrow phone the button moves below a long word. */}
        <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 2 }}>
          <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
            {say('title')}
          </Typography>
          {onToggleHidden && (
            <HideBalanceButton
              hidden={hidden}
              onToggle={onToggleHidden}
              sx={{ marginInlineStart: 'auto' }}
            />
          )}
        </Box>
        <Box sx={{ mt: 1, mb: 4 }}>
          {loading ? (
            <LoadingFigure />
          ) : (
            part(
              'amount',
              <Amount
                value={total}
                currency={unitOfAccount}
                variant="amountHero"
                hidden={hidden}
              />,
              { hidden },
            )
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          {!loading && change24h !== undefined && (
            <ChangeLabel change={change24h} period={say('day')} tone="onColor" />
          )}
          <Typography component="span" variant="body2" sx={clampLines(2)}>
            <ForeignText>{walletName}</ForeignText>
          </Typography>
        </Box>
        <StaleMark since={staleSince} partial={partial} />
        {chart}
      </Box>
    );
  },
);
