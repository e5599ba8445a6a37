import type { Decimal } from '#src/domain/money/money';
import type { FirmQuote } from '#src/domain/prices/rates';
import type { ExchangeRequest, QuoteRequest, Receipt } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench } from './bench';
import { expect } from './expect';
import type { Done } from './ledger';

/** Returns the exchange that the back end provides for the tests. Fails if there is none. */
export function requestOf({ backEnd }: Bench<BackEndUnderTest>): QuoteRequest {
  expect(backEnd.exchange !== undefined, 'The back end under test has no `exchange`');
  return backEnd.exchange;
}

/** A quote, and the order that accepts it. */
export interface Quoted {
  readonly order: ExchangeRequest & { readonly quoteId: string };
  readonly quote: FirmQuote;
  readonly received: Decimal;
}

/** Requests a quote. Fails if the back end has no quote, or one that cannot be accepted. */
export async function quoted(
  bench: Bench<BackEndUnderTest>,
  change: Partial<QuoteRequest> = {},
): Promise<Quoted> {
  const request = { ...requestOf(bench), ...change };
  const quote: FirmQuote | null = await bench.adapter.quote(request);
  expect(quote !== null, 'The back end has no quote for `exchange`');
  const { received, id } = quote;
  expect(received !== undefined && id !== undefined, 'The quote has no id or no amount');
  return { order: { ...request, received, quoteId: id }, quote, received };
}

/** Combines an exchange and its receipt, so that `expectMoved` can compare them with the balances. */
export const exchanged = (exchange: ExchangeRequest, receipt: Receipt): Done => ({
  exchange,
  receipt,
});
