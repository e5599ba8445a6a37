import { describe, expect, it } from 'vitest';
import { storybookTheme } from '../../.storybook/docs/storybookTheme';
import { contrast } from '../../src/theme/contrast';

/** Reads a colour such as `rgb(76, 166, 132)` or `#0E5A43` as three shares of 1. */
function shares(color: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  const all = hex?.map((part) => Number.parseInt(part, 16)) ?? color.match(/[\d.]+/g)?.map(Number);
  return (all ?? []).map((part) => part / 255);
}

/** Returns the colour with less lightness in HSL, as six digits. Storybook darkens its colours in this way. */
function darkened(color: string, by: number): string {
  const all = shares(color);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const lightness = (low + high) / 2;
  const saturation = (high - low) / (1 - Math.abs(2 * lightness - 1));
  const next = lightness - by;
  const spread = (saturation * (1 - Math.abs(2 * next - 1))) / 2;
  const digits = all.map((share) => {
    const value = next + spread * ((2 * (share - low)) / (high - low) - 1);
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

describe('storybookTheme', () => {
  it('has a readable white text on the selected row of the sidebar', () => {
    expect(
      contrast('#ffffff', darkened(storybookTheme('dark').colorSecondary, 0.18)),
    ).toBeGreaterThan(4.5);
    expect(
      contrast('#ffffff', darkened(storybookTheme('light').colorSecondary, 0)),
    ).toBeGreaterThan(4.5);
  });

  it('has readable links on the background of each theme', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { appContentBg, colorSecondary } = storybookTheme(mode);
      expect(contrast(darkened(colorSecondary, 0), appContentBg)).toBeGreaterThan(4.5);
    }
  });
});
