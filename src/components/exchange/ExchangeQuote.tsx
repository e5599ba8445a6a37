import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import type { CurrencyId } from '../../domain/currency';
import { formatConverted, formatRate } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import { convert, rateFor } from '../../domain/rates';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';
import { spreadRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/tokens';
import { ChangeLabel } from '../money/ChangeLabel';

export interface ExchangeQuoteProps {
  /** The amount given away, an exact decimal as text; left out for a refused amount: no quote. */
  amount?: Decimal;
  from: CurrencyId;
  to: CurrencyId;
  /** The rate's change over 24 hours in percent. */
  change24h: Decimal;
}

/** Behind a separator of thousands or of decimals. */
const BREAKS = /(?<=[.,])/;

/** Smaller where its line is short of room; where that is not enough, it breaks at separators. */
function Received({ text }: { text: string }) {
  return (
    <Box component="span" sx={heroLine}>
      <Box
        component="bdi"
        sx={{ fontSize: heroFigures(heroWidth(text, '')).fontSize, overflowWrap: 'break-word' }}
      >
        {text.split(BREAKS).map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have an order, and no other name.
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {group}
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** The quoted amount of an exchange, to the last of its six decimals, and its rate. */
export function ExchangeQuote({ amount, from, to, change24h }: ExchangeQuoteProps) {
  const labelId = useId();
  const { rate, quoted } = rateFor(from, to);
  const line = formatRate(rate, from, to);
  return (
    <Box
      sx={{
        padding: 4,
        borderRadius: 1,
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
        {amount !== undefined && <Received text={formatConverted(convert(amount, from, to), to)} />}
      </Typography>
      <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
          {/* A placeholder is not passed off as a rate. */}
          <bdi>{quoted ? line : `${line} (no quoted rate)`}</bdi>
        </Typography>
        <ChangeLabel change={change24h} />
      </Box>
    </Box>
  );
}
