import type {
  ComponentsOverrides,
  ComponentsVariants,
  SxProps,
  Theme as MuiTheme,
} from '@mui/material/styles';
import type { AriaAttributes, CSSProperties, Ref } from 'react';

/**
 * The props that every component passes to its root element, in addition to `data-*` attributes. A field passes `ref`
 * to its `input` instead, as react-hook-form expects.
 */
export interface RootProps extends AriaAttributes {
  /** A ref to the root element. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the root may be any element.
  ref?: Ref<any> | undefined;
  /** The id of the root element. */
  id?: string | undefined;
  /** CSS classes of the root element, in addition to the class `Florin…-root`. */
  className?: string | undefined;
  /** Styles of the root element, as for MUI's components. They override the theme's styles. */
  sx?: SxProps<MuiTheme> | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
}

/**
 * The props of each component that is created with `rooted`, by the component's name. In a theme, the name has the
 * prefix `Florin`. Each component's module adds its entry with `declare module`, so the type has only the components
 * that the app imports.
 */
export interface Roots {}

type InTheme<Name extends keyof Roots> = `Florin${Name}`;

type PropsList = { [Name in keyof Roots as InTheme<Name>]: Roots[Name] };

type ClassKeys = { [Name in keyof Roots as InTheme<Name>]: 'root' };

type ThemeComponents<Theme> = {
  [Name in keyof Roots as InTheme<Name>]?: {
    defaultProps?: Partial<Roots[Name]> | undefined;
    styleOverrides?: ComponentsOverrides<Theme>[InTheme<Name>] | undefined;
    variants?: ComponentsVariants<Theme>[InTheme<Name>] | undefined;
  };
};

/**
 * Adds Florin's components to the type of a theme's `components`, like MUI's components. Every component's declaration
 * imports this module, so importing a component adds its name to the type.
 */
declare module '@mui/material/styles' {
  interface ComponentsPropsList extends PropsList {}
  interface ComponentNameToClassKey extends ClassKeys {}
  interface Components<Theme = unknown> extends ThemeComponents<Theme> {}
}
