import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What the theme renders for an `href`: a link of the router, so that components need not know it. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} {...link} />;
}
