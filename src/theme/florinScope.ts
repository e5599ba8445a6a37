import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactElement } from 'react';

/**
 * Renders a Florin component in a theme with Florin's additions. Elements that the app passes to the component are
 * still rendered in the app's theme. `withFlorin` adds this function to a theme.
 */
export type FlorinScope = <Props extends object>(
  theme: Theme,
  component: ComponentType<Props>,
  props: Props,
) => ReactElement;
