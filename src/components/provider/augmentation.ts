import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';
import type { RootParts, Roots } from './roots';

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

/** A theme's `components` know Florin's as they know MUI's. */
declare module '@mui/material/styles' {
  interface ComponentsPropsList extends PropsList {}
  interface ComponentNameToClassKey extends ClassKeys {}
  interface Components<Theme = unknown> extends ThemeComponents<Theme> {}
}
