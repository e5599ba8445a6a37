import { describe, expect, it } from 'vitest';
import { receivingAddress } from '../../../../domain/demo/sampleCurrencies';
import { CURRENCY_LIST, UNKNOWN_AMOUNT } from '../../../../domain/currency/currency';
import type { Decimal } from '../../../../domain/money/money';
import { accept } from '../../../../domain/result';
import { sendCheck } from './sendCheck';

const FIELDS = {
  recipient: receivingAddress('eth'),
  amount: '50',
  currency: 'btc',
  description: '',
} as const;

/** Returns the check of a form that parses every typed amount as `amount`. */
const checkAt = (amount: Decimal) =>
  sendCheck({
    offered: CURRENCY_LIST,
    available: { btc: '1' },
    known: [],
    read: () => accept(amount),
  });

describe('the check of a payment', () => {
  it('warns about an address of another network, but not about fiat money to an address', () => {
    expect(checkAt('0.001')(FIELDS).isDoubtful).toBe(true);
    expect(checkAt('0.001')({ ...FIELDS, currency: 'usd' })).toMatchObject({
      warnings: [{ kind: 'fiat' }],
      isDoubtful: false,
    });
  });

  it('finds an amount above the balance, but not above an unknown balance', () => {
    expect(checkAt('1')(FIELDS).isAboveBalance).toBe(false);
    expect(checkAt('1.00000001')(FIELDS).isAboveBalance).toBe(true);
    const unknown = sendCheck({
      offered: CURRENCY_LIST,
      available: {},
      unknownBalances: { btc: UNKNOWN_AMOUNT },
      known: [],
      read: () => accept('2'),
    });
    expect(unknown(FIELDS).isAboveBalance).toBe(false);
  });

  it('has a note about a large first payment, but not about an amount above the balance', () => {
    const first = { ...FIELDS, recipient: receivingAddress('btc') };
    expect(checkAt('0.9')(first).warnings).toMatchObject([{ kind: 'first-large' }]);
    expect(checkAt('1.1')(first).warnings).toEqual([]);
  });
});
