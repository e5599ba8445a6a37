import { describe, expect, it } from 'vitest';
import { halfHoursBefore, valuesAt } from './totalLine';

const at = (time: string) => Date.parse(`2026-03-14T${time}:00.000Z`);

const PAST = {
  usd: [{ at: at('00:00'), price: '1' as const }],
  btc: [
    { at: at('09:00'), price: '40000' as const },
    { at: at('10:00'), price: '50000.5' as const },
    { at: at('11:00'), price: '60000' as const },
  ],
};

describe('the value of balances at past prices', () => {
  it('is the exact sum at each moment', () => {
    const moments = ['09:30', '10:00', '11:30'].map(at);
    expect(valuesAt({ usd: '100.1', btc: '0.3' }, PAST, moments)).toEqual([
      '12100.1',
      '15100.25',
      '18100.1',
    ]);
  });

  it('is calculated with the first price before the first point', () => {
    expect(valuesAt({ btc: '0.3' }, PAST, [at('08:00')])).toEqual(['12000']);
  });

  it('omits currencies without past prices', () => {
    expect(valuesAt({ usd: '5', eth: '2' }, PAST, [at('09:30')])).toEqual(['5']);
    expect(valuesAt({ usd: '5', eth: '2' }, { ...PAST, eth: [] }, [at('09:30')])).toEqual(['5']);
  });
});

describe('the half hours of a day', () => {
  it('depend only on the calendar', () => {
    const moments = halfHoursBefore(at('09:26'));
    expect(moments).toHaveLength(48);
    expect(moments[0]).toBe(Date.parse('2026-03-13T09:30:00.000Z'));
    expect(moments.at(-1)).toBe(at('09:00'));
    expect(halfHoursBefore(at('09:30'))).toEqual(moments);
    expect(halfHoursBefore(at('09:31')).at(-1)).toBe(at('09:30'));
  });
});
