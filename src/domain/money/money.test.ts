import { describe, expect, it } from 'vitest';
import { decimalsOf } from './digits';
import {
  add,
  compare,
  isNegative,
  isPositive,
  multiply,
  round,
  scaled,
  subtract,
  sum,
  wholeDigitsOf,
  type Decimal,
} from './money';

describe('exact decimals', () => {
  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
  });

  it('subtracts, multiplies and sums without losing a digit', () => {
    expect(subtract('0.3', '0.1')).toBe('0.2');
    expect(subtract('2847.32', '2847.33')).toBe('-0.01');
    expect(multiply('1.1', '1.1')).toBe('1.21');
    expect(multiply('123456789.123456789', '987654321.987654321')).toBe(
      '121932631356500531.347203169112635269',
    );
    expect(sum(['0.1', '0.2', '0.3', '-0.6'])).toBe('0');
    expect(sum(['2847.32', '0.000000000000000001'])).toBe('2847.320000000000000001');
  });

  it('sums an empty list to 0', () => {
    expect(sum([])).toBe('0');
  });

  it('stays exact beyond the largest safe integer of a number', () => {
    expect(add('9007199254740993', '0.01')).toBe('9007199254740993.01');
  });
});

describe('canonical text', () => {
  it.each<[Decimal, string]>([
    ['1.50', '1.5'],
    ['10', '10'],
    ['100.00', '100'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['007.10', '7.1'],
    ['1e-18', '0.000000000000000001'],
    ['1e21', '1000000000000000000000'],
    ['-2.5e-7', '-0.00000025'],
  ])('writes %s as %s', (value, text) => {
    expect(add(value, '0')).toBe(text);
    expect(sum([value])).toBe(text);
    expect(multiply(value, '1')).toBe(text);
    expect(subtract(value, '0')).toBe(text);
  });

  it('has no negative zero', () => {
    expect(subtract('5', '5')).toBe('0');
    expect(multiply('-5', '0')).toBe('0');
    expect(round('-0.001', 2)).toBe('0');
  });
});

describe('a binary number passed by mistake', () => {
  const number = 0.1 as unknown as Decimal;

  it.each<[string, () => unknown]>([
    ['add', () => add(number, '1')],
    ['add, second', () => add('1', number)],
    ['subtract', () => subtract(number, '1')],
    ['subtract, second', () => subtract('1', number)],
    ['multiply', () => multiply(number, '1')],
    ['multiply, second', () => multiply('1', number)],
    ['sum', () => sum(['1', number])],
    ['compare', () => compare(number, '1')],
    ['compare, second', () => compare('1', number)],
    ['round', () => round(number, 2)],
    ['decimalsOf', () => decimalsOf(number)],
    ['isPositive', () => isPositive(number)],
    ['isNegative', () => isNegative(number)],
  ])('throws in %s', (_name, call) => {
    expect(call).toThrow(TypeError);
  });

  it.each(['', ' ', 'abc', '1,5', 'NaN', 'Infinity', '0x10'])('or the text %j throws', (text) => {
    expect(() => add(text as Decimal, '1')).toThrow('[big.js] Invalid number');
  });
});

describe('comparing', () => {
  it.each<[Decimal, Decimal, number]>([
    ['1', '2', -1],
    ['2', '1', 1],
    ['1.0', '1', 0],
    ['-1', '1', -1],
    ['-0', '0', 0],
    ['10', '9', 1],
    ['0.1', '0.10000000000000000001', -1],
  ])('compares %s with %s as %i', (a, b, expected) => {
    expect(compare(a, b)).toBe(expected);
  });

  it('treats zero as neither positive nor negative', () => {
    expect(isPositive('0')).toBe(false);
    expect(isNegative('0')).toBe(false);
    expect(isNegative('-0')).toBe(false);
    expect(isPositive('0.000000000000000001')).toBe(true);
    expect(isNegative('-0.000000000000000001')).toBe(true);
    expect(isNegative('1')).toBe(false);
    expect(isPositive('-1')).toBe(false);
  });
});

describe('rounding', () => {
  it.each<[Decimal, number, string, string, string]>([
    // Columns: value, places, and the results of half-up, down and up.
    ['1.234', 2, '1.23', '1.23', '1.24'],
    ['1.235', 2, '1.24', '1.23', '1.24'],
    ['1.236', 2, '1.24', '1.23', '1.24'],
    ['1.225', 2, '1.23', '1.22', '1.23'],
    ['1.2349999', 2, '1.23', '1.23', '1.24'],
    ['0.5', 0, '1', '0', '1'],
    ['0.49', 0, '0', '0', '1'],
    ['-0.5', 0, '-1', '0', '-1'],
    ['-0.49', 0, '0', '0', '-1'],
    ['-1.235', 2, '-1.24', '-1.23', '-1.24'],
    ['-1.234', 2, '-1.23', '-1.23', '-1.24'],
    ['9.995', 2, '10', '9.99', '10'],
    ['0.0000005', 6, '0.000001', '0', '0.000001'],
    ['1.2', 2, '1.2', '1.2', '1.2'],
    ['7', 0, '7', '7', '7'],
  ])('rounds %s to %i places: half up %s, down %s, up %s', (value, places, half, down, up) => {
    expect(round(value, places)).toBe(half);
    expect(round(value, places, 'half-up')).toBe(half);
    expect(round(value, places, 'down')).toBe(down);
    expect(round(value, places, 'up')).toBe(up);
  });
});

describe('decimals and scale', () => {
  it.each<[Decimal, number]>([
    ['1.50', 1],
    ['1', 0],
    ['0.00', 0],
    ['1e-18', 18],
    ['1e21', 0],
    ['-12.345', 3],
  ])('counts in %s %i decimals', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals);
  });

  it.each<[Decimal, number]>([
    ['0', 0],
    ['0.99', 0],
    ['1', 1],
    ['-12.345', 2],
    ['123456', 6],
    ['1e21', 22],
  ])('counts in %s %i digits before the point', (value, digits) => {
    expect(wholeDigitsOf(value)).toBe(digits);
  });

  it.each<[number, number, string]>([
    [-123, 4, '-0.0123'],
    [5000, 5, '0.05'],
    [-0, 5, '0'],
    [12, 0, '12'],
    [9007199254740991, 2, '90071992547409.91'],
  ])('divides %i by ten to the power of %i: %s', (units, places, text) => {
    expect(scaled(units, places)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('does not scale %d', (units) => {
    expect(() => scaled(units, 2)).toThrow(new RangeError(`Not a safe integer: ${units}`));
  });
});
