import { compare } from 'florin/domain/money';
import { createSimulatedBank } from 'florin/payment-steps/simulatedBank';

/** The fee of each transfer in dollars. */
export const FEE = '0.50';

/** A bank in memory. Your app has its own adapter here. A transfer of more than a hundred needs a code. */
export const adapter = createSimulatedBank({
  delays: 'none',
  feeOf: ({ currency }) => (currency === 'usd' ? FEE : '0'),
  needsCode: ({ amount }) => compare(amount, '100') > 0,
});
