import { expect, it } from 'vitest';
import { meaningOf } from './statusMeaning';

it.each([
  ['receive', 'completed', 'arrived'],
  ['send', 'completed', null],
  ['purchase', 'completed', null],
  ['exchange', 'completed', 'done'],
  ['refund', 'completed', 'done'],
  ['receive', 'pending', 'pending'],
  ['send', 'failed', 'failed'],
  ['send', 'in review', 'otherStatus'],
  ['send', 'constructor', 'otherStatus'],
])('the status of a transaction of type %s that is %s means: %s', (type, status, meaning) => {
  expect(meaningOf({ type, status })).toBe(meaning);
});

it.each([
  ['40', 'failedInPart'],
  ['0', 'failed'],
] as const)('of a failed transaction of which %s has arrived is %s', (arrived, meaning) => {
  expect(meaningOf({ type: 'send', status: 'failed', arrived })).toBe(meaning);
});
