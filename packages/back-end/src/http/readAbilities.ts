import { array, object, pipe, record, string, transform } from 'valibot';
import type { PricePoint } from '#src/domain/prices/priceHistory';
import { moment, name, price, written } from '#src/adapters/records/readParts';
import { readBy } from '#src/adapters/records/unreadable';
import type { ReceiveAddresses } from '#src/adapters/walletAdapter';

const addressesSchema = object({
  addresses: record(string(), pipe(name, written('recordAddress'))),
});

const pricesSchema = object({
  prices: array(
    pipe(
      object({ at: moment, price }),
      transform((point): PricePoint => ({ at: Date.parse(point.at), price: point.price })),
    ),
  ),
});

/** Reads the addresses of a wallet by currency. Throws `UnreadableAnswer` if an address is empty. */
export function readAddresses(value: unknown): ReceiveAddresses {
  return readBy('addresses', addressesSchema, value).addresses;
}

/** Reads past prices. Throws `UnreadableAnswer` if a price is not decimal text above zero. */
export function readPriceHistory(value: unknown): readonly PricePoint[] {
  return readBy('price history', pricesSchema, value).prices;
}
