/**
 * Returns whether a component has props. A component without props is a function without parameters, such as a page of
 * the app. The args of a story do not answer this, because many stories of components with props have no args.
 */
export const takesProps = (component: unknown): boolean =>
  typeof component !== 'function' || component.length > 0;
