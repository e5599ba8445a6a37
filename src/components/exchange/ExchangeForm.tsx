import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
  type UseFormReturn,
} from 'react-hook-form';
import {
  currencyOf,
  type Balances,
  type CurrencyId,
  type CurrencyInfo,
} from '../../domain/currency/currency';
import type { CallOptions, CallRefusal, MessageRefusal } from '../../domain/ledger/call';
import { isSamePayment } from '../../domain/ledger/doubt';
import type { ExchangeRequest, Order, SubmitRefusal } from '../../domain/ledger/ledger';
import type { UnknownBalances } from '../../domain/ledger/wallet';
import { parseAmount, readAmount } from '../../domain/money/amount';
import { checkDecimals, largestAmount } from '../../domain/money/amountRules';
import { formatAmount, formatConverted } from '../../domain/money/format';
import { compare, isPositive, ZERO, type Decimal } from '../../domain/money/money';
import { convert, type FirmQuote, type OnQuote, type Rate } from '../../domain/prices/rates';
import { deviceTimer, type Timer } from '../../hooks/timer';
import { useExpiringAnswer } from '../../hooks/useExpiringAnswer';
import { useOnLeave } from '../../hooks/useOnLeave';
import { secondsUntil } from '../../hooks/useSecondsLeft';
import { useWhenChanged } from '../../hooks/useWhenChanged';
import { SwapVertRounded as SwapIcon } from '../../icons/SwapVertRounded';
import { actionsInSight } from '../../theme/actionsInSight';
import { fieldGap } from '../../theme/styles';
import { motion, MOVING } from '../../theme/vars';
import { Banner } from '../feedback/Banner';
import { EmptyState } from '../feedback/EmptyState';
import { AmountField } from '../inputs/AmountField';
import { Form } from '../inputs/Form';
import { Actions } from '../inputs/internals/actions';
import { useCurrencyOptions } from '../inputs/internals/useCurrencyOptions';
import { useFrozenWhile } from '../inputs/internals/useFrozenWhile';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import { SelectField } from '../inputs/SelectField';
import { SubmitButton } from '../inputs/SubmitButton';
import { MaxButton } from '../money/internals/maxButton';
import type { Refusal } from '../money/internals/Refusal.messages';
import { SlowCall } from '../money/internals/slowCall';
import { useConfirmedDoubts, type Doubts } from '../money/internals/useConfirmedDoubts';
import { MaskedText } from '../money/MaskedText';
import { refusalWordsIn, useSayRefusal, type SayRefusal } from '../money/refusalText';
import { PaymentInDoubt } from '../payments/send/PaymentInDoubt';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useCurrencies } from '../provider/internals/useCurrency';
import { useFlorin } from '../provider/useFlorin';
import { useMessages } from '../provider/useMessages';
import { ExchangeQuote, type QuoteState } from './ExchangeQuote';

const english = {
  from: 'From currency',
  to: 'To currency',
  amount: 'Amount',
  swap: 'Swap currencies',
  exchange: 'Exchange now',
  done: 'Exchanged {given} to {received}',
  noRate: 'There is no rate from {from} to {to}.',
  none: 'Nothing to exchange',
  needsTwo: 'An exchange needs two currencies.',
} as const;

export type ExchangeFormTexts = typeof english;

type SayExchange = Say<typeof english>;

/** The values of the fields of an `ExchangeForm`. `amount` is the amount of `from`, as the user typed it. */
export interface ExchangeFields {
  from: CurrencyId;
  to: CurrencyId;
  amount: string;
}

/**
 * Initial values for an `ExchangeForm`. `amount` is the amount of `from`, in the number format of the user's language.
 */
export interface ExchangeDefaults {
  readonly from?: CurrencyId;
  readonly to?: CurrencyId;
  readonly amount?: string;
}

/** The exchange that the form passes to `onExchange`. The app adds the id of the wallet. */
export type FormExchange = Omit<ExchangeRequest, 'walletId'>;

export interface ExchangeFormProps extends RootProps {
  /** The spendable balance of each currency. */
  available: Balances;
  /** The balances that are unknown, by currency. The form shows no available amount for these currencies. */
  unknownBalances?: UnknownBalances | undefined;
  /**
   * The currencies to choose from; the provider's currencies by default. With fewer than two currencies, a sentence
   * replaces the form.
   */
  currencies?: readonly CurrencyInfo[] | undefined;
  /**
   * The initial values of the fields, such as the currency to exchange from, or values that the user typed earlier. By
   * default, the first two currencies are selected. The form does not submit the values automatically.
   */
  defaults?: ExchangeDefaults | undefined;
  /**
   * Returns the rate of a pair; null if the pair has no rate. The form then shows that there is no rate. Use `onQuote`
   * instead for rates that expire. Without both, no pair has a rate.
   */
  rateOf?: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
  /**
   * Returns a quote that expires, null if the pair has no quote, or a refusal. The form shows how long the quote is
   * valid, and does not submit an order with an expired quote.
   */
  onQuote?: OnQuote | undefined;
  /** The clock for expiring quotes; the device's clock by default. */
  timer?: Timer | undefined;
  /** Hides the available and the exchanged amounts. */
  hidden?: boolean | undefined;
  /** The rate's change over 24 hours in percent. If omitted, no change is shown. */
  change24h?: Decimal | undefined;
  /**
   * Called to exchange the money. Resolve with null after a success, or with a refusal, which the form shows. If the
   * promise rejects, the form shows that the request failed.
   */
  onExchange: (order: FormExchange, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * The exchanges in doubt, for example after a lost connection, and a callback that checks one of them. If an exchange
   * is confirmed, the form shows the confirmation, and clears the amount if the fields still contain that exchange.
   */
  doubts?: Doubts | undefined;
  /**
   * Called after an exchange with a sentence about it, which the app can show in a `Notice`. Wrap the sentence in
   * `MaskedText` to hide its amounts. If omitted, the form shows the sentence for five seconds.
   */
  onDone?: ((text: string) => void) | undefined;
  /** Called with a refusal if the form has already unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /** Called when the form unmounts, with the typed values. */
  onLeave?: ((typed: ExchangeFields) => void) | undefined;
  /** Texts of the component and of refusals that replace those of `FlorinProvider`, by key. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/** A form for exchanging one currency for another. The form shows exactly the amount that the user will receive. */
export const ExchangeForm = rooted(
  'ExchangeForm',
  function ExchangeForm(
    { hidden = false, timer = deviceTimer, ...props }: ExchangeFormProps,
    root,
  ) {
    const { available, unknownBalances, change24h, doubts, onQuote, onDone, messages } = props;
    const { offered } = useCurrencies(props.currencies);
    const say = useMessages('ExchangeForm', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const form = useForm<ExchangeFields>({
      defaultValues: initialFields(offered, props.defaults),
      reValidateMode: 'onSubmit',
    });
    useOnLeave(() => {
      props.onLeave?.(form.getValues());
    });
    const from = useWatch({ control: form.control, name: 'from' });
    const [quote, setQuote] = useState<HeldQuote | CallRefusal | null>(null);
    const [done, setDone] = useDone(hidden, timer);
    const { submit, checkAgain } = useExchangeOrder({
      ...props,
      form,
      offered,
      timer,
      quote,
      say,
      sayRefusal,
      onMade: onDone ?? setDone,
    });
    const onEdited = () => {
      // This function runs after each typed character, and `clearErrors` renders the fields even if there are no
      // errors.
      if (Object.keys(form.getErrors()).length > 0) form.clearErrors();
      setDone(null);
    };
    if (offered.length === 1)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsTwo')}
        </EmptyState>
      );
    const isUnknown = hidden || unknownBalances?.[from] !== undefined;
    const quoted = { currencies: offered, change24h, say };
    return (
      <FormProvider {...form}>
        <Box {...root(frame, { hidden })}>
          <Form
            spacing={4}
            getValues={form.getValues}
            onSubmit={(event) => {
              setDone(null);
              return submit(event);
            }}
          >
            <Box sx={{ containerType: 'inline-size' }}>
              <ExchangePanels
                currencies={offered}
                available={isUnknown ? undefined : (available[from] ?? ZERO)}
                onEdited={onEdited}
                say={say}
              >
                {onQuote ? (
                  <FirmQuoteAsTyped {...quoted} onQuote={onQuote} timer={timer} onHold={setQuote} />
                ) : (
                  <RateAsTyped {...quoted} rateOf={props.rateOf} />
                )}
              </ExchangePanels>
            </Box>
            {doubts?.inDoubt?.map(({ id, order }) => (
              <PaymentInDoubt
                key={id}
                order={order}
                hidden={hidden}
                timer={timer}
                onCheck={() => checkAgain(id, order)}
              />
            ))}
            <ExchangeActions timer={timer} say={say} />
          </Form>
          <ExchangeDone text={done} hidden={hidden} />
        </Box>
      </FormProvider>
    );
  },
);

const frame = {
  position: 'relative',
  ...actionsInSight({ inline: 0, end: '12px', ground: 'default', from: '43.75rem' }),
} as const;

/** Returns the initial values of the fields: by default the first two currencies and no amount. */
function initialFields(
  currencies: readonly [CurrencyInfo, ...CurrencyInfo[]],
  defaults: ExchangeDefaults = {},
): ExchangeFields {
  const from = currencies.find(({ id }) => id === defaults.from) ?? currencies[0];
  const others = currencies.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => id === defaults.to) ?? others[0] ?? from;
  return { from: from.id, to: to.id, amount: defaults.amount ?? '' };
}

interface ExchangeOrderOptions
  extends
    RateSource,
    Pick<ExchangeFormProps, 'available' | 'doubts' | 'onExchange' | 'onRefusedUnseen'> {
  readonly form: UseFormReturn<ExchangeFields>;
  readonly offered: readonly CurrencyInfo[];
  /** The quote that the form may submit, or the refusal of the quote; null without both. */
  readonly quote: HeldQuote | CallRefusal | null;
  readonly say: SayExchange;
  readonly sayRefusal: SayRefusal;
  /** Called after an exchange, with the sentence that confirms it. */
  readonly onMade: (text: string) => void;
}

const isMessage = (quote: HeldQuote | CallRefusal | null): quote is MessageRefusal =>
  quote !== null && 'kind' in quote && quote.kind === 'message';

/**
 * Submits the exchange in the fields of a form. After success, the amount is cleared. After a refusal, all fields keep
 * their values, and the reason is shown. `checkAgain` repeats an exchange whose result is unknown.
 */
function useExchangeOrder(options: ExchangeOrderOptions) {
  const { form, offered, available, quote, doubts = {}, say, onExchange, onQuote } = options;
  const { inDoubt, confirmed, onCheckAgain } = doubts;
  const { getValues, setValue, clearErrors } = form;
  const { locale } = useFlorin();
  const { refuse, submit } = useSubmit<SubmitRefusal>({
    show: showRefusalIn(form),
    toWords: refusalWordsIn(options.sayRefusal, inDoubt !== undefined),
    onRefusedUnseen: options.onRefusedUnseen,
  });
  const infoOf = (id: CurrencyId) => currencyOf(offered, id);
  const showMade = (order: FormExchange) => {
    const given = formatAmount(order.amount, infoOf(order.from), { locale, precision: 'exact' });
    const received = formatConverted(order.received, infoOf(order.to), { locale });
    options.onMade(say('done', { given, received }));
  };
  const exchange = async (fields: ExchangeFields) => {
    const [source, target] = [infoOf(fields.from), infoOf(fields.to)];
    const read = readAmount(fields.amount, source, { locale });
    if (!read.ok) {
      refuse(read.refusal);
      return;
    }
    const amount = read.value.value;
    const decimals = checkDecimals(read.value.decimals, source);
    // As specified, an insufficient balance is reported rather than too many decimals. So if the balance is
    // insufficient, the order is submitted anyway, and `onExchange` refuses it.
    if (!decimals.ok && compare(amount, available[fields.from] ?? ZERO) <= 0) {
      refuse(decimals.refusal);
      return;
    }
    const held = quote && 'request' in quote ? quote : null;
    const terms = exchangeTerms({ ...fields, amount }, target, options, held);
    if (!terms) {
      // The reason of the back end helps more than the sentence that there is no valid quote.
      const missing: SubmitRefusal = isMessage(quote) ? quote : { kind: 'no-quote' };
      const noRate = say('noRate', { from: source.symbol, to: target.symbol });
      refuse(onQuote ? missing : { kind: 'message', text: noRate });
      return;
    }
    const order = { ...fields, amount, ...terms };
    // If the result of an equal exchange is unknown, the user can check that exchange, but must not submit it a second
    // time.
    const isInDoubt = inDoubt?.some((doubt) =>
      isSamePayment(doubt.order, { kind: 'exchange', ...order }),
    );
    if (isInDoubt) {
      refuse({ kind: 'in-doubt' });
      return;
    }
    if (!(await submit(order, onExchange))) return;
    setValue('amount', '');
    showMade(order);
  };
  const isTyped = (order: Order) => {
    if (order.kind !== 'exchange') return false;
    const typed = parseAmount(getValues('amount'), infoOf(getValues('from')), { locale });
    return typed.ok && isSamePayment(order, { ...order, ...getValues(), amount: typed.value });
  };
  /** Shows the confirmation of an exchange, and clears the amount if the form still contains that exchange. */
  const confirm = (order: Order) => {
    if (order.kind !== 'exchange') return;
    if (isTyped(order)) setValue('amount', '');
    clearErrors();
    showMade(order);
  };
  useConfirmedDoubts(inDoubt, confirmed, confirm);
  return {
    submit: form.handleSubmit(exchange),
    /** Sends an exchange in doubt again, with the same idempotency key. */
    checkAgain: async (id: string, order: Order) => {
      const refusal = (await onCheckAgain?.(id)) ?? null;
      if (refusal) refuse(refusal, !isTyped(order));
      // If the app passes `confirmed`, `useConfirmedDoubts` already calls `confirm`.
      else if (!confirmed) confirm(order);
      return refusal;
    },
  };
}

type QuoteRequest = Parameters<OnQuote>[0];

/** A quote, and the exchange that the quote was requested for. */
interface HeldQuote {
  readonly request: QuoteRequest;
  readonly quote: FirmQuote;
}

/** How a form gets a rate: `rateOf` returns a fixed rate, and `onQuote` returns a quote that expires. */
interface RateSource {
  readonly rateOf?: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
  readonly onQuote?: OnQuote | undefined;
  readonly timer: Timer;
}

const isFor = ({ request }: HeldQuote, other: QuoteRequest) =>
  request.from === other.from && request.to === other.to && request.amount === other.amount;

/**
 * Returns the amount that the user will receive, from the fixed rate or from the quote; null if there is no valid
 * quote.
 */
function exchangeTerms(
  request: QuoteRequest,
  to: CurrencyInfo,
  { rateOf, onQuote, timer }: RateSource,
  held: HeldQuote | null,
): Pick<FormExchange, 'received' | 'quoteId'> | null {
  const at = (rate: Decimal) => convert(request.amount, rate, to);
  if (!onQuote) {
    const rate = rateOf?.(request.from, request.to);
    return rate ? { received: at(rate.rate) } : null;
  }
  if (!held || !isFor(held, request)) return null;
  const { quote } = held;
  // If the browser suspended the page, the page may still show a quote that has expired.
  if (secondsUntil(quote.expiresAt, timer) === 0) return null;
  return {
    received: quote.received ?? at(quote.rate),
    ...(quote.id === undefined ? {} : { quoteId: quote.id }),
  };
}

interface ExchangePanelsProps {
  currencies: readonly CurrencyInfo[];
  /** The spendable balance of the given currency; undefined if it is unknown or hidden. */
  available: Decimal | undefined;
  onEdited: () => void;
  say: SayExchange;
  /** The quote, in the panel of the received currency. */
  children: ReactNode;
}

/**
 * Two panels: what the user gives, and what the user receives. They have the same height at the usual text size. A button
 * between the panels swaps the currencies.
 */
function ExchangePanels(props: ExchangePanelsProps) {
  const { currencies, onEdited, say, children } = props;
  const { control, register } = useFormContext<ExchangeFields>();
  const { errors, isSubmitting } = useFormState({ control });
  const available = useFrozenWhile(isSubmitting, props.available);
  const { from, swap } = useCurrencyPair(currencies);
  const [turns, setTurns] = useState(0);
  const giving = useRef<HTMLDivElement>(null);
  const all = available === undefined ? null : largestAmount(available, from);
  const side = { currencies, onEdited };
  return (
    <Box sx={panels}>
      <Paper variant="outlined">
        <Stack ref={giving} spacing={fieldGap}>
          <SideField {...side} name="from" label={say('from')} />
          <AmountField
            label={say('amount')}
            isHero
            currency={from}
            {...(available === undefined ? {} : { available })}
            {...(all !== null && {
              actions: <MaxButton all={all} currency={from} readOnly={isSubmitting} box={giving} />,
            })}
            error={errors.amount?.message}
            readOnly={isSubmitting}
            {...register('amount', { onChange: onEdited })}
          />
        </Stack>
      </Paper>
      <Box sx={seam}>
        <IconButton
          aria-label={say('swap')}
          disabled={isSubmitting}
          onClick={() => {
            swap();
            setTurns(turns + 1);
            onEdited();
          }}
          sx={swapButton}
        >
          {/* Before the first turn there is no style attribute, which a content security policy blocks in HTML. */}
          <SwapIcon
            {...(turns > 0 && { style: { transform: `rotate(${turns * 180}deg)` } })}
            sx={turning}
          />
        </IconButton>
      </Box>
      <Paper variant="outlined">
        <Stack spacing={fieldGap}>
          <SideField {...side} name="to" label={say('to')} />
          {children}
        </Stack>
      </Paper>
    </Box>
  );
}

/**
 * The lengths are in rem, because the button grows with the text, and must not cover the text in the panels. With large
 * text, the amount field is higher than the quote, so the panels have different heights.
 */
const panels = {
  display: 'grid',
  gridTemplate: '1fr 0.5rem 1fr / minmax(0, 1fr)',
  '@container (max-width: 15rem)': { gridTemplateRows: 'auto 0.5rem auto' },
  '& > .MuiPaper-root': { padding: 4, paddingBlock: '1.25rem' },
} as const;

/** The gap between the panels. The swap button is on it, and extends into the padding of both panels. */
const seam = { display: 'grid', placeItems: 'center', minBlockSize: 0, zIndex: 1 } as const;

/** The icon makes half a turn when the currencies are swapped. */
const turning = { [MOVING]: { transition: `transform ${motion.row}` } } as const;

const swapButton = {
  marginBlock: '-2.25rem',
  border: 1,
  borderColor: 'gold.main',
  color: 'gold.text',
  '&, &:hover': { bgcolor: 'background.paper' },
  '&:active': { bgcolor: 'background.default' },
} as const;

interface SideFieldProps {
  name: 'from' | 'to';
  label: string;
  currencies: readonly CurrencyInfo[];
  onEdited: () => void;
}

/**
 * A field for the source or the target currency. If the user selects the currency of the other field, the two
 * currencies are swapped, and the amount is cleared.
 */
function SideField({ name, label, currencies, onEdited }: SideFieldProps) {
  const { control, register, setValue } = useFormContext<ExchangeFields>();
  const { errors, isSubmitting, defaultValues } = useFormState({ control });
  const other = name === 'from' ? 'to' : 'from';
  const [here, there] = useWatch({ control, name: [name, other] });
  return (
    <SelectField
      label={label}
      options={useCurrencyOptions(currencies)}
      defaultValue={defaultValues?.[name]}
      error={errors[name]?.message}
      readOnly={isSubmitting}
      {...register(name, {
        onChange: ({ target }: { target: HTMLSelectElement }) => {
          if (target.value === there) {
            setValue(other, here);
            setValue('amount', '');
          }
          onEdited();
        },
      })}
    />
  );
}

/** Returns the two selected currencies, and a function that swaps them and clears the amount. */
function useCurrencyPair(currencies: readonly CurrencyInfo[]) {
  const { control, setValue } = useFormContext<ExchangeFields>();
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  return {
    from: currencyOf(currencies, from),
    to: currencyOf(currencies, to),
    swap: () => {
      setValue('from', to);
      setValue('to', from);
      setValue('amount', '');
    },
  };
}

/** Returns the typed amount: 0 if the field is empty, null if the text is invalid. */
function useGiven(from: CurrencyInfo): Decimal | null {
  const { control } = useFormContext<ExchangeFields>();
  const { locale } = useFlorin();
  return useWatch({
    control,
    compute: ({ amount }) => {
      if (amount.trim() === '') return ZERO;
      const parsed = parseAmount(amount, from, { locale });
      return parsed.ok ? parsed.value : null;
    },
  });
}

interface QuoteAsTypedProps {
  currencies: readonly CurrencyInfo[];
  /** The rate's change over 24 hours in percent. If undefined, no change is shown. */
  change24h?: Decimal | undefined;
  say: SayExchange;
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

const noRateText = (say: SayExchange, from: CurrencyInfo, to: CurrencyInfo) =>
  say('noRate', { from: from.symbol, to: to.symbol });

/**
 * Shows the received amount at a fixed rate. This is a separate component, so that typing an amount does not render the
 * whole form.
 */
function RateAsTyped({
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

const FAILED: CallRefusal = { kind: 'call-failed' };

interface FirmQuoteAsTypedProps extends QuoteAsTypedProps {
  onQuote: OnQuote;
  timer: Timer;
  /** Called with the quote that the form may submit, or with the refusal of the quote, or null without both. */
  onHold: (quote: HeldQuote | CallRefusal | null) => void;
}

/** Like `RateAsTyped`, but for quotes that are requested and expire. */
function FirmQuoteAsTyped({
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
  const { state, requestAgain } = useExpiringAnswer<QuoteRequest, FirmQuote, CallRefusal>(
    request,
    async (quoted, call) =>
      (await onQuote(quoted, call)) ?? { kind: 'message', text: noRateText(say, from, to) },
    FAILED,
    timer,
  );
  const shown = useWithoutSecondReason(
    state?.kind === 'held' ? { ...state, quote: state.answer } : state,
  );
  const quote = state?.kind === 'held' ? state.answer : null;
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
    paddingBlock: '0.25rem',
    paddingInline: '14px',
    borderRadius: 1,
    bgcolor: 'background.default',
  },
  '& output': { marginBlock: 0 },
} as const;

interface ExchangeActionsProps {
  timer: Timer;
  say: SayExchange;
}

/** The button of an exchange form, and the error of the whole form. */
function ExchangeActions({ timer, say }: ExchangeActionsProps) {
  const { control } = useFormContext<ExchangeFields>();
  const { isSubmitting, errors } = useFormState({ control });
  return (
    <Actions error={errors.root?.message} spacing={4}>
      <SlowCall pending={isSubmitting} timer={timer} />
      <SubmitButton pending={isSubmitting}>{say('exchange')}</SubmitButton>
    </Actions>
  );
}

/** The time in milliseconds that the confirmation of an exchange is shown; the same as for a `Notice`. */
const DONE_MS = 5_000;

/**
 * Returns the confirmation of the last exchange, or null, and a function that sets it. The confirmation is removed
 * after `DONE_MS`.
 */
function useDone(hidden: boolean, timer: Timer) {
  const [done, setDone] = useState<string | null>(null);
  // Removes the confirmation when the user hides or shows amounts. Otherwise screen readers would announce the changed
  // sentence.
  useWhenChanged(hidden, () => {
    setDone(null);
  });
  useEffect(() => {
    if (done === null) return undefined;
    return timer.after(DONE_MS, () => {
      setDone(null);
    });
  }, [done, timer]);
  return [done, setDone] as const;
}

/** The confirmation of an exchange. Screen readers announce it. */
function ExchangeDone({ text, hidden }: { text: string | null; hidden: boolean }) {
  return (
    <Box aria-live="polite">
      {text !== null && (
        <Box sx={below}>
          <Banner tone="done">
            <bdi>
              <MaskedText text={text} hidden={hidden} />
            </bdi>
          </Banner>
        </Box>
      )}
    </Box>
  );
}

/** The confirmation covers the content below the form, so that this content does not move. */
const below = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: 2,
} as const;
