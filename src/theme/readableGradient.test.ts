import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { readableGradient } from './readableGradient';
import { gradientOf } from './tokens';

const EVERGREEN = gradientOf('evergreen');

describe('readableGradient', () => {
  it.each([
    ['tide', gradientOf('tide')],
    [EVERGREEN, EVERGREEN],
    ['linear-gradient(135deg, #0B4D3A, #14735A)', 'linear-gradient(135deg, #0b4d3a, #14735a)'],
    [
      ' radial-gradient(circle at 10% -2.5px, rgb(11 77 58) 0%, #053 100%) ',
      'radial-gradient(circle at 10% -2.5px, #0b4d3a 0%, #005533 100%)',
    ],
    ['#0B4D3A', 'linear-gradient(#0b4d3a, #0b4d3a)'],
    ['rgba(11, 77, 58, 0.2)', 'linear-gradient(#0b4d3a, #0b4d3a)'],
    ['#0B4D3A11', 'linear-gradient(#0b4d3a, #0b4d3a)'],
    ['var(--brand)', 'linear-gradient(var(--brand), var(--brand))'],
    [
      'linear-gradient(to right, var(--a, #fff), var(--b))',
      'linear-gradient(to right, var(--a, #fff), var(--b))',
    ],
  ])('of %s', (color, expected) => {
    expect(readableGradient(color)).toBe(expected);
  });

  it.each([
    '',
    'none',
    'white',
    'transparent',
    'currentColor',
    'constructor',
    'Tide',
    '#12345',
    'hsl(0 0% 100%)',
    'url(https://example.com/a.png)',
    'linear-gradient(white, yellow)',
    'linear-gradient(#000, yellow)',
    'linear-gradient(#000, #ggg)',
    'linear-gradient(#000; color: red',
    'linear-gradient(#000), url(a.png)',
  ])('of the unknown text %s is evergreen', (color) => {
    expect(readableGradient(color)).toBe(EVERGREEN);
  });

  it.each([
    '#fff',
    '#FFFF00',
    'rgb(255, 255, 255)',
    'rgb(999 999 999)',
    'linear-gradient(90deg, #ffffff80, #eee)',
    'conic-gradient(from 0.25turn, #7CFC00, #00ffff 50%, #14735A)',
  ])('of the bright %s has white text with a contrast of 4.5', (color) => {
    const found = readableGradient(color).match(/#[\da-f]+/g) ?? [];
    expect(found).not.toEqual([]);
    for (const one of found) expect(contrast(one, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  });
});
