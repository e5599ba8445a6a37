import Link, { type LinkProps } from '@mui/material/Link';
import { Logo } from '../Logo';

export interface HomeLinkProps extends Pick<LinkProps, 'sx'> {
  brand: string;
  href: string;
}

const asHigh = { display: 'inline-flex' } as const;

/** The logo as a link to the first page. */
export function HomeLink({ brand, href, sx = asHigh }: HomeLinkProps) {
  return (
    <Link href={href} color="inherit" underline="none" sx={sx}>
      <Logo name={brand} />
    </Link>
  );
}
