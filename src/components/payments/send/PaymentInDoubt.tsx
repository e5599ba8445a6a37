import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { currencyOf, type CurrencyId } from '../../../domain/currency/currency';
import { formatAmount } from '../../../domain/money/format';
import { sourceOf, type Order, type SubmitRefusal } from '../../../domain/ledger/ledger';
import { spaced } from '../../../domain/recipients/recipientKind';
import { deviceTimer, type Timer } from '../../../hooks/timer';
import { Banner } from '../../feedback/Banner';
import { ForeignText } from '../../identity/ForeignText';
import { BusyButton } from '../../inputs/BusyButton';
import { flush } from '../../../theme/pageStyles';
import { SlowCall } from '../../money/internals/slowCall';
import { useFlorin } from '../../provider/useFlorin';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';

const english = {
  unconfirmed: 'We could not confirm this payment. It may have been made.',
  payment: '{amount} to {recipient}',
  paymentHidden: 'To {recipient}',
  exchange: 'Exchange of {amount} to {currency}',
  exchangeHidden: 'Exchange of {from} to {currency}',
  noAnswer: 'There is still no answer.',
  check: 'Check again',
} as const;

export type PaymentInDoubtTexts = typeof english;

export interface PaymentInDoubtProps extends RootProps {
  /**
   * The payment or exchange in doubt. The back end did not respond, so it is unknown whether the order was executed.
   */
  order: Order;
  /**
   * Prevents screen readers from announcing the payment when the component mounts. Set it on a page that shows the
   * payment on every visit.
   */
  quiet?: boolean | undefined;
  /** Hides the amount. */
  hidden?: boolean | undefined;
  /**
   * Called when the user presses the check button. Send the order again with the same idempotency key, and resolve with
   * null if the back end confirms the order, or with a refusal.
   */
  onCheck: () => Promise<SubmitRefusal | null>;
  /** The clock that determines when a call is slow; the device's clock by default. */
  timer?: Timer | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Shows a payment or an exchange whose result is unknown, with a button that checks it again. The component is never
 * lazy, because it is needed when the network fails.
 */
export const PaymentInDoubt = rooted(
  'PaymentInDoubt',
  function PaymentInDoubt(
    {
      order,
      quiet = false,
      hidden = false,
      onCheck,
      timer = deviceTimer,
      messages,
    }: PaymentInDoubtProps,
    root,
  ) {
    const say = useMessages('PaymentInDoubt', english, messages);
    const { currencies, locale, recipients } = useFlorin();
    const [isChecking, setChecking] = useState(false);
    const [isUnanswered, setUnanswered] = useState(false);
    const id = useId();
    const symbolOf = (currency: CurrencyId) => currencyOf(currencies, currency).symbol;
    const source = currencyOf(currencies, sourceOf(order));
    const amount = (
      <bdi translate="no">{formatAmount(order.amount, source, { locale, precision: 'exact' })}</bdi>
    );
    const which =
      order.kind === 'send'
        ? say(hidden ? 'paymentHidden' : 'payment', {
            amount,
            recipient: <ForeignText>{spaced(order.recipient, recipients)}</ForeignText>,
          })
        : say(hidden ? 'exchangeHidden' : 'exchange', {
            amount,
            from: source.symbol,
            currency: symbolOf(order.to),
          });

    const check = async () => {
      setChecking(true);
      setUnanswered(false);
      const refusal = await onCheck();
      setChecking(false);
      setUnanswered(refusal?.kind === 'call-failed');
    };

    return (
      <Box role="group" aria-labelledby={id} {...root(undefined, { hidden })}>
        <Banner tone="error" quiet={quiet}>
          <div id={id}>{say('unconfirmed')}</div>
          <Box sx={{ fontWeight: 600 }}>{which}</Box>
          <div role="status">{isUnanswered && say('noAnswer')}</div>
          <SlowCall pending={isChecking} timer={timer} />
          <BusyButton size="small" pending={isChecking} onClick={() => void check()} sx={flush}>
            {say('check')}
          </BusyButton>
        </Banner>
      </Box>
    );
  },
);
