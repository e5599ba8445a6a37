import type { CSSObject, Theme } from '@mui/material/styles';

/** A style in a theme: a function, an array of styles, an object that may contain `variants`, or undefined. */
type Style = unknown;

interface Variant {
  readonly props: object | ((props: object) => boolean);
  readonly style: Style;
}

interface ThemeComponent {
  readonly styleOverrides?: Readonly<Record<string, Style>>;
  readonly variants?: readonly Variant[];
}

/**
 * Matches the properties whose numbers `sx` does not treat as pixels, but as multiples of the spacing, as fractions, or
 * as borders.
 */
const LENGTH =
  /^(?:margin|padding|gap|rowGap|columnGap|border(?!Image)|outline|(?:min|max)?(?:width|height)$)/i;

/**
 * Converts a theme's style to `sx`. A number means pixels in a theme's style, but a multiple of the spacing in `sx`.
 */
function asSx(style: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(style).map(([key, value]) => {
      if (typeof value === 'number') return [key, LENGTH.test(key) ? `${value}px` : value];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key, value];
      return [key, asSx(value as CSSObject)];
    }),
  );
}

/** Returns the styles of all variants that match a component's props, in their order. */
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

/** Flattens a theme's style to an array of style objects. Later objects have precedence. */
function flat(value: Style, theme: Theme, ownerState: object): CSSObject[] {
  if (typeof value === 'function')
    return flat(value({ ...ownerState, ownerState, theme }), theme, ownerState);
  if (Array.isArray(value)) return value.flatMap((one) => flat(one, theme, ownerState));
  if (typeof value !== 'object' || value === null) return [];
  const { variants = [], ...style } = value as CSSObject & { variants?: readonly Variant[] };
  return [asSx(style), ...fitting(variants, theme, ownerState)];
}

/**
 * Returns a theme's styles for the root element of a component: the `styleOverrides`, then the `variants`, which have
 * precedence. It is a property of Florin's themes (`theme.florinStyles`), so that components do not have to import its
 * code.
 */
export function themeStyles(name: string, theme: Theme, ownerState: object): CSSObject[] {
  const all = theme.components as Readonly<Record<string, ThemeComponent | undefined>> | undefined;
  const { styleOverrides, variants = [] } = all?.[name] ?? {};
  return [
    ...flat(styleOverrides?.['root'], theme, ownerState),
    ...fitting(variants, theme, ownerState),
  ];
}
