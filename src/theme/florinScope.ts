import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactElement } from 'react';

/**
 * Renders a component in a theme for its inside, and the elements that the app passes to it in the app's theme. It is in
 * the themes of `withFlorin`.
 */
export type FlorinScope = <Props extends object>(
  theme: Theme,
  component: ComponentType<Props>,
  props: Props,
) => ReactElement;
