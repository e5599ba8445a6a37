import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link that the theme renders for an `href`, so that components need not know the router. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} {...link} />;
}
