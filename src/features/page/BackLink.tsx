import { ArrowBackRounded as BackIcon } from '../../icons/ArrowBackRounded';
import { mirrored } from '../../theme/pageStyles';
import { Button } from '../../components/inputs/internals/button';

export interface BackLinkProps {
  href: string;
  /** The name of the page that the link leads to. */
  children?: string | undefined;
}

/** A link above the heading of a subpage. It leads to the parent page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Button size="small" startIcon={<BackIcon sx={mirrored} />} href={href} sx={row}>
      {children}
    </Button>
  );
}

/** The link starts where the heading below starts, and the row is close to the top bar. */
const row = {
  display: 'flex',
  inlineSize: 'fit-content',
  // Aligns the icon, without the link's padding, with the start of the page's content.
  marginInlineStart: '-10px',
  marginBlockStart: -3,
  '@media print': { display: 'none' },
} as const;
