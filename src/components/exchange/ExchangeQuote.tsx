import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import type { CallRefusal } from '../../domain/ledger/call';
import { formatConverted, formatRate } from '../../domain/money/format';
import { isPositive, type Decimal } from '../../domain/money/money';
import { convert, type FirmQuote, type Rate } from '../../domain/prices/rates';
import { heroFigures, heroLine, heroWidth } from '../../theme/heroLine';
import { flush } from '../../theme/pageStyles';
import { spreadRow } from '../../theme/styles';
import { tabularFigures } from '../../theme/vars';
import { Button } from '../inputs/internals/button';
import { callWords } from '../inputs/internals/callWords';
import { ChangeLabel } from '../money/ChangeLabel';
import { useFlorin } from '../provider/useFlorin';
import { toCurrency, type CurrencyLike } from '../provider/internals/useCurrency';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { callTexts } from '../inputs/internals/ruleTexts';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  ...callTexts,
  receive: 'You receive',
  placeholder: '{rate} (no quoted rate)',
  asking: 'Getting a quote…',
  holds: 'This quote is valid for {seconds} s',
  expired: 'This quote has expired.',
  again: 'Get a new quote',
} as const;

export type ExchangeQuoteTexts = typeof english;

/**
 * The state of a quote: requested (`asking`), valid, expired, or refused with a reason. The reason is null if the form
 * shows a reason elsewhere.
 */
export type QuoteState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly quote: FirmQuote; readonly secondsLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal | null };

export interface ExchangeQuoteProps extends RootProps {
  /** The source amount, an exact decimal as text; undefined if the amount is invalid. No quote is shown then. */
  amount?: Decimal | undefined;
  /** The source currency, or its id. */
  from: CurrencyLike;
  /** The target currency, or its id. */
  to: CurrencyLike;
  /** Units of `to` for one unit of `from`. A rate with `quoted: false` is labelled as a placeholder. */
  rate?: Rate | undefined;
  /** The received amount, if it is not exactly amount times rate. */
  received?: Decimal | undefined;
  /** The state of a quote that expires; null while the exchange is incomplete, undefined for a fixed rate. */
  quote?: QuoteState | null | undefined;
  /** Called when the user requests a new quote, after a quote has expired or failed. */
  onAskAgain?: (() => void) | undefined;
  /** The rate's change over 24 hours in percent. If omitted, no change is shown. */
  change24h?: Decimal | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Matches the positions after a separator of thousands or decimals, where the text may break. */
const BREAKS = /(?<=[.,])/;

/**
 * The received amount. Its font is smaller in a narrow container. If the amount still does not fit, it wraps after a
 * separator.
 */
function Received({ text }: { text: string }) {
  return (
    <Box component="span" sx={heroLine}>
      <Box
        component="bdi"
        translate="no"
        sx={{ fontSize: heroFigures(heroWidth(text, '')).fontSize, overflowWrap: 'break-word' }}
      >
        {text.split(BREAKS).map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the groups are never reordered.
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span>{group}</span>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

interface QuoteNoteProps {
  /** Null renders an empty line of the same height. */
  quote: QuoteState | null;
  say: Say<typeof english>;
  /** Called when the user requests a new quote. */
  onAskAgain?: (() => void) | undefined;
}

/**
 * Shows how long a quote is valid, or why there is no quote. Screen readers announce only the end of the quote, not
 * each second. The line has the height of a button, so that nothing moves when the quote expires.
 */
function QuoteNote({ quote, say, onAskAgain }: QuoteNoteProps) {
  const hasEnded = quote?.kind === 'expired' || quote?.kind === 'refused';
  const reason =
    quote?.kind === 'expired'
      ? say('expired')
      : quote?.kind === 'refused' && quote.refusal && callWords(quote.refusal, say).text;
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
        {reason}
      </Typography>
      {hasEnded && onAskAgain && (
        <Button size="small" sx={flush} onClick={onAskAgain}>
          {say('again')}
        </Button>
      )}
    </Box>
  );
}

/** Shows the amount that the user will receive from an exchange, with all its decimals, and the rate. */
export const ExchangeQuote = rooted(
  'ExchangeQuote',
  function ExchangeQuote(
    { amount, rate, received, quote, change24h, messages, onAskAgain, ...pair }: ExchangeQuoteProps,
    root,
  ) {
    const say = useMessages('ExchangeQuote', english, messages);
    const labelId = useId();
    const { locale, currencies } = useFlorin();
    const to = toCurrency(currencies, pair.to);
    const credited = received ?? (amount && rate && convert(amount, rate.rate, to));
    const isEmpty = credited === undefined || !isPositive(credited);
    const line = rate && (
      <bdi translate="no">
        {formatRate(rate.rate, toCurrency(currencies, pair.from), to, { locale })}
      </bdi>
    );
    return (
      <Box
        {...root({
          padding: 4,
          borderRadius: 1,
          bgcolor: 'background.default',
          overflowWrap: 'anywhere',
        })}
      >
        <div>
          <Typography id={labelId} variant="body2" color="textSecondary">
            {say('receive')}
          </Typography>
          <Typography
            component="output"
            variant="h1"
            // The colour of the placeholder of an amount field.
            color={isEmpty ? 'textSecondary' : undefined}
            aria-labelledby={labelId}
            sx={{
              display: 'block',
              marginBlockStart: 1,
              marginBlockEnd: 3,
              // If there is no amount yet, the element keeps the height of a line.
              '&:empty::before': { content: '"\\00a0"' },
            }}
          >
            {credited !== undefined && (
              <Received text={formatConverted(credited, to, { locale })} />
            )}
          </Typography>
        </div>
        <Box sx={{ ...spreadRow, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
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
