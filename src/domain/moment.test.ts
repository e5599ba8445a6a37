import { expect, it } from 'vitest';
import { isDayAlone, millisOf } from './moment';

it.each([
  ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25T23:30:00.5-05:00', '2026-11-26T04:30:00.500Z'],
  ['2026-11-25', '2026-11-25T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2000-02-29T12:00:00Z', '2000-02-29T12:00:00.000Z'],
])('%s is %s', (timestamp, moment) => {
  expect(new Date(millisOf(timestamp)).toISOString()).toBe(moment);
});

it.each([
  '2026-11-31T10:00:00Z',
  '2026-11-31',
  '2026-02-29',
  '2026-02-30T00:00:00+02:00',
  '2100-02-29T12:00:00Z',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-25T25:00:00Z',
  '2026-11-25T24:30:00Z',
  '2026-11-25T10:60:00Z',
  '2026-11-25T10:00:61Z',
  '2026-11-25 25:00',
  '2026-11-25garbage',
  '2026-11-25 (x)',
  'yesterday',
  '1',
  '',
])('%j is not a time', (timestamp) => {
  expect(millisOf(timestamp)).toBeNaN();
});

it.each([
  ['2026-11-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-25T00:00:00Z', false],
  ['2026-11', false],
])('%s is a day alone: %s', (text, isOne) => {
  expect(isDayAlone(text)).toBe(isOne);
});
