import type { CSSObject, Theme } from '@mui/material/styles';

/** A function of a theme, a list, an object with `variants` in it, or nothing: as a theme may say it. */
type Said = unknown;

interface Variant {
  readonly props: object | ((props: object) => boolean);
  readonly style: Said;
}

/** A component as a theme's `components` speak of it. */
interface ThemeComponent {
  readonly styleOverrides?: Readonly<Record<string, Said>>;
  readonly variants?: readonly Variant[];
}

/** The lengths that `sx` would take for multiples of the theme's spacing, for parts of one, or for borders. */
const LENGTH =
  /^(?:margin|padding|gap|rowGap|columnGap|border(?!Image)|outline|(?:min|max)?(?:width|height)$)/i;

/** A theme's style as `sx` takes it. A number is pixels in a theme and a multiple of the spacing in `sx`. */
function asSx(style: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(style).map(([key, value]) => {
      if (typeof value === 'number') return [key, LENGTH.test(key) ? `${value}px` : value];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key, value];
      return [key, asSx(value as CSSObject)];
    }),
  );
}

/** The styles of the variants that fit what a component is given, in their order. */
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

/** A theme's style in the order in which its parts win, the strongest last. */
function flat(said: Said, theme: Theme, ownerState: object): CSSObject[] {
  if (typeof said === 'function')
    return flat(said({ ...ownerState, ownerState, theme }), theme, ownerState);
  if (Array.isArray(said)) return said.flatMap((one) => flat(one, theme, ownerState));
  if (typeof said !== 'object' || said === null) return [];
  const { variants = [], ...style } = said as CSSObject & { variants?: readonly Variant[] };
  return [asSx(style), ...fitting(variants, theme, ownerState)];
}

/**
 * The styles that a theme gives a part of a component, the strongest last: overrides, then variants. The theme
 * brings this function, by `createFlorinTheme`: a component by itself is without its code.
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
