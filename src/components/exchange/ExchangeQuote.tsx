import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CurrencyId } from '../../domain/currency';
import { formatConverted, formatRate } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import { convert, rateFor } from '../../domain/rates';
import { radii } from '../../theme/tokens';
import { ChangeLabel } from '../money/ChangeLabel';

export interface ExchangeQuoteProps {
  /** The amount given away, an exact decimal as text; left out for a refused amount: no quote. */
  amount?: Decimal;
  from: CurrencyId;
  to: CurrencyId;
  /** The rate's change over 24 hours in percent. */
  change24h: Decimal;
}

/** What an exchange gives, to the last of its six decimals, and at which rate. */
export function ExchangeQuote({ amount, from, to, change24h }: ExchangeQuoteProps) {
  const labelId = useId();
  const { rate, quoted } = rateFor(from, to);
  const line = formatRate(rate, from, to);
  return (
    <Box
      sx={{
        padding: 4,
        borderRadius: `${String(radii.field)}px`,
        bgcolor: 'background.default',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography id={labelId} variant="body2" color="textSecondary">
        You receive
      </Typography>
      <Typography
        component="output"
        variant="h1"
        aria-labelledby={labelId}
        sx={{
          display: 'block',
          marginBlockStart: 1,
          marginBlockEnd: 3,
          // An empty quote keeps its line.
          '&:empty::before': { content: '"\\00a0"' },
        }}
      >
        {amount !== undefined && <bdi>{formatConverted(convert(amount, from, to), to)}</bdi>}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
        }}
      >
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {/* A placeholder is not passed off as a rate. */}
          <bdi>{quoted ? line : `${line} (no quoted rate)`}</bdi>
        </Typography>
        <ChangeLabel change={change24h} />
      </Box>
    </Box>
  );
}
