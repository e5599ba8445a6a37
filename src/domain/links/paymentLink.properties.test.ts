import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receivingAddress } from '../demo/sampleCurrencies';
import { paymentText } from '../recipients/address';
import {
  CURRENCIES,
  CURRENCY_LIST,
  type CurrencyInfo,
  type DefaultCurrencyId,
} from '../currency/currency';
import { fromMinorUnits } from '../money/minorUnits';
import { LONGEST_LINK, readPaymentLink } from './paymentLink';
import { OTHER_CURRENCIES } from '../../testing/otherCurrencies';

const often = { numRuns: 2_000 };

/** Generates amounts that a currency allows: at most 15 digits before the decimal point. */
const amountOf = ({ decimals }: CurrencyInfo<string>) =>
  fc
    .bigInt({ min: 1n, max: 10n ** BigInt(15 + decimals) - 1n })
    .map((units) => fromMinorUnits(units, { decimals }));

describe('a code for receiving', () => {
  it.each(['btc', 'eth', 'ada'] as const)(
    'contains the exact amount when it is read again: %s',
    (id) => {
      const address = receivingAddress(id);
      fc.assert(
        fc.property(amountOf(CURRENCIES[id]), (amount) => {
          expect(
            readPaymentLink(paymentText(CURRENCIES[id], address, amount), CURRENCY_LIST),
          ).toEqual({ ok: true, value: { recipient: address, currency: id, amount, left: [] } });
        }),
        often,
      );
    },
  );

  it('can also be read in an additional currency', () => {
    const [, , , sol] = OTHER_CURRENCIES as readonly [unknown, unknown, unknown, CurrencyInfo];
    fc.assert(
      fc.property(amountOf(sol), (amount) => {
        const text = paymentText(sol, 'So1', amount);
        expect(readPaymentLink(text, OTHER_CURRENCIES)).toEqual({
          ok: true,
          value: { recipient: 'So1', currency: 'sol', amount, left: [] },
        });
      }),
    );
  });

  it('is not a link if it is only the address', () => {
    for (const id of Object.keys(CURRENCIES) as DefaultCurrencyId[]) {
      expect(readPaymentLink(receivingAddress(id), CURRENCY_LIST)).toBeNull();
    }
  });
});

describe('any text in a link', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...':/?#&=%@,+-.eE0159 \n') }),
    // Includes unpaired surrogates, which cannot be encoded.
    fc.string({ unit: fc.constantFrom('a', ',', '&to=', '\uD800', '\uDC00') }),
  );
  const scheme = fc.constantFrom(
    'bitcoin:',
    'ethereum:',
    'ethereum:pay-',
    'ethereum:0x1@1?value=',
    'web+cardano:',
    'web+cardano://',
    'mailto:',
    'mailto:?to=',
    'litecoin:',
    'BITCOIN:a?amount=',
    'bitcoin:a?message=',
    '',
  );

  it('never throws, rounds, or adds values', () => {
    fc.assert(
      fc.property(scheme, hostile, (start, text) => {
        const link = start + text;
        const reading = readPaymentLink(link, CURRENCY_LIST);
        if (reading?.ok !== true) return;
        const { recipient, currency, amount } = reading.value;
        expect(recipient).toMatch(/^\S+$/);
        if (amount === undefined || currency === undefined) return;
        expect(amount).toMatch(/^(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/);
        const decimals = amount.split('.')[1]?.length ?? 0;
        expect(decimals).toBeLessThanOrEqual(CURRENCIES[currency].decimals);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is parsed quickly at any length', () => {
    for (const part of ['1', 'e', '&a', '%41', '@', '/', ' ', '0.', 'req-', '-']) {
      for (const start of ['bitcoin:a?amount=', 'ethereum:0x1?value=', 'mailto:', 'x']) {
        const text = start + part.repeat(100_000);
        const reading = readPaymentLink(text, CURRENCY_LIST);
        expect(reading === null || !reading.ok).toBe(true);
        const longest = text.slice(0, LONGEST_LINK).trim();
        expect(() => readPaymentLink(longest, CURRENCY_LIST)).not.toThrow();
      }
    }
  });

  it('a note is read unchanged', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((note) => {
      return note.trim() === note && !/[\n\r]/.test(note);
    });
    fc.assert(
      fc.property(words, (note) => {
        const link = `bitcoin:a?message=${encodeURIComponent(note)}`;
        expect(readPaymentLink(link, CURRENCY_LIST)).toMatchObject({ value: { note } });
      }),
      often,
    );
  });
});
