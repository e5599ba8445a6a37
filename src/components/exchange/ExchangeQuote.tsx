import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, use, useId } from 'react';
import { formatConverted, formatRate } from '../../domain/format';
import type { Decimal } from '../../domain/money';
import type { Rate } from '../../domain/rates';
import { convert } from '../../domain/rates';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';
import { spreadRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/tokens';
import { ChangeLabel } from '../money/ChangeLabel';
import { FlorinContext } from '../provider/florinContext';
import type { CurrencyLike } from '../provider/useCurrency';
import { toCurrency } from '../provider/useCurrency';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { ExchangeQuote as english } from './ExchangeQuote.messages';

export interface ExchangeQuoteProps {
  /** The amount given away, an exact decimal as text; left out for a refused amount: no quote. */
  amount?: Decimal;
  /** The currency that is given away, or its id. */
  from: CurrencyLike;
  /** The currency that is received, or its id. */
  to: CurrencyLike;
  /** Units of `to` for one unit of `from`. A rate that is not quoted is said to be a placeholder. */
  rate: Rate;
  /** The rate's change over 24 hours in percent. */
  change24h: Decimal;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
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

/** The quoted amount of an exchange, to the last decimal that is credited, and its rate. */
export function ExchangeQuote({ amount, rate, change24h, messages, ...pair }: ExchangeQuoteProps) {
  const say = useMessages('ExchangeQuote', english, messages);
  const labelId = useId();
  const { locale, currencies } = use(FlorinContext);
  const to = toCurrency(currencies, pair.to);
  const line = formatRate(rate.rate, toCurrency(currencies, pair.from), to, { locale });
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
        {say('receive')}
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
        {amount !== undefined && (
          <Received text={formatConverted(convert(amount, rate.rate, to), to, { locale })} />
        )}
      </Typography>
      <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
          {/* A placeholder is not passed off as a rate. */}
          <bdi>{rate.quoted ? line : say('placeholder', { rate: line })}</bdi>
        </Typography>
        <ChangeLabel change={change24h} />
      </Box>
    </Box>
  );
}
