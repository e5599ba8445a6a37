import { isPositive, subtract } from 'florin/domain/money';
import { PaymentSteps, usePaymentSteps } from 'florin/payment-steps';
import type { SendFormProps } from 'florin/SendForm';
import { SendForm } from 'florin/SendForm';
import { usePayment } from 'florin/usePayment';
import { FEE } from './adapter.ts';

/** `Max` leaves room for the fee. */
const maxOf: SendFormProps['maxOf'] = (currency, available) => {
  const rest = currency === 'usd' ? subtract(available, FEE) : available;
  return isPositive(rest) ? rest : '0';
};

/** The form for a transfer, with the review of its fee, and the code. */
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
