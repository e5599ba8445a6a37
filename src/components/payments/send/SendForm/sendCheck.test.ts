import { describe, expect, it } from 'vitest';
import { receivingAddress } from '../../../../domain/demo/sampleCurrencies';
import { CURRENCY_LIST } from '../../../../domain/currency/currency';
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
});
