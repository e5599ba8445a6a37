import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlorinTheme, type FlorinThemeOptions } from './theme';
import * as vars from './vars';

/** Returns the CSS variables that a theme defines for a selector. */
function variablesOf(options: FlorinThemeOptions | undefined, selector: string) {
  const sheets = createFlorinTheme(options).generateStyleSheets() as Record<string, object>[];
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) =>
      Object.entries(sheet)
        .filter(([selectors]) => selectors.split(', ').includes(selector))
        .map(([, css]) => css),
    ),
  ) as Record<string, string | number>;
}

const BRAND: FlorinThemeOptions = {
  colors: {
    light: { primary: '#7A1FA2', primaryHover: '#5E1580', background: '#FAF7FC' },
    dark: { primary: '#D7A6F2', onPrimary: '#2B0A3D' },
  },
  gradients: { evergreen: ['#3B0B57', '#6A2A8C'] },
  fontFamily: "'Source Sans 3', sans-serif",
  radii: { card: 8, field: 4 },
  density: 'compact',
  contrast: 'throw',
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the variables of a brand', () => {
  it('are those of Florin by default', () => {
    expect(variablesOf(undefined, ':root')).toMatchObject({
      '--mui-palette-primary-main': '#0E5A43',
      '--mui-palette-fieldOutline': '#7E8A83',
      '--mui-florin-gradients-evergreen-0': '#0B4D3A',
      '--mui-florin-gradients-evergreen-1': '#14735A',
      '--mui-florin-radii-card': '20px',
      '--mui-florin-radii-field': '14px',
      '--mui-florin-sizes-target': '44px',
      '--mui-florin-sizes-control': '48px',
      '--mui-florin-waiting-sign': '150ms',
      '--mui-shape-borderRadius': '14px',
      '--mui-spacing': '4px',
    });
    expect(variablesOf(undefined, '.dark')).toMatchObject({
      '--mui-palette-primary-main': '#5FD0A5',
    });
  });

  it('have a colour for each sign of a currency, which a brand replaces', () => {
    const coins = { light: { btc: '#000000', xau: '#8A5A00' } };
    expect(variablesOf({ coins }, ':root')).toMatchObject({
      '--mui-palette-coins-usd': '#1B7A43',
      '--mui-palette-coins-btc': '#000000',
      '--mui-palette-coins-xau': '#8A5A00',
    });
    expect(variablesOf({ coins }, '.dark')).toMatchObject({ '--mui-palette-coins-btc': '#F0B860' });
  });

  it("are the brand's in both modes", () => {
    expect(variablesOf(BRAND, ':root')).toMatchObject({
      '--mui-palette-primary-main': '#7A1FA2',
      '--mui-palette-primary-dark': '#5E1580',
      '--mui-palette-primary-mainChannel': '122 31 162',
      '--mui-palette-background-default': '#FAF7FC',
      '--mui-palette-text-primary': '#14201B',
      '--mui-florin-gradients-evergreen-0': '#3B0B57',
      '--mui-florin-gradients-evergreen-1': '#6A2A8C',
      '--mui-florin-gradients-tide-0': '#12406B',
      '--mui-florin-radii-card': '8px',
      '--mui-florin-radii-field': '4px',
      '--mui-florin-radii-pill': '999px',
      '--mui-shape-borderRadius': '4px',
      '--mui-spacing': '3px',
      '--mui-font-body1': "400 1rem/1.5 'Source Sans 3', sans-serif",
    });
    expect(variablesOf(BRAND, '.dark')).toMatchObject({
      '--mui-palette-primary-main': '#D7A6F2',
      '--mui-palette-primary-contrastText': '#2B0A3D',
      '--mui-palette-background-default': '#0C1411',
    });
  });

  it('exist for every value that a component reads', () => {
    const there = Object.keys(variablesOf(undefined, ':root'));
    const { gradientOf, onGradient, popupShadow, backdropColor, radii, sizes, waiting } = vars;
    const used = JSON.stringify([
      gradientOf('slate'),
      onGradient,
      popupShadow,
      backdropColor,
      radii,
      sizes,
      waiting,
    ]).match(/--mui-[\w-]+/g);
    expect(used).toHaveLength(16);
    expect(used?.filter((name) => !there.includes(name))).toEqual([]);
  });

  it.each(['compact', 'comfortable', 'spacious'] as const)(
    'keep targets of 44 px with %s density',
    (density) => {
      const { target, control, topBar, tabBar } = createFlorinTheme({ density }).florin.sizes;
      expect(Math.min(target, control, topBar, tabBar)).toBeGreaterThanOrEqual(44);
    },
  );

  it('depend on the density', () => {
    const measures = (['compact', 'comfortable', 'spacious'] as const).map((density) => [
      createFlorinTheme({ density }).spacing(2),
      createFlorinTheme({ density }).florin.sizes.control,
    ]);
    expect(measures).toEqual([
      ['calc(2 * var(--mui-spacing, 3px))', 44],
      ['calc(2 * var(--mui-spacing, 4px))', 48],
      ['calc(2 * var(--mui-spacing, 5px))', 56],
    ]);
  });
});

describe('a brand with too little contrast', () => {
  const PALE: FlorinThemeOptions = {
    colors: { light: { primary: '#7AC7A9' } },
    gradients: { tide: ['#12406B', '#5AA9E0'] },
  };
  const SENTENCES = [
    'This brand is hard to read:',
    'light: primary on background has a contrast of 1.8:1 and needs 4.5:1 (#7AC7A9 on #F6F4EE)',
    'light: primary on surface has a contrast of 1.98:1 and needs 4.5:1 (#7AC7A9 on #FFFFFF)',
    'light: primary on raised has a contrast of 1.98:1 and needs 4.5:1 (#7AC7A9 on #FFFFFF)',
    'light: onPrimary on primary has a contrast of 1.98:1 and needs 4.5:1 (#FFFFFF on #7AC7A9)',
    'white on the end of tide has a contrast of 2.56:1 and needs 4.5:1 (#FFFFFF on #5AA9E0)',
  ].join('\n');

  it('is reported once per theme', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    createFlorinTheme(PALE);
    expect(warn.mock.calls).toEqual([[SENTENCES]]);
  });

  it('throws an error with that option', () => {
    expect(() => createFlorinTheme({ ...PALE, contrast: 'throw' })).toThrow(new Error(SENTENCES));
  });

  it('is ignored with that option', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    createFlorinTheme({ ...PALE, contrast: 'off' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not measured in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    createFlorinTheme(PALE);
    expect(() => createFlorinTheme({ ...PALE, contrast: 'throw' })).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is reported for the borders of fields', () => {
    const colors = { dark: { fieldOutline: '#33413A' } };
    expect(() => createFlorinTheme({ colors, contrast: 'throw' })).toThrow(
      'dark: fieldOutline on background has a contrast of 1.74:1 and needs 3:1 (#33413A on #0C1411)',
    );
  });

  it('is reported if a colour cannot be measured', () => {
    const colors = { light: { muted: 'rgb(85, 99, 92)' } };
    expect(() => createFlorinTheme({ colors, contrast: 'throw' })).toThrow(
      'light: muted on surface cannot be measured (rgb(85, 99, 92) on #FFFFFF); write colours as #0E5A43',
    );
  });
});

it('a readable brand causes no warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  createFlorinTheme({ ...BRAND, contrast: 'warn' });
  createFlorinTheme();
  expect(warn).not.toHaveBeenCalled();
});
