import Box from '@mui/material/Box';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { BalanceCard } from '../../components/money/BalanceCard';
import { CurrencyIcon } from '../../components/money/CurrencyIcon';
import { useMessages } from '../../components/provider/useMessages';
import { paths } from '../page/paths';
import { Rosette } from './Rosette';

const english = { wallet: 'Sample wallet' } as const;

export type HeroEmblemTexts = typeof english;

/** The positions of the coins on the rosette's rim, in percent of the card's sides. */
const POSITIONS = [
  [50, 4],
  [82.5, 17.5],
  [82.5, 82.5],
  [50, 96],
  [17.5, 82.5],
  [17.5, 17.5],
] as const;

export interface HeroEmblemProps {
  /** The sample wallet's total in US dollars, an exact decimal as text. */
  total: Decimal;
  /** The total's change over 24 hours in percent. If omitted, no change is shown. */
  change24h?: Decimal | undefined;
}

/**
 * The illustration of the landing page: coins on an engraved rosette, around a card with the total of a sample wallet.
 */
export function HeroEmblem({ total, change24h }: HeroEmblemProps) {
  const say = useMessages('HeroEmblem', english);
  return (
    <Box sx={square} data-engraved={paths.landing}>
      <Rosette />
      {POSITIONS.map(([inline, block], index) => {
        const currency = CURRENCY_LIST[index];
        return (
          currency && (
            <Box
              key={currency.id}
              sx={{ ...coin, insetInlineStart: `${inline}%`, insetBlockStart: `${block}%` }}
            >
              <CurrencyIcon currency={currency} />
            </Box>
          )
        );
      })}
      <Box sx={card}>
        <BalanceCard total={total} change24h={change24h} walletName={say('wallet')} />
      </Box>
    </Box>
  );
}

const square = {
  position: 'relative',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: 500,
  marginInline: 'auto',
} as const;

const coin = {
  position: 'absolute',
  display: 'flex',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  // Moves the coin back by half its size, so that its centre is at its position.
  marginInlineStart: '-20px',
  marginBlockStart: '-20px',
} as const;

const card = {
  position: 'absolute',
  insetInline: { xs: 0, sm: '7%' },
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
} as const;
