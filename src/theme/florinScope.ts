import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactElement } from 'react';

/**
 * A function that `withFlorin` adds to a theme. It renders a Florin component inside the app's theme extended with
 * Florin's values. Elements that the app passes to the component still have the app's theme.
 */
export type FlorinScope = <Props extends object>(
  theme: Theme,
  component: ComponentType<Props>,
  props: Props,
) => ReactElement;
