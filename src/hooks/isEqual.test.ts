import { expect, it } from 'vitest';
import { isEqual } from './isEqual';

const ORDER = { recipient: 'a@b.co', amount: '5', currency: 'usd' };

it.each([
  ['5', '5'],
  [null, null],
  [ORDER, { currency: 'usd', amount: '5', recipient: 'a@b.co' }],
  [ORDER, { ...ORDER, description: undefined }],
  [
    { order: ORDER, doubts: ['a', 'b'] },
    { order: { ...ORDER }, doubts: ['a', 'b'] },
  ],
])('%j equals %j', (one, other) => {
  expect(isEqual(one, other)).toBe(true);
  expect(isEqual(other, one)).toBe(true);
});

it.each([
  ['5', '5.0'],
  ['5', 5],
  [null, {}],
  [null, undefined],
  [ORDER, { ...ORDER, amount: '50' }],
  [ORDER, { ...ORDER, description: '' }],
  [
    { order: ORDER, doubts: [] },
    { order: ORDER, doubts: ['a'] },
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
])('%j differs from %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
  expect(isEqual(other, one)).toBe(false);
});
