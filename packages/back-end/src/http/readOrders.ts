import { array, nullable, object, optional } from 'valibot';
import type { FirmQuote } from '#src/domain/prices/rates';
import { balancesSchema } from '#src/adapters/records/readBalances';
import { transactionSchema } from '#src/adapters/records/readHistory';
import { decimal, sentence, moment, name, price } from '#src/adapters/records/readParts';
import { readBy } from '#src/adapters/records/unreadable';
import type { Preparation, Receipt } from '#src/adapters/walletAdapter';

const quoteSchema = nullable(
  object({ rate: price, received: optional(decimal), expiresAt: moment, id: optional(name) }),
);

const preparationSchema = object({
  id: name,
  fee: decimal,
  total: decimal,
  received: decimal,
  receivedCurrency: optional(name),
  expiresAt: moment,
  warnings: optional(array(sentence)),
});

const receiptSchema = object({ transaction: transactionSchema, balances: balancesSchema });

/** Reads a firm quote, or null if the pair has no quote. Throws `UnreadableAnswer` for any other value. */
export function readQuote(value: unknown): FirmQuote | null {
  return readBy('quote', quoteSchema, value) as FirmQuote | null;
}

/** Reads the terms of a prepared payment. Throws `UnreadableAnswer` if an amount is not decimal text. */
export function readPreparation(value: unknown): Preparation {
  return readBy('preparation', preparationSchema, value) as Preparation;
}

/**
 * Reads the receipt of an order. Accepts an unreadable record inside the receipt. Throws `UnreadableAnswer` if a
 * balance is not decimal text. The result of the order is then unknown, and the order is repeated with the same key.
 */
export function readReceipt(value: unknown): Receipt {
  return readBy('receipt', receiptSchema, value);
}
