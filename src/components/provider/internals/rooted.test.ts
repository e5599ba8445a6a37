import { ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createFlorinTheme } from '../../../theme/theme';
import { Logo, type LogoProps } from '../../brand/Logo';

/** Renders a logo, and returns the text, and the class and the CSS rules of the root element. */
function render(components: ThemeOptions['components'], props: Partial<LogoProps> = {}) {
  const theme = createFlorinTheme({ components });
  const html = renderToString(
    createElement(ThemeProvider, { theme }, createElement(Logo, { name: 'Florin', ...props })),
  );
  const [, className = ''] = /<span class="([^"]*)"/.exec(html) ?? [];
  const [own = ''] = /css-\w+/.exec(className) ?? [];
  const rules = [...html.matchAll(new RegExp(`\\.${own}([^{]*)\\{([^}]*)\\}`, 'g'))];
  return {
    className,
    style: rules.map(([, selector = '', style = '']) => selector + style).join('|'),
    text: html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, ''),
  };
}

const OWN = render(undefined).style;

describe('the root of a component', () => {
  it('has the class of the component and the default style', () => {
    expect(render(undefined)).toEqual({
      className: expect.stringMatching(/^FlorinLogo-root MuiBox-root css-\w+$/),
      style: expect.stringMatching(/display:inline-flex;.*gap:/),
      text: 'Florin',
    });
  });

  it('accepts a class, a style, or a list of them', () => {
    expect(render(undefined, { className: 'mine', sx: { padding: 2 } })).toMatchObject({
      className: expect.stringMatching(/FlorinLogo-root mine /),
      style: `${OWN}padding:calc(2 * var(--mui-spacing));`,
    });
    expect(render(undefined, { sx: [{ margin: 1 }, () => ({ top: 3 })] }).style).toBe(
      `${OWN}margin:var(--mui-spacing);top:3px;`,
    );
  });

  it('applies the default style first, then overrides, variants and `sx` in this order', () => {
    const { style } = render(
      {
        FlorinLogo: {
          styleOverrides: { root: { top: 1 } },
          variants: [{ props: { variant: 'full' }, style: { top: 2 } }],
        },
      },
      { sx: { top: 3 } },
    );
    expect(style).toBe(`${OWN}top:1px;top:2px;top:3px;`);
  });

  it('treats numbers in a theme as pixels', () => {
    const root = {
      padding: 2,
      width: 1,
      borderRadius: 3,
      border: 0,
      lineHeight: 2,
      borderImageSlice: 1,
      color: 'red',
      '&:hover': { marginInline: 4, zIndex: 1 },
    };
    expect(render({ FlorinLogo: { styleOverrides: { root } } }).style).toBe(
      `${OWN}padding:2px;width:1px;border-radius:3px;border:0px;line-height:2;border-image-slice:1;color:red;|:hovermargin-inline:4px;z-index:1;`,
    );
  });

  it('calls a style function with the theme and the props', () => {
    const { style } = render(
      {
        FlorinLogo: {
          styleOverrides: {
            root: ({ theme, ownerState }) => [
              { left: theme.spacing(3) },
              { content: `"${ownerState['name']}"` },
              { variants: [{ props: { variant: 'mark' }, style: { top: 1 } }] },
            ],
          },
          variants: [
            { props: ({ ownerState }) => ownerState.variant === 'mark', style: { top: 2 } },
            { props: { variant: 'full' }, style: { top: 3 } },
          ],
        },
      },
      { variant: 'mark' },
    );
    expect(style).toBe(`${OWN}left:calc(3 * var(--mui-spacing));content:"Florin";top:1px;top:2px;`);
  });

  it("uses the theme's default props for missing props", () => {
    const components = { FlorinLogo: { defaultProps: { variant: 'mark' } } } as const;
    expect(render(components).text).toBe('');
    expect(render(components, { variant: 'full' }).text).toBe('Florin');
  });

  it("uses the theme's letter in every logo", () => {
    const components = { FlorinLogo: { defaultProps: { letter: 'AB' } } };
    expect(render(components).text).toBe('ABFlorin');
    expect(render(components, { letter: 'C' }).text).toBe('CFlorin');
  });

  it('refuses unknown props, parts and components', () => {
    createFlorinTheme({
      components: {
        FlorinSendForm: { defaultProps: { currencies: [] } },
        // @ts-expect-error No such variant.
        FlorinLogo: { defaultProps: { variant: 'huge' } },
        // @ts-expect-error No such prop.
        FlorinAmount: { defaultProps: { sparkle: true } },
        // @ts-expect-error No such part.
        FlorinBanner: { styleOverrides: { nose: {} } },
      },
    });
    // @ts-expect-error No such component.
    createFlorinTheme({ components: { FlorinTeapot: {} } });
  });
});

describe('components of a theme', () => {
  it("are added to Florin's components, and replace none of them", () => {
    const { components } = createFlorinTheme({
      components: { MuiButton: { styleOverrides: { root: { color: 'red' } } } },
    });
    const florin = createFlorinTheme().components?.MuiButton;
    expect(components?.MuiButton).toEqual({
      defaultProps: florin?.defaultProps,
      styleOverrides: {
        ...florin?.styleOverrides,
        root: [florin?.styleOverrides?.root, { color: 'red' }],
      },
      variants: florin?.variants ?? [],
    });
  });
});
