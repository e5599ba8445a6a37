import { useEffect, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import type { CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import { type Decimal, isPositive } from '../../../domain/money/money';
import type { OnQuote, Rate } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { ExchangeQuote } from '../ExchangeQuote/ExchangeQuote';
import type { QuoteState } from '../useFirmQuote';
import { useFirmQuote } from '../useFirmQuote';
import type { ExchangeFields } from './exchangeFields';
import { useGiven } from './exchangeFields';
import type { HeldQuote } from './useExchangeForm';

/**
 * In its panel, only the received amount has a background. It is as high as the field of the other panel, and the rate
 * is below it like the available amount.
 */
const inPanel = {
  padding: 0,
  bgcolor: 'transparent',
  '& > :first-of-type': {
    display: 'grid',
    alignContent: 'center',
    boxSizing: 'border-box',
    minBlockSize: 72,
    marginBlockEnd: 1,
    paddingInline: '14px',
    borderRadius: 1,
    bgcolor: 'background.default',
  },
  '& output': { marginBlock: 0 },
} as const;

export interface QuoteAsTypedProps {
  /** The rate's change over 24 hours in percent. If undefined, no change is shown. */
  change24h?: Decimal | undefined;
  control: Control<ExchangeFields>;
  from: CurrencyInfo;
  to: CurrencyInfo;
  /** The sentence for a pair of currencies without a rate. */
  noRate: string;
}

/** The state of a quote for a pair of currencies without a rate. */
const withoutRate = (text: string): QuoteState => ({
  kind: 'refused',
  refusal: { kind: 'message', text },
});

/** A separate component, so that typing an amount renders only the rate, not the whole form. */
export function RateAsTyped({
  control,
  rateOf,
  noRate,
  ...quote
}: QuoteAsTypedProps & {
  rateOf: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
}) {
  const amount = useGiven(control, quote.from);
  const rate = rateOf?.(quote.from.id, quote.to.id);
  return rate ? (
    <ExchangeQuote sx={inPanel} {...(amount === null ? {} : { amount })} rate={rate} {...quote} />
  ) : (
    <ExchangeQuote sx={inPanel} {...quote} quote={withoutRate(noRate)} change24h={undefined} />
  );
}

interface FirmQuoteAsTypedProps extends QuoteAsTypedProps {
  onQuote: OnQuote;
  timer: Timer;
  /** Called with the quote that an order may use; null if there is no valid quote. */
  onHold: (held: HeldQuote | null) => void;
}

/** Like `RateAsTyped`, but for quotes that are requested and expire. */
export function FirmQuoteAsTyped({
  control,
  onQuote,
  timer,
  onHold,
  noRate,
  ...props
}: FirmQuoteAsTypedProps) {
  const amount = useGiven(control, props.from);
  const { from, to } = props;
  const request = useMemo(
    () => (amount === null || !isPositive(amount) ? null : { from: from.id, to: to.id, amount }),
    [amount, from.id, to.id],
  );
  const { state, requestAgain } = useFirmQuote(
    request,
    async (quoted, call) => (await onQuote(quoted, call)) ?? { kind: 'message', text: noRate },
    timer,
  );
  const quote = state?.kind === 'held' ? state.quote : null;
  useEffect(() => {
    onHold(request && quote && { request, quote });
  }, [onHold, request, quote]);
  return (
    <ExchangeQuote
      {...props}
      sx={inPanel}
      {...(quote && amount !== null ? { amount } : {})}
      rate={quote ? { rate: quote.rate, quoted: true } : undefined}
      received={quote?.received}
      quote={state}
      onAskAgain={requestAgain}
    />
  );
}
