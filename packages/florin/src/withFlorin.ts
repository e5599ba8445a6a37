import { ThemeContext } from '@emotion/react';
import {
  darken,
  getContrastRatio,
  lighten,
  THEME_ID,
  ThemeProvider,
  type CssVarsTheme,
  type Theme,
} from '@mui/material/styles';
import { createElement, isValidElement, use, type ComponentType, type ReactNode } from 'react';
import type { FlorinScope } from '#src/theme/florinScope';
import { mergeComponents } from '#src/theme/mergeComponents';
import { neededComponents } from '#src/theme/neededComponents';
import { themeStyles } from '#src/theme/themeStyles';
import {
  backdropColor,
  gradients,
  onGradient,
  popupShadow,
  sizes,
  waiting,
  type GradientName,
} from '#src/theme/tokens';
import { typographyIn } from '#src/theme/typography';

/** The options of `withFlorin`: values that the theme of another app does not contain. */
export interface WithFlorinOptions {
  /**
   * One step of the spacing inside Florin's components, as a multiple of a step of the app's theme. The default is 0.5,
   * because MUI's step is 8 px and Florin's is 4 px. Pass 1 for a theme with `spacing: 4`.
   */
  step?: number;
  /**
   * The two colours of each wallet gradient. White text needs enough contrast on them. By default, `evergreen` is
   * derived from the theme's primary colour.
   */
  gradients?: Partial<Record<GradientName, readonly [from: string, to: string]>>;
}

/** A theme that may lack CSS variables. */
type AnyTheme = Omit<Theme, 'vars'> & { readonly vars?: Theme['vars'] | null };

/**
 * The two forms in which an app can pass a theme to `ThemeProvider`: the theme itself, or an object with the theme
 * under MUI's `THEME_ID`.
 */
interface Provided {
  readonly plain: () => Theme;
  readonly identified: { readonly [THEME_ID]: Theme };
}

function providedOf(theme: Theme): Provided {
  // `ThemeProvider` writes a style sheet with the variables of a theme that has `colorSchemes`. The page already
  // contains the variables, so `colorSchemes` is removed.
  const { colorSchemes: _schemes, ...rest } = theme as Theme & { colorSchemes?: unknown };
  return { plain: () => theme, identified: { [THEME_ID]: rest as Theme } };
}

/** Renders a node in another theme. */
const provide = (theme: Provided[keyof Provided], children: ReactNode) =>
  createElement(ThemeProvider, { theme }, children);

/**
 * Returns the colour, darkened until white text has enough contrast on it (WCAG 1.4.3). Returns undefined if MUI cannot
 * parse the colour.
 */
function underWhite(color: string): string | undefined {
  try {
    let dark = color;
    for (let step = 1; getContrastRatio(onGradient, dark) < 4.5; step += 1)
      dark = darken(color, step / 20);
    return dark;
  } catch {
    return undefined;
  }
}

/** Returns a gradient of the theme's primary colour. Like all gradients, it is the same in light and dark mode. */
function ownGradient(theme: AnyTheme): readonly [from: string, to: string] {
  // `colorSchemes` is only used if the theme has variables, because a theme without variables inherits the
  // `colorSchemes` of the outer theme.
  const { light } = (theme.vars && (theme as Partial<CssVarsTheme>).colorSchemes) ?? {};
  const { dark, main } = (light ?? theme).palette.primary;
  const [from, to] = [underWhite(dark), underWhite(main)];
  return from !== undefined && to !== undefined ? [from, to] : gradients.evergreen;
}

/**
 * Returns the colours that Florin's components need and MUI's palette lacks. They are chosen from colours of the
 * palette.
 */
function additionsTo({ vars, palette }: AnyTheme) {
  const { background, text, warning } = vars?.palette ?? palette;
  // The colour of the text in MUI's warning alerts. It has enough contrast on the page; `warning.main` may have too
  // little.
  const emphasize = palette.mode === 'dark' ? lighten : darken;
  const goldText = vars?.palette.Alert.warningColor ?? emphasize(palette.warning.light, 0.6);
  return {
    background: { ...background, raised: background.paper },
    fieldOutline: text.secondary,
    gold: { main: warning.main, text: goldText },
  };
}

/**
 * Returns the CSS variables that components read through the constants of `theme/vars`. They are set on the root of
 * every component, so that they also exist in portals and below other themes.
 */
function variablesOf(theme: AnyTheme, own: WithFlorinOptions['gradients']) {
  const { borderRadius } = (theme.vars ?? theme).shape;
  const radius = typeof borderRadius === 'number' ? `${borderRadius}px` : borderRadius;
  const named = (group: string, values: Readonly<Record<string, string | number>>) =>
    Object.entries(values).map(([name, value]) => [
      `--mui-florin-${group}${name}`,
      typeof value === 'number' ? `${value}px` : value,
    ]);
  const wallets = Object.entries({ evergreen: ownGradient(theme), ...own });
  return Object.fromEntries([
    ...wallets.flatMap(([name, [from, to]]) => named(`gradients-${name}-`, { 0: from, 1: to })),
    ...named('radii-', { card: radius, field: radius, pill: radius }),
    ...named('sizes-', sizes),
    ...named('waiting-', waiting),
    ...named('', { onGradient, popupShadow, backdrop: backdropColor }),
  ]) as Readonly<Record<string, string>>;
}

/**
 * Returns the theme inside Florin's components: the app's theme with Florin's additions, spacing and sizes of headings.
 */
function insideOf(theme: Theme, { step = 0.5, gradients: own }: WithFlorinOptions): Theme {
  const { vars, palette, typography } = theme as AnyTheme;
  const { amount, amountHero, display, headline } = typographyIn(
    typography.fontFamily ?? 'inherit',
  ) as Pick<Theme['typography'], 'amount' | 'amountHero' | 'display' | 'headline'>;
  const additions = additionsTo(theme);
  const { background, text } = vars?.palette ?? palette;
  // A notice (toast) has the text colour as its background. MUI's text colour is translucent, so an opaque colour is
  // set behind it. Otherwise the page would be visible through the notice.
  const opaque = { background: `linear-gradient(${text.primary} 0 0), ${background.default}` };
  const variables = variablesOf(theme, own);
  const { spacing: _spacing, ...otherVars } = vars ?? ({} as Theme['vars']);
  const inSteps = (one: number | string) => (typeof one === 'number' ? one * step : one);
  const spacing = (...steps: readonly (number | string)[]) =>
    steps.map((one) => theme.spacing(inSteps(one))).join(' ');
  const florinStyles: typeof themeStyles = (...component) => [
    variables,
    ...themeStyles(...component),
  ];
  return {
    ...theme,
    florinScope: undefined,
    florinStyles,
    palette: { ...palette, ...additions },
    // `vars.spacing` is removed, so that MUI calls the function `spacing` below, which computes the smaller steps.
    vars: vars ? { ...otherVars, palette: { ...vars.palette, ...additions } } : null,
    spacing,
    typography: {
      ...typography,
      // MUI's `h1` and `h2` are too large here: 6rem and 3.75rem. The sizes that MUI uses in dialogs and cards replace
      // them.
      h1: typography.h5,
      h2: typography.h6,
      h3: { ...typography.subtitle1, fontWeight: typography.fontWeightMedium },
      amount,
      amountHero,
      display,
      headline,
    },
    components: mergeComponents(
      { ...neededComponents, FlorinNotice: { styleOverrides: { root: opaque } } },
      theme.components,
    ),
  } as unknown as Theme;
}

/**
 * Returns the props of a component. The elements and the `sx` that the app passes are wrapped, so that they use the
 * app's theme inside the component.
 */
function restored<Props extends object>(
  props: Props,
  theme: Provided[keyof Provided],
  outer: Theme,
): Props {
  const around = (value: unknown): unknown =>
    isValidElement(value) || (Array.isArray(value) && value.some(isValidElement))
      ? provide(theme, value as ReactNode)
      : value;
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => {
    if (name === 'sx' && value) return [name, outer.unstable_sx(value)];
    if (name !== 'children' || typeof value !== 'function') return [name, around(value)];
    const render = value as (...args: readonly unknown[]) => unknown;
    return [name, (...args: readonly unknown[]) => around(render(...args))];
  });
  return Object.fromEntries(entries) as Props;
}

interface ScopeProps<Props> {
  readonly outer: Theme;
  readonly themes: readonly [inside: Provided, outside: Provided];
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/**
 * Renders a Florin component in Florin's version of the app's theme. The elements that the app passes keep the app's
 * theme.
 */
function Scope<Props extends object>({ outer, themes, component, props }: ScopeProps<Props>) {
  const form = THEME_ID in use(ThemeContext) ? 'identified' : 'plain';
  const [inside, outside] = themes;
  return provide(inside[form], createElement(component, restored(props, outside[form], outer)));
}

/**
 * Adds to the theme of an app the values that Florin's components need. The app's own components look as before.
 * Florin's components use the colours, the typeface, the corners and the spacing of the app's theme, with or without
 * CSS variables. A theme of `createFlorinTheme` needs no additions, and is returned unchanged.
 */
export function withFlorin<HostTheme extends object>(
  theme: HostTheme,
  options: WithFlorinOptions = {},
): HostTheme {
  const made = new WeakMap<Theme, readonly [inside: Provided, outside: Provided]>();
  const florinScope: FlorinScope = (outer, component, props) => {
    const themes =
      made.get(outer) ??
      ([insideOf(outer, options), outer].map(providedOf) as [Provided, Provided]);
    made.set(outer, themes);
    return createElement(Scope<typeof props>, { outer, themes, component, props });
  };
  return 'florinStyles' in theme ? theme : { ...theme, florinScope };
}
