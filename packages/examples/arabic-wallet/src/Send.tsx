import { isPositive, subtract } from 'florin/domain/money';
import { PaymentSteps, usePaymentSteps } from 'florin/payment-steps';
import { SendForm, type SendFormProps } from 'florin/SendForm';
import { usePayment } from 'florin/usePayment';
import { FEE } from './adapter.ts';

/** Returns the amount that the button `Max` enters: the available amount minus the fee. */
const maxOf: SendFormProps['maxOf'] = (currency, available) => {
  const rest = currency === 'usd' ? subtract(available, FEE) : available;
  return isPositive(rest) ? rest : '0';
};

/** Renders the form for a transfer. The next steps are a review with the fee, and a code if the bank requests one. */
export function Send(props: Pick<SendFormProps, 'hidden' | 'onClose'>) {
  const { submit, checkAgain, inDoubt, confirmed, available, unknownBalances } = usePayment();
  return (
    <PaymentSteps
      {...usePaymentSteps()}
      doubts={{ inDoubt, confirmed, onCheckAgain: checkAgain }}
      onSend={submit}
    >
      {(calls) => (
        <SendForm
          {...props}
          {...calls}
          available={available}
          unknownBalances={unknownBalances}
          maxOf={maxOf}
        />
      )}
    </PaymentSteps>
  );
}
