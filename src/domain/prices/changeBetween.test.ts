import { expect, it } from 'vitest';
import { changeBetween } from './changeBetween';

it.each([
  ['100', '112.9', '12.9'],
  ['43250', '42215.72', '-2.39'],
  ['0.00000003', '0.00000004', '33.33'],
  ['3', '3', '0'],
  ['1', '1.00005', '0.01'],
  ['8', '7.9996', '-0.01'],
  ['1', '98765432109876.54', '9876543210987554'],
] as const)('the change from %s to %s is %s percent', (from, to, percent) => {
  expect(changeBetween(from, to)).toBe(percent);
});

it('the change from a price of zero is unknown', () => {
  expect(changeBetween('0', '1')).toBeUndefined();
});
