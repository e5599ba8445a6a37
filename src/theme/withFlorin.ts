import { ThemeContext } from '@emotion/react';
import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { darken, getContrastRatio, lighten, THEME_ID, ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { createElement, isValidElement, use } from 'react';
import type { FlorinScope } from './florinScope';
import { mergeComponents } from './mergeComponents';
import { neededComponents } from './neededComponents';
import { themeStyles } from './themeStyles';
import type { GradientName } from './tokens';
import { backdropColor, gradients, onGradient, popupShadow, sizes, waiting } from './tokens';
import { typographyIn } from './typography';

/** The options of `withFlorin`: the values that the theme of another app lacks. */
export interface WithFlorinOptions {
  /**
   * One step of the distances inside Florin's components, in steps of the theme. It is a half, because MUI's step is
   * 8 px and Florin's 4; a theme with `spacing: 4` takes 1.
   */
  step?: number;
  /** Both ends of wallet gradients, with enough contrast for white text. `evergreen` is the theme's primary colour. */
  gradients?: Partial<Record<GradientName, readonly [from: string, to: string]>>;
}

/** A theme that may lack CSS variables. */
type AnyTheme = Omit<Theme, 'vars'> & { readonly vars?: Theme['vars'] | null };

/** A theme as `ThemeProvider` accepts it, for apps that pass their theme as it is, or by MUI's identifier. */
interface Provided {
  readonly plain: () => Theme;
  readonly identified: { readonly [THEME_ID]: Theme };
}

function providedOf(theme: Theme): Provided {
  // `ThemeProvider` writes a style sheet for a theme with `colorSchemes`. The variables are in the page already.
  const { colorSchemes: _schemes, ...rest } = theme as Theme & { colorSchemes?: unknown };
  return { plain: () => theme, identified: { [THEME_ID]: rest as Theme } };
}

/** Replaces the theme around a node. */
const provide = (theme: Provided[keyof Provided], children: ReactNode) =>
  createElement(ThemeProvider, { theme }, children);

/** The colour, as dark as white text on it needs (WCAG 1.4.3); undefined for a colour that MUI cannot read. */
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

/** The gradient of the theme's primary colour. It is the same in both modes, as all gradients are. */
function ownGradient(theme: AnyTheme): readonly [from: string, to: string] {
  // A theme without variables inherits the schemes of the theme around it.
  const { light } = (theme.vars && (theme as Partial<CssVarsTheme>).colorSchemes) ?? {};
  const { dark, main } = (light ?? theme).palette.primary;
  const [from, to] = [underWhite(dark), underWhite(main)];
  return from !== undefined && to !== undefined ? [from, to] : gradients.evergreen;
}

/** The colours that MUI's palette lacks, in colours that it has. */
function additionsTo({ vars, palette }: AnyTheme) {
  const { background, text, warning } = vars?.palette ?? palette;
  // As the text of MUI's own warnings: it has enough contrast on the page, where `warning.main` may not.
  const emphasize = palette.mode === 'dark' ? lighten : darken;
  const goldText = vars?.palette.Alert.warningColor ?? emphasize(palette.warning.light, 0.6);
  return {
    background: { ...background, raised: background.paper },
    fieldOutline: text.secondary,
    gold: { main: warning.main, text: goldText },
  };
}

/** The variables that components read by `theme/vars`. Every root has them, so that portals and other themes do not matter. */
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

/** The theme inside Florin's components: the app's, with Florin's additions, steps and sizes of headings. */
function insideOf(theme: Theme, { step = 0.5, gradients: own }: WithFlorinOptions): Theme {
  const { vars, palette, typography } = theme as AnyTheme;
  const { amount, amountHero, display, headline } = typographyIn(
    typography.fontFamily ?? 'inherit',
  ) as Pick<Theme['typography'], 'amount' | 'amountHero' | 'display' | 'headline'>;
  const additions = additionsTo(theme);
  const { background, text } = vars?.palette ?? palette;
  // MUI's text is translucent; the text behind a notice must not be visible.
  const opaque = { background: `linear-gradient(${text.primary} 0 0), ${background.default}` };
  const variables = variablesOf(theme, own);
  const { spacing: _spacing, ...otherVars } = vars ?? ({} as Theme['vars']);
  const inSteps = (one: number | string) => (typeof one === 'number' ? one * step : one);
  const spacing = (...steps: readonly (number | string)[]) =>
    steps.map((one) => theme.spacing(inSteps(one))).join(' ');
  const florinStyles: typeof themeStyles = (name, part, ...others) => [
    ...(part === 'root' ? [variables] : []),
    ...themeStyles(name, part, ...others),
  ];
  return {
    ...theme,
    florinScope: undefined,
    florinStyles,
    palette: { ...palette, ...additions },
    // Without its spacing, of which a step is not a half: MUI then calls the function.
    vars: vars ? { ...otherVars, palette: { ...vars.palette, ...additions } } : null,
    spacing,
    typography: {
      ...typography,
      // MUI's first headings are for whole pages: 6rem and 3.75rem. These are the headings of its dialogs and cards.
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

/** Restores the app's theme around the elements, and for the `sx`, that the app passes to a component. */
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

/** One of Florin's components in an app. */
function Scope<Props extends object>({ outer, themes, component, props }: ScopeProps<Props>) {
  const form = THEME_ID in use(ThemeContext) ? 'identified' : 'plain';
  const [inside, outside] = themes;
  return provide(inside[form], createElement(component, restored(props, outside[form], outer)));
}

/**
 * Adds to the theme of an app what Florin's components need, and changes nothing else: the app's components look as
 * before. Florin's components have the colours, the typeface, the corners and the distances of the theme, with and
 * without CSS variables. A theme of `createFlorinTheme` needs no addition, and is returned as it is.
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
