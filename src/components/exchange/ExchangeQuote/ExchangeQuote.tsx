import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, use, useId } from 'react';
import { formatConverted, formatRate } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import type { Rate } from '../../../domain/prices/rates';
import { convert } from '../../../domain/prices/rates';
import { heroFigures, heroLine, heroWidth } from '../../../theme/heroLine';
import { spreadRow } from '../../../theme/styles';
import { tabularFigures } from '../../../theme/vars';
import { callWords } from '../../inputs/callWords';
import { ChangeLabel } from '../../money/ChangeLabel/ChangeLabel';
import { FlorinContext } from '../../provider/florinContext';
import type { CurrencyLike } from '../../provider/useCurrency';
import { toCurrency } from '../../provider/useCurrency';
import type { OtherTexts, Say } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { ExchangeQuote as english } from './ExchangeQuote.messages';
import type { QuoteState } from '../useFirmQuote';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface ExchangeQuoteProps extends RootProps {
  /** The amount given away, an exact decimal as text; left out for a refused amount: no quote. */
  amount?: Decimal;
  /** The currency that is given away, or its id. */
  from: CurrencyLike;
  /** The currency that is received, or its id. */
  to: CurrencyLike;
  /** Units of `to` for one unit of `from`. A rate that is not quoted is said to be a placeholder. */
  rate?: Rate | undefined;
  /** The amount received, where it is not exactly amount times rate. */
  received?: Decimal | undefined;
  /** A quote that is asked for and expires; without it the rate stands by itself. */
  quote?: QuoteState | null | undefined;
  /** The user wants a quote in place of one that has expired, or did not come. */
  onAskAgain?: () => void;
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

interface QuoteNoteProps {
  /** Null keeps the note's place while there is nothing to quote. */
  quote: QuoteState | null;
  /** The texts of `ExchangeQuote`. */
  say: Say<typeof english>;
  /** The user wants a new quote. */
  onAskAgain?: (() => void) | undefined;
}

/**
 * How long a quote holds, or why there is none. The seconds are not announced, the end is. It keeps the place of
 * a button, so that nothing moves when a quote expires.
 */
function QuoteNote({ quote, say, onAskAgain }: QuoteNoteProps) {
  const ended =
    quote?.kind === 'expired'
      ? say('expired')
      : quote?.kind === 'refused' && callWords(quote.refusal, say).text;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        minBlockSize: 44,
        marginBlockStart: 2,
      }}
    >
      {quote?.kind === 'held' && (
        <Typography role="timer" variant="body2" color="textSecondary" sx={tabularFigures}>
          {say('holds', { seconds: quote.secondsLeft })}
        </Typography>
      )}
      {quote?.kind === 'asking' && (
        <Typography variant="body2" color="textSecondary">
          {say('asking')}
        </Typography>
      )}
      <Typography role="status" variant="body2" color="error">
        {ended}
      </Typography>
      {ended && onAskAgain && (
        // Its words begin and end where those of the lines above do.
        <Button size="small" sx={{ marginInline: -4 }} onClick={onAskAgain}>
          {say('again')}
        </Button>
      )}
    </Box>
  );
}

declare module '../../provider/roots' {
  interface Roots {
    ExchangeQuote: ExchangeQuoteProps;
  }
}

/** The quoted amount of an exchange, to the last decimal that is credited, and its rate. */
export const ExchangeQuote = rooted(
  'ExchangeQuote',
  function ExchangeQuote(
    { amount, rate, received, quote, change24h, messages, onAskAgain, ...pair }: ExchangeQuoteProps,
    root,
  ) {
    const say = useMessages('ExchangeQuote', english, messages);
    const labelId = useId();
    const { locale, currencies } = use(FlorinContext);
    const to = toCurrency(currencies, pair.to);
    const credited = received ?? (amount && rate && convert(amount, rate.rate, to));
    const line = rate && formatRate(rate.rate, toCurrency(currencies, pair.from), to, { locale });
    return (
      <Box
        {...root({
          padding: 4,
          borderRadius: 1,
          bgcolor: 'background.default',
          overflowWrap: 'anywhere',
        })}
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
          {credited !== undefined && <Received text={formatConverted(credited, to, { locale })} />}
        </Typography>
        <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
            {/* A placeholder is not passed off as a rate. */}
            {line !== undefined && (
              <bdi>{rate?.quoted === false ? say('placeholder', { rate: line }) : line}</bdi>
            )}
          </Typography>
          <ChangeLabel change={change24h} />
        </Box>
        {quote !== undefined && <QuoteNote quote={quote} say={say} onAskAgain={onAskAgain} />}
      </Box>
    );
  },
);
