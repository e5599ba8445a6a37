import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RootProps, Roots } from './roots';

/** The class, the styles and the attributes that `root()` returns for a root element. */
export interface Look extends Omit<RootProps, 'className' | 'sx'> {
  readonly className: string;
  readonly sx: SxProps<Theme>;
}

/**
 * Returns the props for the root element from all props of a component. Use it in a memoized component that receives
 * the result of `root()` among its props.
 */
export const lookOf = ({ className, sx, ...props }: Look): Look => ({
  ...separated(props, []).attributes,
  className,
  sx,
});

/**
 * Returns the class, styles and attributes for the root element of a component. The `sx` prop overrides the theme's
 * styles, which override the component's own styles (`own`). `state` contains values that a theme's styles can read in
 * addition to the props, such as default values.
 */
export type Root = (own?: SxProps<Theme>, state?: object) => Look;

const NO_STYLE: SxProps<Theme> = {};

const listOf = (sx: SxProps<Theme> = NO_STYLE) =>
  Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : sx === NO_STYLE ? [] : [sx];

/**
 * Combines styles. A single style is returned as the same object, so that a memoized component with this style does not
 * render again.
 */
const inOrder = (all: readonly SxProps<Theme>[]): SxProps<Theme> =>
  (all.length > 1 ? all : (all[0] ?? NO_STYLE)) as SxProps<Theme>;

/** Matches the props that are passed to the root element, besides `className` and `sx`. */
const ATTRIBUTE = /^(?:ref|id|style|(?:data|aria)-.+)$/;

function separated(all: object, kept: readonly string[]) {
  const attributes: Record<string, unknown> = {};
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(all)) {
    if (!ATTRIBUTE.test(name) || kept.includes(name)) props[name] = value;
    // An undefined attribute must not override an attribute that the component sets itself.
    else if (value !== undefined) attributes[name] = value;
  }
  return { attributes, props };
}

/**
 * Creates a component whose root accepts the same props as the root of an MUI component: `ref`, `id`, `className`,
 * `sx`, `style`, `data-*` and `aria-*`. It also applies the `defaultProps`, `styleOverrides` and `variants` of
 * `theme.components.FlorinXxx`. Call it once for each component, in the component's module. The render function spreads
 * `root()` on its outermost element. `kept` lists attributes that are passed to the render function instead of the
 * root: for example, a field passes `ref` to its `input`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rooted<Name extends keyof Roots, Props extends Roots[Name]>(
  name: Name,
  render: (props: Props, root: Root) => ReactNode,
  kept: readonly ('ref' | 'id')[] = [],
) {
  const themeName = `Florin${name}` as const;
  const Rooted = (ownProps: Props): ReactNode => {
    const theme = useTheme();
    const all = useDefaultProps({ props: ownProps, name: themeName });
    // The theme of an app that uses `withFlorin` has a `florinScope` function. It renders this component again inside a
    // theme with Florin's colours and styles.
    if (theme.florinScope) return theme.florinScope(theme, Rooted, ownProps);
    const { className, sx, ...others } = all as RootProps;
    const { attributes, props } = separated(others, kept);
    return render(props as unknown as Props, (own, state) => ({
      ...attributes,
      className: `${themeName}-root${className ? ` ${className}` : ''}`,
      sx: inOrder([
        ...listOf(own),
        ...(theme.florinStyles?.(themeName, theme, { ...props, ...state }) ?? []),
        ...listOf(sx),
      ]),
    }));
  };
  Rooted.displayName = name;
  return Rooted;
}
