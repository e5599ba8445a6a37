import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, THEME_ID, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo } from '#src/components/brand/Logo';
import { Section, type SectionProps } from '#src/components/layout/Section';
import { BalanceCard } from '#src/components/money/BalanceCard';
import { contrast } from '#src/theme/contrast';
import { createFlorinTheme } from '#src/theme/theme';
import { withFlorin } from './withFlorin';

const DARK = { palette: { mode: 'dark' } } as const;
const VARIABLES = {
  cssVariables: { cssVarPrefix: 'app', colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
} as const;

const HOSTS = {
  'a light theme': createTheme(),
  'a dark theme': createTheme(DARK),
  'a theme with CSS variables': createTheme(VARIABLES),
  'a theme with a look': createTheme({
    spacing: 5,
    shape: { borderRadius: 12 },
    typography: { fontFamily: 'Georgia', h6: { fontSize: 21 } },
    palette: { primary: { main: '#ffeb3b' } },
    components: { MuiButton: { styleOverrides: { root: { borderRadius: 3 } } } },
  }),
};

const each = Object.entries(HOSTS);

const html = (theme: object, ...content: readonly ReactNode[]) =>
  renderToString(createElement(ThemeProvider, { theme }, ...content));

function Probe() {
  const { spacing, typography, palette, components = {} } = useTheme();
  const raised = 'raised' in palette.background ? 'raised' : 'flat';
  return createElement(
    'output',
    null,
    [spacing(2), typography.h6.fontSize, raised, Object.keys(components).join()].join(' | '),
  );
}

const probed = (theme: object, content: ReactNode) =>
  /<output>(.*?)<\/output>/.exec(html(theme, content))?.[1];

/** Returns the CSS of the first element that has the class `name`. */
function cssOf(name: string, text: string) {
  const [, own = ''] = new RegExp(`class="${name}[^"]*(css-[\\w-]+)`).exec(text) ?? [];
  return [...text.matchAll(new RegExp(`\\.${own}\\{([^}]*)\\}`, 'g'))]
    .map(([, css]) => css)
    .join('');
}

const section = (props: Omit<SectionProps, 'title'>) =>
  createElement(Section, { title: 'Cards', ...props });

const card = createElement(BalanceCard, { total: '20009.337', walletName: 'Travel' });

describe.each(each)('withFlorin for %s', (_name, host) => {
  const theme = withFlorin(host);

  it('adds one key to the theme, and changes no other key', () => {
    expect(Object.keys(theme).filter((key) => !(key in host))).toEqual(['florinScope']);
    for (const key of Object.keys(host) as (keyof Theme)[]) expect(theme[key]).toBe(host[key]);
  });

  it('does not change the look of the components of the app', () => {
    const own = createElement(Button, { variant: 'outlined' }, 'Order');
    const box = createElement(Box, { sx: { p: 2, typography: 'h2', borderRadius: 1 } }, own);
    expect(html(theme, box)).toBe(html(host, box));
  });

  it('renders elements passed to a component in the theme of the app', () => {
    const own = probed(host, createElement(Probe));
    expect(own).toContain(' | flat | ');
    const probe = createElement(Probe);
    for (const passed of [
      section({ children: probe }),
      section({ children: ['A card', createElement(Probe, { key: 'probe' })] }),
      section({ children: () => probe }),
      section({ children: 'A card', action: probe }),
      section({ children: section({ children: probe }) }),
    ])
      expect(probed(theme, passed)).toBe(own);
  });

  it('gives the mark of a product a gold rim', () => {
    const rim = /\.rim\{[^}]*stroke:(#ed6c02|#ffa726|var\(--app-palette-warning-main\))/;
    expect(html(theme, createElement(Logo, { name: 'Bank' }))).toMatch(rim);
  });

  it('can be called twice', () => {
    expect(html(withFlorin(theme), card)).toBe(html(theme, card));
  });
});

describe('the inside of a component', () => {
  const h2 = (theme: object) =>
    /<style[^>]*>\.(css-\S+?)\{([^}]*)\}[^<]*<\/style><h2/.exec(
      html(theme, section({ children: 'A card' })),
    )?.[2];

  it('has the headings and the typeface of the app', () => {
    expect(h2(withFlorin(HOSTS['a theme with a look']))).toContain(
      'font-size:21px;font-family:Georgia;font-weight:500;line-height:1.6;',
    );
  });

  it("has half the app's spacing by default, or the given step", () => {
    expect(h2(withFlorin(createTheme()))).toContain('margin-block-end:12px;');
    expect(h2(withFlorin(createTheme({ spacing: 4 }), { step: 1 }))).toContain(
      'margin-block-end:12px;',
    );
    expect(h2(withFlorin(HOSTS['a theme with CSS variables']))).toContain(
      'margin-block-end:calc(1.5 * var(--app-spacing));',
    );
  });

  it("reads `sx` in steps of the app's spacing", () => {
    const wide = createElement(BalanceCard, {
      total: '1',
      walletName: 'Travel',
      sx: { mt: 2, p: [1, 2] },
    });
    const css = cssOf('FlorinBalanceCard-root', html(withFlorin(createTheme()), wide));
    expect(css).toContain('margin-top:16px;');
    expect(css).not.toContain('margin-top:8px;');
  });

  it('has the corner radii of the app', () => {
    const text = html(withFlorin(HOSTS['a theme with a look']), card);
    expect(text).toContain('--mui-florin-radii-card:12px;');
    expect(html(withFlorin(HOSTS['a theme with CSS variables']), card)).toContain(
      '--mui-florin-radii-card:var(--app-shape-borderRadius);',
    );
  });

  it('uses no CSS variable that the app lacks', () => {
    for (const theme of Object.values(HOSTS)) {
      const text = html(withFlorin(theme), card, section({ children: 'A card' }));
      const used = [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name);
      expect(used.length).toBeGreaterThan(0);
      for (const name of used) expect(text).toContain(`${name}:`);
    }
  });

  it('has the primary colour on its card, dark enough for white text', () => {
    const text = html(withFlorin(HOSTS['a theme with a look']), card);
    const ends = [...text.matchAll(/--mui-florin-gradients-evergreen-\d:([^;]+);/g)].map(
      ([, c = '']) => {
        const [red = 0, green = 0, blue = 0] = c.match(/\d+/g)?.map(Number) ?? [];
        return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      },
    );
    expect(ends.length).toBeGreaterThanOrEqual(2);
    for (const end of ends) expect(contrast(end, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(html(withFlorin(createTheme()), card)).toContain(
      '--mui-florin-gradients-evergreen-1:#1976d2;',
    );
    const own = withFlorin(createTheme(), { gradients: { evergreen: ['#111111', '#222222'] } });
    expect(html(own, card)).toContain('--mui-florin-gradients-evergreen-1:#222222;');
  });

  it('follows the entries of the theme for its component', () => {
    const theme = withFlorin(
      createTheme({
        components: { FlorinBalanceCard: { styleOverrides: { root: { marginTop: 7 } } } },
      }),
    );
    expect(cssOf('FlorinBalanceCard-root', html(theme, card))).toContain('margin-top:7px;');
  });
});

describe('the outer theme', () => {
  it('may be passed by the identifier of MUI', () => {
    const theme = withFlorin(createTheme());
    const text = html({ [THEME_ID]: theme }, card, createElement(Probe));
    expect(text).toContain('--mui-florin-radii-card:4px;');
    expect(text).toContain('<output>16px | 1.25rem | flat | </output>');
  });

  it('may be replaced inside a component', () => {
    const dark = createElement(
      ThemeProvider,
      { theme: withFlorin(createTheme(DARK)) },
      createElement(Probe),
      card,
    );
    const text = html(withFlorin(createTheme()), section({ children: dark }));
    expect(text).toContain('--mui-florin-gradients-evergreen-0:rgb(');
  });

  it('of createFlorinTheme is returned unchanged', () => {
    const theme = createFlorinTheme();
    expect(withFlorin(theme)).toBe(theme);
  });
});
