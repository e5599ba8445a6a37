import type { Ref } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import type { CameFrom } from '../features/page/WayBack';

export interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The router's link. The theme renders it for every `href` of a MUI component, so components do not import the router.
 */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  // The page of a transaction shows a link back to this path.
  const state: CameFrom = { cameFrom: useLocation().pathname };
  return <Link to={href} state={state} {...link} />;
}
