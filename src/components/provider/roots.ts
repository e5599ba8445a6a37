import type {
  ComponentsOverrides,
  ComponentsVariants,
  SxProps,
  Theme as MuiTheme,
} from '@mui/material/styles';
import type { AriaAttributes, CSSProperties, ElementType, Ref } from 'react';

/**
 * The props of every component with a root element, which receives them, and any `data-*`. A field passes `ref` to its
 * control, as react-hook-form expects.
 */
export interface RootProps extends AriaAttributes {
  // oxlint-disable-next-line typescript/no-explicit-any -- the root may be any element.
  ref?: Ref<any> | undefined;
  id?: string | undefined;
  /** Classes of the root, besides its class `Florin…-root`. */
  className?: string | undefined;
  /** Styles of the root, as for MUI's components. They override the theme's styles. */
  sx?: SxProps<MuiTheme> | undefined;
  style?: CSSProperties | undefined;
}

/** The props of a component whose parts, by their names, can be replaced or given other props. */
export interface SlotProps<Parts, Owner> {
  /** Other components in place of its parts. They take the same props, and all that it is given as `ownerState`. */
  slots?:
    | { [Part in keyof Parts]?: ElementType<Parts[Part] & { ownerState: Owner }> | undefined }
    | undefined;
  /** Other props for its parts, or functions of all that it is given. */
  slotProps?:
    | {
        [Part in keyof Parts]?:
          Partial<Parts[Part]> | ((ownerState: Owner) => Partial<Parts[Part]>) | undefined;
      }
    | undefined;
}

/**
 * The props of every component with a root, by its name. A theme knows it as `Florin` and this name. Each component
 * adds its own line by `declare module`, so that a program knows the components that it imports.
 */
export interface Roots {}

/** The parts of a component: the names of its slots. */
type PartOf<Props> = Props extends { slots?: infer Slots } ? keyof NonNullable<Slots> : never;

/** The parts, besides the root, that a theme's `styleOverrides` reach. */
export type RootParts = {
  [Name in keyof Roots]: PartOf<Roots[Name]>;
};

type InTheme<Name extends keyof Roots> = `Florin${Name}`;

type PropsList = { [Name in keyof Roots as InTheme<Name>]: Roots[Name] };

type ClassKeys = { [Name in keyof Roots as InTheme<Name>]: 'root' | RootParts[Name] };

type ThemeComponents<Theme> = {
  [Name in keyof Roots as InTheme<Name>]?: {
    defaultProps?: Partial<Roots[Name]> | undefined;
    styleOverrides?: ComponentsOverrides<Theme>[InTheme<Name>] | undefined;
    variants?: ComponentsVariants<Theme>[InTheme<Name>] | undefined;
  };
};

/**
 * A theme's `components` know Florin's as they know MUI's. Every component's declaration imports this module, so that
 * importing one brings its name.
 */
declare module '@mui/material/styles' {
  interface ComponentsPropsList extends PropsList {}
  interface ComponentNameToClassKey extends ClassKeys {}
  interface Components<Theme = unknown> extends ThemeComponents<Theme> {}
}
