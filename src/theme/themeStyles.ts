import type { CSSObject, Theme } from '@mui/material/styles';

/** A style in a theme: a function of the theme, a list, an object that may have `variants`, or undefined. */
type Style = unknown;

interface Variant {
  readonly props: object | ((props: object) => boolean);
  readonly style: Style;
}

/** The entry of a component in a theme's `components`. */
interface ThemeComponent {
  readonly styleOverrides?: Readonly<Record<string, Style>>;
  readonly variants?: readonly Variant[];
}

/** The lengths that `sx` would read as multiples of the theme's spacing, as fractions, or as borders. */
const LENGTH =
  /^(?:margin|padding|gap|rowGap|columnGap|border(?!Image)|outline|(?:min|max)?(?:width|height)$)/i;

/** Converts a theme's style to `sx`. A number is in pixels in a theme and a multiple of the spacing in `sx`. */
function asSx(style: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(style).map(([key, value]) => {
      if (typeof value === 'number') return [key, LENGTH.test(key) ? `${value}px` : value];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key, value];
      return [key, asSx(value as CSSObject)];
    }),
  );
}

/** The styles of the variants that match the props of a component, in their order. */
function fitting(variants: readonly Variant[], theme: Theme, ownerState: object): CSSObject[] {
  const given = { ...ownerState, ownerState };
  const fits = ({ props }: Variant) =>
    typeof props === 'function'
      ? props(given)
      : Object.entries(props).every(
          ([key, value]) => (ownerState as Readonly<Record<string, unknown>>)[key] === value,
        );
  return variants.filter(fits).flatMap(({ style }) => flat(style, theme, ownerState));
}

/** The parts of a theme's style in the order of precedence, the strongest last. */
function flat(value: Style, theme: Theme, ownerState: object): CSSObject[] {
  if (typeof value === 'function')
    return flat(value({ ...ownerState, ownerState, theme }), theme, ownerState);
  if (Array.isArray(value)) return value.flatMap((one) => flat(one, theme, ownerState));
  if (typeof value !== 'object' || value === null) return [];
  const { variants = [], ...style } = value as CSSObject & { variants?: readonly Variant[] };
  return [asSx(style), ...fitting(variants, theme, ownerState)];
}

/**
 * The styles of a theme for a part of a component, the strongest last: overrides, then variants. Themes of
 * `createFlorinTheme` contain this function, so that a component alone does not load its code.
 */
export function themeStyles(
  name: string,
  part: string,
  theme: Theme,
  ownerState: object,
): CSSObject[] {
  const all = theme.components as Readonly<Record<string, ThemeComponent | undefined>> | undefined;
  const { styleOverrides, variants = [] } = all?.[name] ?? {};
  return [
    ...flat(styleOverrides?.[part], theme, ownerState),
    ...(part === 'root' ? fitting(variants, theme, ownerState) : []),
  ];
}
