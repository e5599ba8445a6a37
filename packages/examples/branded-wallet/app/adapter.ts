import type { WalletAdapter } from 'florin/adapter';
import { compare } from 'florin/domain/money';
import { createHttpAdapter } from 'florin/httpAdapter';
import { createSimulatedBank } from 'florin/payment-steps/simulatedBank';

const baseUrl = process.env['NEXT_PUBLIC_BACK_END'];

/**
 * Creates a bank in memory, in which a transfer in euros costs 35 cents, and a transfer of more than 100 needs a code.
 */
const demoBank = () =>
  createSimulatedBank({
    delays: 'none',
    feeOf: ({ currency }) => (currency === 'eur' ? '0.35' : '0'),
    needsCode: ({ amount }) => compare(amount, '100') > 0,
  });

/**
 * The adapter for the back end at `baseUrl`, or for a bank in memory if there is no `baseUrl`. An adapter contains the
 * session of a single user, and a server has many users. So only the browser uses this adapter.
 */
export const adapter: WalletAdapter =
  baseUrl === undefined ? demoBank() : createHttpAdapter({ baseUrl });
