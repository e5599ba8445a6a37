import type { WalletAdapter } from 'florin/adapter';
import { compare } from 'florin/domain/money';
import { createHttpAdapter } from 'florin/httpAdapter';
import { createSimulatedBank } from 'florin/payment-steps/simulatedBank';

const baseUrl = process.env['NEXT_PUBLIC_BACK_END'];

/** A bank in memory with a fee of 35 cents for each transfer in euros, and a code for more than a hundred. */
const demoBank = () =>
  createSimulatedBank({
    delays: 'none',
    feeOf: ({ currency }) => (currency === 'eur' ? '0.35' : '0'),
    needsCode: ({ amount }) => compare(amount, '100') > 0,
  });

/**
 * The adapter for the back end, or for a bank in memory without one. It contains the session of a single user, and a
 * server has many users, so it is used in the browser only.
 */
export const adapter: WalletAdapter =
  baseUrl === undefined ? demoBank() : createHttpAdapter({ baseUrl });
