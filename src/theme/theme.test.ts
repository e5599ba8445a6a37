import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTokens } from '../../scripts/app/withTokens.mjs';
import { decodeBrand } from '../testing/brandCode';
import { AURORA, HARBOUR } from '../testing/brands';
import { contrast } from './contrast';
import { gradientCard } from './gradientCard';
import { brandLook } from './look';
import { createFlorinTheme } from './theme';
import { COIN_TINT, coins, colors, gradientOf, gradients, radii, tints } from './tokens';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the contrast ratio', () => {
  // Pairs with known ratios: the extremes, and the two greys that are just above and below 4.5:1 on white.
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4],
    ['#0000FF', '#FFFFFF', 8.59],
  ])('of %s and %s is %d in any order', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('throws on a colour that it cannot parse', () => {
    expect(() => contrast('red', '#FFFFFF')).toThrow('Not a colour of six digits: red');
  });
});

const MODES = ['light', 'dark'] as const;
const TEXTS = ['text', 'muted', 'primary', 'goldText', 'positive', 'negative'] as const;
const GROUNDS = ['background', 'surface', 'raised'] as const;

describe.each(MODES)('in the %s theme', (mode) => {
  const c = colors[mode];

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s can be read on %s (WCAG 1.4.3)',
    (text, ground) => {
      expect(contrast(c[text], c[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['primary', 'primaryHover'] as const)('the label can be read on %s', (ground) => {
    expect(contrast(c.onPrimary, c[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['background', 'surface'] as const)(
    'the border of a field is visible on %s (WCAG 1.4.11)',
    (ground) => {
      expect(contrast(c.fieldOutline, c[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(Object.entries(coins[mode]))(
    'the sign %s is visible on its coin (WCAG 1.4.11)',
    (_, sign) => {
      const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
      const coin = [1, 3, 5]
        .map(
          (at) => part(c.surface, at) + ((part(sign, at) - part(c.surface, at)) * COIN_TINT) / 100,
        )
        .map((value) => Math.round(value).toString(16).padStart(2, '0'));
      expect(contrast(sign, `#${coin.join('')}`)).toBeGreaterThanOrEqual(3);
    },
  );

  it('the colours are the expected ones', () => {
    const palette = createFlorinTheme().colorSchemes[mode]?.palette;
    expect(palette).toMatchObject({
      mode,
      primary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
      success: { main: c.positive },
      error: { main: c.negative },
      background: { default: c.background, paper: c.surface, raised: c.raised },
      text: { primary: c.text, secondary: c.muted },
      gold: { main: c.gold, text: c.goldText },
      fieldOutline: c.fieldOutline,
      coins: coins[mode],
      divider: c.outline,
    });
  });
});

/**
 * The opacity of the primary colour over the background, from 0 to 1, in each state of rows, buttons and menu items.
 */
const {
  hoverOpacity = 0,
  selectedOpacity = 0,
  focusOpacity = 0,
} = createFlorinTheme().colorSchemes.light?.palette.action ?? {};
const OVER = {
  'under the pointer': tints.hover / 100,
  pressed: tints.pressed / 100,
  'of a button under the pointer': hoverOpacity,
  selected: selectedOpacity,
  'selected and under the pointer': selectedOpacity + hoverOpacity,
  'selected and focused': selectedOpacity + focusOpacity,
} as const;

/**
 * The pairs of text colour and row state whose contrast is tested. Gold text, gains and losses are not used on rows
 * with the other states.
 */
const TINTED = [
  ...(['text', 'muted', 'primary'] as const).flatMap((text) =>
    Object.entries(OVER).map(([state, alpha]) => [text, state, alpha] as const),
  ),
  ...(['goldText', 'positive', 'negative'] as const).flatMap((text) =>
    (['under the pointer', 'pressed', 'selected'] as const).map(
      (state) => [text, state, OVER[state]] as const,
    ),
  ),
];

/** Returns the result of drawing the colour `over` on the colour `hex` with the opacity `alpha`. */
function withOver(hex: string, over: string, alpha: number): string {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const top = channels(over);
  const mixed = channels(hex).map((channel, at) =>
    Math.round(channel + ((top[at] ?? 0) - channel) * alpha),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const BRANDS = { Florin: {}, Aurora: decodeBrand(AURORA), Harbour: decodeBrand(HARBOUR) };

describe.each(Object.entries(BRANDS))('on a tint of the brand %s', (_name, brand) => {
  const look = brandLook(brand);

  it.each(TINTED)('%s can be read on a row %s', (text, _state, alpha) => {
    for (const mode of MODES)
      for (const ground of ['surface', 'raised'] as const) {
        const c = look.colors[mode];
        const ratio = contrast(c[text], withOver(c[ground], c.primary, alpha));
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('the label of a text button can be read on the page under the pointer', () => {
    for (const mode of MODES) {
      const c = look.colors[mode];
      const ground = withOver(c.background, c.primary, hoverOpacity);
      expect(contrast(c.primary, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** All gradients of the tokens, so that a new gradient is tested too. */
const GRADIENTS = Object.keys(gradients) as (keyof typeof gradients)[];

describe('white on a wallet gradient', () => {
  it('has six gradients as a background', () => {
    expect(GRADIENTS).toEqual(['evergreen', 'tide', 'plum', 'ember', 'slate', 'florin']);
  });

  // The luminance is a convex function between the two ends, so its maximum is at one of the ends, and only the ends
  // have to be measured.
  it.each(GRADIENTS)('can be read on all of %s', (name) => {
    for (const end of gradients[name]) {
      expect(contrast('#FFFFFF', end)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(GRADIENTS)('can also be read on the engraved rings of %s', (name) => {
    expect(gradientCard(gradientOf(name))).toMatchObject({
      color: 'var(--mui-florin-onGradient)',
      backgroundColor: `var(--mui-florin-gradients-${name}-0, ${gradients[name][0]})`,
      backgroundImage: expect.stringContaining('rgb(255 255 255 / 0.07)') as string,
    });
    for (const end of gradients[name]) {
      expect(contrast('#FFFFFF', withOver(end, '#FFFFFF', 0.07))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("Florin's colours", () => {
  it('are those of the design', () => {
    expect(colors.light).toMatchObject({
      background: '#F6F4EE',
      surface: '#FFFFFF',
      text: '#14201B',
      primary: '#0E5A43',
      gold: '#B7791F',
      goldText: '#8A5A00',
      positive: '#1B7A43',
      negative: '#B3261E',
      outline: '#DAD6CB',
    });
    expect(colors.dark).toMatchObject({
      background: '#0C1411',
      raised: '#1A2722',
      muted: '#9DB0A6',
      primary: '#5FD0A5',
      onPrimary: '#06271B',
      gold: '#E7B75A',
      negative: '#FF8A80',
    });
    expect(gradients.evergreen).toEqual(['#0B4D3A', '#14735A']);
    expect(gradients.florin).toEqual(['#6B4A00', '#8F6508']);
    expect(gradientOf('florin')).toBe(
      'linear-gradient(135deg, var(--mui-florin-gradients-florin-0, #6B4A00), var(--mui-florin-gradients-florin-1, #8F6508))',
    );
    expect(radii).toEqual({ card: 20, field: 14, pill: 999 });
  });

  it('are visible before the app has started', () => {
    const css = withTokens(read('./base.css'), colors).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const rules = [...css.matchAll(/(\S+) \{\s*background-color: (#\w+);\s*color-scheme: (\w+);/g)];
    expect(rules.map((rule) => rule.slice(1))).toEqual([
      ['html', '#F6F4EE', 'light'],
      ['html.dark', '#0C1411', 'dark'],
    ]);
    expect(css.match(/background|#\w+/g)).toHaveLength(4);
  });

  it('replace only the placeholders with their names', () => {
    expect(withTokens('a token(light.gold) b token(dark.gold)', colors)).toBe(
      'a #B7791F b #E7B75A',
    );
    expect(() => withTokens('token(dim.gold)', colors)).toThrow('no value for token(dim.gold)');
    expect(() => withTokens('token(light.rust)', colors)).toThrow('no value for token(light.rust)');
  });
});

describe('the theme', () => {
  it('is set by a class, so a change renders no component again', () => {
    expect(createFlorinTheme().colorSchemeSelector).toBe('class');
  });

  it('has no ripple', () => {
    expect(createFlorinTheme().components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  });

  it('renders components that have an `href` with the given link component, or else with `a`', () => {
    const own = () => null;
    const linksOf = (theme: ReturnType<typeof createFlorinTheme>) => [
      theme.components?.MuiButtonBase?.defaultProps?.LinkComponent,
      theme.components?.MuiLink?.defaultProps?.component,
    ];
    expect(linksOf(createFlorinTheme())).toEqual(['a', 'a']);
    expect(linksOf(createFlorinTheme({ LinkComponent: own }))).toEqual([own, own]);
  });
});
