import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import '../../theme/augmentation';
import './augmentation';
import type { RootParts, RootProps, Roots } from './roots';

/** An element's class and style. */
export interface Look {
  readonly className: string;
  readonly sx: SxProps<Theme>;
}

/**
 * The look of a component's root: its own, then the theme's, then the one that it is given. `state` is
 * what a theme may ask for besides the props: defaults of the component's own.
 */
export type Root = (own?: SxProps<Theme>, state?: object) => Look;

/** The look of a part with a name of its own, together with the part's `slotProps`. */
export type Part<Name extends keyof Roots> = (
  part: RootParts[Name],
  own?: SxProps<Theme>,
  state?: object,
) => Look;

const listOf = (sx: SxProps<Theme> | undefined) =>
  Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : sx ? [sx] : [];

/** The first one is enough in most places, and stays the same object. */
const inOrder = (all: readonly SxProps<Theme>[]): SxProps<Theme> =>
  (all.length > 1 ? all : (all[0] ?? {})) as SxProps<Theme>;

/**
 * Makes a component that can be styled as MUI's own: by `className` and `sx`, and by
 * `theme.components.FlorinXxx` with `defaultProps`, `styleOverrides` and `variants`. It is called once,
 * where the component is written; `root()` goes on the component's first element.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rooted<Name extends keyof Roots>(
  name: Name,
  render: (props: Roots[Name], root: Root, part: Part<Name>) => ReactNode,
) {
  const themeName = `Florin${name}` as const;
  const Rooted = (ownProps: Roots[Name]): ReactNode => {
    const theme = useTheme();
    const all = useDefaultProps({ props: ownProps, name: themeName });
    // What is left of the props can go on to an element inside.
    const { className, sx, ...props } = all as RootProps & Roots[Name];
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
      props as Roots[Name],
      (own, state) => look('root', own, { className, sx }, state),
      (part, own, state) => {
        const { slotProps } = props as { slotProps?: Partial<Record<string, RootProps>> };
        const partProps = slotProps?.[part as string] ?? {};
        return { ...partProps, ...look(part, own, partProps, state) };
      },
    );
  };
  Rooted.displayName = name;
  return Rooted;
}
