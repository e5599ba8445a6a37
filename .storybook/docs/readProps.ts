import { componentSources, domainSources } from './pages.ts';
import type { PropDoc } from './propsOf.ts';
import { propsOf } from './propsOf.ts';

/** The props of a component, as its own file and those that it takes types from describe them. */
export const readProps = (component: string): readonly PropDoc[] =>
  propsOf(component, [...componentSources().values(), ...domainSources()]);
