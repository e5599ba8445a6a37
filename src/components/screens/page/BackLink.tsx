import Button from '@mui/material/Button';
import { ArrowBackRounded as BackIcon } from '../../../icons/ArrowBackRounded';
import { mirrored } from '../../../theme/pageStyles';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface BackLinkProps extends RootProps {
  href: string;
  /** The name of the page that the link leads to. */
  children?: string | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BackLink: BackLinkProps;
  }
}

/** A link above the heading of a page of the second level, to the page above it. */
export const BackLink = rooted(
  'BackLink',
  function BackLink({ href, children }: BackLinkProps, root) {
    return (
      <Button size="small" startIcon={<BackIcon sx={mirrored} />} href={href} {...root(row)}>
        {children}
      </Button>
    );
  },
);

/** The text is aligned with the heading below, and the row is close to the top bar. */
const row = {
  display: 'flex',
  inlineSize: 'fit-content',
  // The drawing of the icon begins where the page's content begins.
  marginInlineStart: '-10px',
  marginBlockStart: -3,
  '@media print': { display: 'none' },
} as const;
