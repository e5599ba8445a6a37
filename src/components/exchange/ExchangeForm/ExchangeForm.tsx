import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { memo, useRef } from 'react';
import type { CallOptions } from '../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import type { SubmitRefusal } from '../../../domain/ledger/ledger';
import type { Decimal } from '../../../domain/money/money';
import { ZERO } from '../../../domain/money/money';
import type { UnknownBalances } from '../../../domain/ledger/wallet';
import type { OnQuote, Rate } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { deviceTimer } from '../../../hooks/timer';
import { useOnLeave } from '../../../hooks/useOnLeave';
import { SwapVertRounded as SwapIcon } from '../../../icons/SwapVertRounded';
import { actionsInSight } from '../../../theme/actionsInSight';
import { fieldGap } from '../../../theme/styles';
import { Banner } from '../../feedback/Banner';
import { EmptyState } from '../../feedback/EmptyState';
import { AmountField } from '../../inputs/AmountField/AmountField';
import { useCurrencyOptions } from '../../inputs/useCurrencyOptions';
import { Form } from '../../inputs/Form';
import { SelectField } from '../../inputs/SelectField';
import { SubmitButton } from '../../inputs/SubmitButton';
import type { Doubts } from '../../money/useConfirmedDoubts';
import { allOf, MaxButton } from '../../money/maxButton';
import { MaskedText } from '../../money/MaskedText/MaskedText';
import { SlowCall } from '../../money/slowCall';
import type { Refusal } from '../../money/Refusal.messages';
import { PaymentInDoubt } from '../../payments/send/PaymentInDoubt/PaymentInDoubt';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { OtherTexts } from '../../provider/say';
import { useCurrencies } from '../../provider/useCurrency';
import { useMessages } from '../../provider/useMessages';
import type { ExchangeDefaults, ExchangeFields } from './exchangeFields';
import { useExchangeFields } from './exchangeFields';
import { ExchangeForm as english } from './ExchangeForm.messages';
import type { ExchangeFormOptions, FormExchange } from './useExchangeForm';
import { useExchangeForm } from './useExchangeForm';
import { FirmQuoteAsTyped, RateAsTyped } from './quoteAsTyped';

export interface ExchangeFormProps extends RootProps {
  /** The spendable balance of each currency. */
  available: Balances;
  /** The balances that are unknown, by currency. The form shows no available amount for these currencies. */
  unknownBalances?: UnknownBalances | undefined;
  /** The currencies to choose from; the provider's currencies by default. With fewer than two, the form shows a sentence. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The initial source currency; the first currency by default. */
  defaultFrom?: CurrencyId | undefined;
  /**
   * The initial values of the fields, such as values that the user typed earlier. The form does not submit them
   * automatically.
   */
  defaults?: ExchangeDefaults | undefined;
  /**
   * Returns the rate of a pair; null if the pair has no rate, which the form then states. Use `onQuote` instead for rates
   * that expire. Without both, no pair has a rate.
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
   * Called to exchange the money. The promise resolves with null after a success, or with a refusal. A rejection counts
   * as a failed call.
   */
  onExchange: (order: FormExchange, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * The exchanges in doubt, from the app's state, and the callback to check one again. If an exchange in doubt turns out
   * to be made, the form shows the confirmation, and clears the amount if it still contains that exchange.
   */
  doubts?: Doubts | undefined;
  /**
   * Called after an exchange with a sentence that the app can show as a notice. `MaskedText` masks the amounts of the
   * sentence. If omitted, the form shows the sentence for five seconds.
   */
  onDone?: ((text: string) => void) | undefined;
  /** Called with a refusal after the form has unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /** Called when the form unmounts, with the typed values. */
  onLeave?: ((typed: ExchangeFields) => void) | undefined;
  /** Replaces the texts of the component and of refusals. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

const frame = {
  position: 'relative',
  ...actionsInSight({ inline: 0, end: '12px', ground: 'default' }),
} as const;

/** Two panels of the same height: what the user gives, and what the user receives. */
const panels = {
  display: 'grid',
  gridTemplate: '1fr 8px 1fr / minmax(0, 1fr)',
  '& > .MuiPaper-root': { padding: 4, paddingBlock: 5 },
} as const;

/** The gap between the panels. The swap button is on it, and extends into the padding of both panels. */
const seam = { display: 'grid', placeItems: 'center', minBlockSize: 0, zIndex: 1 } as const;

const swapButton = {
  marginBlock: -9,
  border: 1,
  borderColor: 'gold.main',
  color: 'gold.text',
  '&, &:hover': { bgcolor: 'background.paper' },
  '&:active': { bgcolor: 'background.default' },
} as const;

/**
 * The message after an exchange. It is positioned over the content below the form, so that the content does not move.
 */
const below = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: 2,
} as const;

type FieldsProps = Omit<ExchangeFormOptions, 'say'> &
  Pick<ExchangeFormProps, 'change24h' | 'unknownBalances'> &
  Pick<Doubts, 'onCheckAgain'>;

/**
 * The content of `ExchangeForm`. It is memoized, so that it does not render at every change of react-hook-form's state.
 */
const Fields = memo(function Fields({
  change24h,
  unknownBalances,
  onCheckAgain,
  ...options
}: FieldsProps) {
  const { inDoubt = [], available, currencies, hidden, rateOf, onQuote, timer } = options;
  const say = useMessages('ExchangeForm', english, options.messages);
  const form = useExchangeForm({ ...options, say });
  const { from, to, pending, errors } = form;
  const choices = useCurrencyOptions(currencies);
  const noRate = say('noRate', { from: from.symbol, to: to.symbol });
  const giving = useRef<HTMLDivElement>(null);
  const isUnknown = hidden || unknownBalances?.[from.id] !== undefined;
  const mine = isUnknown ? undefined : (available[from.id] ?? ZERO);
  const all = allOf(mine, from);
  const quoted = { control: form.control, from, to, change24h, noRate };
  return (
    <>
      <Form
        spacing={4}
        error={errors.root?.message}
        onSubmit={form.submit}
        actions={
          <>
            <SlowCall pending={pending} timer={timer} />
            <SubmitButton pending={pending}>{say('exchange')}</SubmitButton>
          </>
        }
      >
        <Box sx={panels}>
          <Paper variant="outlined">
            <Stack ref={giving} spacing={fieldGap}>
              <SelectField
                label={say('from')}
                options={choices}
                error={errors.from?.message}
                readOnly={pending}
                {...form.side('from')}
              />
              <AmountField
                label={say('amount')}
                isHero
                currency={from}
                {...(mine === undefined ? {} : { available: mine })}
                {...(all !== null && {
                  actions: <MaxButton all={all} currency={from} readOnly={pending} box={giving} />,
                })}
                error={errors.amount?.message}
                readOnly={pending}
                {...form.amountField}
              />
            </Stack>
          </Paper>
          <Box sx={seam}>
            <IconButton
              aria-label={say('swap')}
              disabled={pending}
              onClick={form.swap}
              sx={swapButton}
            >
              <SwapIcon />
            </IconButton>
          </Box>
          <Paper variant="outlined">
            <Stack spacing={fieldGap}>
              <SelectField
                label={say('to')}
                options={choices}
                error={errors.to?.message}
                readOnly={pending}
                {...form.side('to')}
              />
              {onQuote ? (
                <FirmQuoteAsTyped
                  {...quoted}
                  onQuote={onQuote}
                  timer={timer}
                  onHold={form.onHold}
                />
              ) : (
                <RateAsTyped {...quoted} rateOf={rateOf} />
              )}
            </Stack>
          </Paper>
        </Box>
        {inDoubt.map(({ id, order }) => (
          <PaymentInDoubt
            key={id}
            order={order}
            hidden={hidden}
            timer={timer}
            onCheck={() => form.checkAgain(order, () => onCheckAgain?.(id))}
          />
        ))}
      </Form>
      <Box aria-live="polite">
        {form.done !== null && (
          <Box sx={below}>
            <Banner tone="done">
              <bdi>
                <MaskedText text={form.done} hidden={hidden} />
              </bdi>
            </Banner>
          </Box>
        )}
      </Box>
    </>
  );
});

declare module '../../provider/roots' {
  interface Roots {
    ExchangeForm: ExchangeFormProps;
  }
}

/** A form for exchanging one currency for another. The quoted amount is exactly the credited amount. */
export const ExchangeForm = rooted(
  'ExchangeForm',
  function ExchangeForm(
    {
      currencies,
      hidden = false,
      timer = deviceTimer,
      doubts,
      onLeave,
      ...props
    }: ExchangeFormProps,
    root,
  ) {
    const { offered } = useCurrencies(currencies);
    const say = useMessages('ExchangeForm', english, props.messages);
    const form = useExchangeFields(offered, props.defaultFrom, props.defaults);
    useOnLeave(() => {
      onLeave?.(form.getValues());
    });
    if (offered.length === 1)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsTwo')}
        </EmptyState>
      );
    return (
      <Box {...root(frame, { hidden })}>
        <Fields
          {...props}
          {...doubts}
          timer={timer}
          currencies={offered}
          hidden={hidden}
          form={form}
        />
      </Box>
    );
  },
);
