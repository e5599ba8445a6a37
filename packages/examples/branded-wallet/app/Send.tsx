import { CURRENCY_LIST, type CurrencyId } from 'florin/domain/currency';
import { knownRecipients } from 'florin/domain/knownRecipient';
import { isPositive, subtract } from 'florin/domain/money';
import { PaymentSteps, usePaymentSteps } from 'florin/payment-steps';
import { SendForm, type SendFormProps } from 'florin/SendForm';
import { useHistory } from 'florin/useHistory';
import { usePayment } from 'florin/usePayment';
import { inGerman } from './reader';
import { RECIPIENTS } from './recipients';

const CURRENCIES = inGerman(CURRENCY_LIST);

/**
 * Returns the amount that the button `Max` enters. It leaves room for the usual fee of a transfer in euros. The review
 * shows the exact fee.
 */
const maxOf: SendFormProps['maxOf'] = (currency, available) => {
  const rest = currency === 'eur' ? subtract(available, '0.35') : available;
  return isPositive(rest) ? rest : '0';
};

export interface SendProps {
  currency: CurrencyId;
  hidden: boolean;
  onClose: () => void;
}

/** Renders the form for a transfer. If the back end supports these steps, a review with the fee and a code follow. */
export function Send({ currency, hidden, onClose }: SendProps) {
  const { submit, checkAgain, inDoubt, confirmed, available, unknownBalances } = usePayment();
  const { transactions } = useHistory();
  return (
    <PaymentSteps
      {...usePaymentSteps()}
      doubts={{ inDoubt, confirmed, onCheckAgain: checkAgain }}
      onSend={submit}
    >
      {(calls) => (
        <SendForm
          {...calls}
          available={available}
          unknownBalances={unknownBalances}
          hidden={hidden}
          currencies={CURRENCIES}
          defaults={{ currency }}
          known={knownRecipients(transactions, [], CURRENCIES, RECIPIENTS)}
          maxOf={maxOf}
          onClose={onClose}
        />
      )}
    </PaymentSteps>
  );
}
