import { randomUUID } from 'node:crypto';
import { checkDecimals, checkSize } from '../../../src/domain/money/amountRules';
import type { CurrencyId, CurrencyInfo } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST, currencyOf } from '../../../src/domain/currency/currency';
import type { Decimal } from '../../../src/domain/money/money';
import { compare, decimalsOf } from '../../../src/domain/money/money';
import { convert } from '../../../src/domain/prices/rates';
import type { FirmQuote } from '../../../src/domain/prices/rates';
import { sampleRate } from '../../../src/domain/prices/sampleRates';
import type { ExchangeRequest, QuoteRequest } from '../../../src/backend/walletAdapter';
import type { Query } from './database';
import { insert } from './database';
import { accountOf } from './ledger';
import { Problem, refusalProblem } from './problems';

/** Returns the currency with an id from a request. Throws a `Problem` if the id is unknown. */
export function knownCurrency(id: CurrencyId): CurrencyInfo {
  if (CURRENCY_LIST.some((currency) => currency.id === id)) return currencyOf(CURRENCY_LIST, id);
  throw new Problem('bad-request', `No currency has the id ${id}.`);
}

/** Returns the current rate and the converted amount, or null if there is no quote for this pair of currencies. */
function priceOf(from: CurrencyId, to: CurrencyId, amount: Decimal) {
  const { rate, quoted } = sampleRate(from, to);
  return quoted ? { rate, received: convert(amount, rate, knownCurrency(to)) } : null;
}

/** Returns the part of an exchange that must be the same as in its quote, as text. */
const subjectOf = ({ walletId, from, to, amount }: QuoteRequest) =>
  JSON.stringify([walletId, from, to, amount]);

/** Creates a quote, which is valid for `life` milliseconds. */
export async function createQuote(
  query: Query,
  { now, life }: { readonly now: number; readonly life: number },
  userId: string,
  request: QuoteRequest,
): Promise<FirmQuote> {
  const { walletId, from, to, amount } = request;
  await accountOf(query, userId, walletId);
  const source = knownCurrency(from);
  knownCurrency(to);
  if (from === to) throw new Problem('same-currency', 'An exchange is between two currencies.');
  for (const checked of [checkSize(amount), checkDecimals(decimalsOf(amount), source)]) {
    if (!checked.ok) throw refusalProblem(checked.refusal);
  }
  const price = priceOf(from, to, amount);
  if (!price) throw new Problem('no-quote', 'This pair has no quote.', {}, 404);
  const id = randomUUID();
  const expires = now + life;
  const row = [id, userId, subjectOf(request), price.received, expires];
  await insert(query, 'quotes (id, user_id, request, received, expires_at)', [row]);
  return { id, ...price, expiresAt: new Date(expires).toISOString() };
}

/** Refuses an exchange whose price differs from its quote, or from the current price if it has no quote. */
export async function checkPrice(
  query: Query,
  now: number,
  userId: string,
  order: ExchangeRequest,
): Promise<void> {
  const { from, to, amount, received, quoteId } = order;
  let promised = priceOf(from, to, amount)?.received;
  if (quoteId !== undefined) {
    const [row] = await query(
      `SELECT received FROM quotes
       WHERE id = $1 AND user_id = $2 AND request = $3 AND expires_at > $4`,
      [quoteId, userId, subjectOf(order), now],
    );
    promised = row?.['received'] as Decimal | undefined;
  }
  if (promised !== undefined && compare(promised, received) === 0) return;
  throw new Problem('no-quote', 'The quote has expired, or was another one.');
}
