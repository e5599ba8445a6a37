import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link, useLocation } from 'react-router-dom';
import type { CameFrom } from '../features/page/WayBack';

export interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link. The theme renders it for every `href`, so components do not depend on the router. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  // A transaction's page names the page that the user came from.
  const state: CameFrom = { cameFrom: useLocation().pathname };
  return <Link to={href} state={state} {...link} />;
}
