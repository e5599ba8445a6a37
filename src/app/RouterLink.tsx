import type { Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link. The theme renders it for every `href`, so components do not depend on the router. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} {...link} />;
}
