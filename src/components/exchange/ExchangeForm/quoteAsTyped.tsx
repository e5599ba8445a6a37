import { useEffect, useMemo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import type { CallRefusal } from '../../../domain/ledger/call';
import { type Decimal, isPositive } from '../../../domain/money/money';
import type { OnQuote } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { ExchangeQuote } from '../ExchangeQuote';
import { useFirmQuote, type QuoteState } from '../internals/useFirmQuote';
import type { Say } from '../../provider/internals/say';
import { useCurrencyPair, useGiven, type ExchangeFields } from './exchangeFields';
import type { English } from '../../english';
import type { HeldQuote, RateSource } from './exchangeTerms';

/**
 * Only the received amount has a background. It is as high as the amount field of the other panel, and the rate is
 * below it, as the available amount is below the field.
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

interface QuoteAsTypedProps {
  currencies: readonly CurrencyInfo[];
  /** The rate's change over 24 hours in percent. If undefined, no change is shown. */
  change24h?: Decimal | undefined;
  say: Say<English['ExchangeForm']>;
}

/** Returns the quote's state for a pair of currencies that has no rate. */
const withoutRate = (text: string): QuoteState => ({
  kind: 'refused',
  refusal: { kind: 'message', text },
});

/**
 * Removes the reason from an ended quote while the form shows an error, which a press of the button causes. Otherwise
 * the form would show two sentences about the same missing quote.
 */
function useWithoutSecondReason(quote: QuoteState | null): QuoteState | null {
  const { control } = useFormContext<ExchangeFields>();
  const { errors } = useFormState({ control });
  const hasEnded = quote?.kind === 'expired' || quote?.kind === 'refused';
  return hasEnded && Object.keys(errors).length > 0 ? { kind: 'refused', refusal: null } : quote;
}

const noRateText = (say: Say<English['ExchangeForm']>, from: CurrencyInfo, to: CurrencyInfo) =>
  say('noRate', { from: from.symbol, to: to.symbol });

/**
 * Shows the received amount at a fixed rate. This is a separate component, so that typing an amount does not render the
 * whole form.
 */
export function RateAsTyped({
  currencies,
  change24h,
  say,
  rateOf,
}: QuoteAsTypedProps & Pick<RateSource, 'rateOf'>) {
  const { from, to } = useCurrencyPair(currencies);
  const amount = useGiven(from);
  const rate = rateOf?.(from.id, to.id);
  const missing = useWithoutSecondReason(withoutRate(noRateText(say, from, to)));
  const quote = { sx: inPanel, from, to };
  return rate ? (
    <ExchangeQuote
      {...quote}
      {...(amount === null ? {} : { amount })}
      rate={rate}
      change24h={change24h}
    />
  ) : (
    <ExchangeQuote {...quote} quote={missing} />
  );
}

interface FirmQuoteAsTypedProps extends QuoteAsTypedProps {
  onQuote: OnQuote;
  timer: Timer;
  /** Called with the quote that the form may submit, or with the refusal of the quote, or null without both. */
  onHold: (quote: HeldQuote | CallRefusal | null) => void;
}

/** Like `RateAsTyped`, but for quotes that are requested and expire. */
export function FirmQuoteAsTyped({
  currencies,
  change24h,
  say,
  onQuote,
  timer,
  onHold,
}: FirmQuoteAsTypedProps) {
  const { control, clearErrors } = useFormContext<ExchangeFields>();
  const { from, to } = useCurrencyPair(currencies);
  const amount = useGiven(from);
  // If the browser suspended the page, submitting the form may find that the quote has expired. Reading `submitCount`
  // renders this component again then, so that it shows the button for a new quote.
  void useFormState({ control }).submitCount;
  const request = useMemo(
    () => (amount === null || !isPositive(amount) ? null : { from: from.id, to: to.id, amount }),
    [amount, from.id, to.id],
  );
  const { state, requestAgain } = useFirmQuote(
    request,
    async (quoted, call) =>
      (await onQuote(quoted, call)) ?? { kind: 'message', text: noRateText(say, from, to) },
    timer,
  );
  const shown = useWithoutSecondReason(state);
  const quote = state?.kind === 'held' ? state.quote : null;
  const refusal = state?.kind === 'refused' ? state.refusal : null;
  useEffect(() => {
    onHold(request && quote ? { request, quote } : refusal);
    // The form may still show that there is no valid quote.
    if (quote) clearErrors('root');
  }, [onHold, request, quote, refusal, clearErrors]);
  return (
    <ExchangeQuote
      sx={inPanel}
      from={from}
      to={to}
      change24h={change24h}
      {...(quote && amount !== null ? { amount } : {})}
      rate={quote ? { rate: quote.rate, quoted: true } : undefined}
      received={quote?.received}
      quote={shown}
      onAskAgain={() => {
        clearErrors();
        requestAgain();
      }}
    />
  );
}
