import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { CallOptions, CallRefusal } from '../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import { ZERO, type Decimal } from '../../../domain/money/money';
import type { UnknownBalances } from '../../../domain/ledger/wallet';
import type { OnQuote, Rate } from '../../../domain/prices/rates';
import { deviceTimer, type Timer } from '../../../hooks/timer';
import { useOnLeave } from '../../../hooks/useOnLeave';
import { actionsInSight } from '../../../theme/actionsInSight';
import { EmptyState } from '../../feedback/EmptyState';
import { Form } from '../../inputs/Form';
import type { Refusal } from '../../money/internals/Refusal.messages';
import { useSayRefusal } from '../../money/refusalText';
import type { Doubts } from '../../money/internals/useConfirmedDoubts';
import { PaymentInDoubt } from '../../payments/send/PaymentInDoubt';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';
import type { OtherTexts } from '../../provider/internals/say';
import { useCurrencies } from '../../provider/internals/useCurrency';
import { useMessages } from '../../provider/useMessages';
import { ExchangeActions } from './exchangeActions';
import { ExchangeDone, useDone } from './exchangeDone';
import { initialFields, type ExchangeDefaults, type ExchangeFields } from './exchangeFields';
import { ExchangePanels } from './exchangePanels';
import type { FormExchange, HeldQuote } from './exchangeTerms';
import { FirmQuoteAsTyped, RateAsTyped } from './quoteAsTyped';
import { useExchangeOrder } from './useExchangeOrder';

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

const frame = {
  position: 'relative',
  ...actionsInSight({ inline: 0, end: '12px', ground: 'default' }),
} as const;

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
