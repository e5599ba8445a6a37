import { describe, expect, it } from 'vitest';
import type { BrandOptions } from '../theme/theme';
import { codeOf, decodeBrand, encodeBrand, FONTS, ownOf } from './brandCode';

const BRAND: BrandOptions = {
  colors: { light: { primary: '#7A1FA2' }, dark: { primary: '#D7A6F2', onPrimary: '#2B0A3D' } },
  gradients: { evergreen: ['#3B0B57', '#6A2A8C'] },
  fontFamily: FONTS.serif,
  radii: { card: 8 },
  density: 'compact',
};

describe('a brand in a URL', () => {
  it('contains only letters, digits, and the two characters that Storybook accepts', () => {
    const encoded = encodeBrand(BRAND);
    expect(encoded).toBe(
      'light-primary-7A1FA2_dark-primary-D7A6F2_dark-onPrimary-2B0A3D_gradient-evergreen-3B0B57-6A2A8C_radius-card-8_font-serif_density-compact',
    );
    expect(decodeBrand(encoded)).toEqual(BRAND);
  });

  it("is Florin's brand if the code cannot be read", () => {
    expect(
      decodeBrand(
        'florin_light-primary-red_light-rust-7A1FA2_radius-card-x_font-comic_density-tight_light',
      ),
    ).toEqual({});
  });
});

describe('the code of a brand', () => {
  it('contains the changed values', () => {
    expect(codeOf(BRAND)).toBe(`import { createFlorinTheme } from 'florin/theme';

export const theme = createFlorinTheme({
  colors: {
    light: {
      primary: '#7A1FA2',
    },
    dark: {
      primary: '#D7A6F2',
      onPrimary: '#2B0A3D',
    },
  },
  gradients: {
    evergreen: ['#3B0B57', '#6A2A8C'],
  },
  fontFamily: "Georgia, 'Times New Roman', serif",
  radii: {
    card: 8,
  },
  density: 'compact',
});
`);
  });

  it('contains no default values', () => {
    const same: BrandOptions = {
      colors: { light: { primary: '#0E5A43' } },
      gradients: { tide: ['#12406B', '#1F6A9E'] },
      radii: { card: 20, field: 14 },
      density: 'comfortable',
    };
    expect(ownOf(same)).toEqual({});
    expect(codeOf(same)).toContain('createFlorinTheme();');
  });
});
