import type { BoxProps } from '@mui/material/Box';
import Box from '@mui/material/Box';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { cloneElement, createElement } from 'react';
import type { RootParts, RootProps, Roots } from './roots';

/** The class, the style and the attributes of an element. */
export interface Look extends Omit<RootProps, 'className' | 'sx'> {
  readonly className: string;
  readonly sx: SxProps<Theme>;
}

/** The part of the props that the root receives. For a memoised component, to which `root()` is spread. */
export const lookOf = ({ className, sx, ...props }: Look): Look => ({
  ...separated(props, []).attributes,
  className,
  sx,
});

/**
 * Returns the look of a component's root: its default style, then the theme's, then `sx`. `state` is what styles of a
 * theme can read besides the props: the component's default values.
 */
export type Root = (own?: SxProps<Theme>, state?: object) => Look;

/** Renders the element of a named part with its slot, its `slotProps` and the theme's styles. */
export type Part<Name extends keyof Roots> = (
  part: RootParts[Name],
  own: ReactElement<object>,
  state?: object,
) => ReactElement;

/** The props of any part. */
interface PartProps extends RootProps {
  readonly [prop: string]: unknown;
}

/** The slots of any component. */
interface Slots {
  readonly slots?: Readonly<Record<string, ElementType | undefined>>;
  readonly slotProps?: Readonly<
    Record<string, PartProps | ((ownerState: object) => PartProps) | undefined>
  >;
}

/** Merges the props of a part with others that override them. Of two event handlers the other is called first. */
function merged(own: PartProps, other: PartProps): PartProps {
  const props: Record<string, unknown> = { ...own, ...other };
  for (const key of Object.keys(other)) {
    const [mine, theirs] = [own[key], other[key]];
    if (/^on[A-Z]/.test(key) && typeof mine === 'function')
      props[key] = (...event: readonly unknown[]) => {
        if (typeof theirs === 'function') theirs(...event);
        mine(...event);
      };
  }
  return props;
}

const NO_STYLE: SxProps<Theme> = {};

const listOf = (sx: SxProps<Theme> = NO_STYLE) =>
  Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : sx === NO_STYLE ? [] : [sx];

/** Merges styles. A single one stays the same object, so that a memoised frame is not rendered for it. */
const inOrder = (all: readonly SxProps<Theme>[]): SxProps<Theme> =>
  (all.length > 1 ? all : (all[0] ?? NO_STYLE)) as SxProps<Theme>;

/** The props that the root receives, besides `className` and `sx`. */
const ATTRIBUTE = /^(?:ref|id|style|(?:data|aria)-.+)$/;

/** Separates the attributes of the root from the other props, which an element inside may receive. */
function separated(all: object, kept: readonly string[]) {
  const attributes: Record<string, unknown> = {};
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(all)) {
    if (!ATTRIBUTE.test(name) || kept.includes(name)) props[name] = value;
    // An absent value must not replace the component's own.
    else if (value !== undefined) attributes[name] = value;
  }
  return { attributes, props };
}

/**
 * Makes a component whose root accepts what MUI's roots accept: `ref`, `id`, `className`, `sx`, `style`, `data-*` and
 * `aria-*`, and `theme.components.FlorinXxx` with `defaultProps`, `styleOverrides` and `variants`. The module
 * of a component calls it once. The component spreads `root()` on its first element, and wraps the element of a slot in
 * `part()`. `kept` names attributes that have another meaning: a field passes its `ref` to its control.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rooted<Name extends keyof Roots>(
  name: Name,
  render: (props: Roots[Name], root: Root, part: Part<Name>) => ReactNode,
  kept: readonly ('ref' | 'id')[] = [],
) {
  const themeName = `Florin${name}` as const;
  const Rooted = (ownProps: Roots[Name]): ReactNode => {
    const theme = useTheme();
    const all = useDefaultProps({ props: ownProps, name: themeName });
    // In the theme of another app. It renders this component again, in a theme for its inside.
    if (theme.florinScope) return theme.florinScope(theme, Rooted, ownProps);
    const { className, sx, slots, slotProps, ...others } = all as unknown as RootProps & Slots;
    const { attributes, props } = separated(others, kept);
    const look = (
      part: string,
      own: SxProps<Theme> | undefined,
      given: RootProps,
      state: object | undefined,
    ): Look => ({
      className: `${themeName}-${part}${given.className ? ` ${given.className}` : ''}`,
      sx: inOrder([
        ...listOf(own),
        ...(theme.florinStyles?.(themeName, part, theme, { ...props, ...state }) ?? []),
        ...listOf(given.sx),
      ]),
    });
    return render(
      props as unknown as Roots[Name],
      (own, state) => ({ ...attributes, ...look('root', own, { className, sx }, state) }),
      (part, element, state) => {
        const own = element.props as PartProps;
        const ownerState = { ...props, ...state };
        const given = slotProps?.[part];
        const other = (typeof given === 'function' ? given(ownerState) : given) ?? {};
        const partProps = { ...merged(own, other), ...look(part, own.sx, other, state) };
        const component = slots?.[part];
        if (!component) return cloneElement(element, partProps);
        const owned = typeof component === 'string' ? {} : { ownerState };
        // The box converts `sx` to a class, so that the other component needs no `sx`.
        const boxProps: BoxProps = { ...partProps, ...owned, component };
        return createElement(Box, boxProps);
      },
    );
  };
  Rooted.displayName = name;
  return Rooted;
}
