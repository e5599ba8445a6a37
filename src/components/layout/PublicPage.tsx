import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { edgeLines, engravedMargins } from '../../theme/pageStyles';
import { frame, FRAMED, FRAME_RADIUS, sizes } from '../../theme/vars';
import { HomeLink } from '../brand/internals/homeLink';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface PublicPageProps extends RootProps {
  /** The product's name. */
  brand: string;
  /** The URL of the logo's link. */
  homeHref: string;
  title: string;
  /** A sentence below the heading. */
  intro?: string | undefined;
  children: ReactNode;
}

/** The frame of pages for visitors who are not signed in: the logo, a heading, and one column of content. */
export const PublicPage = rooted(
  'PublicPage',
  function PublicPage({ brand, homeHref, title, intro, children }: PublicPageProps, root) {
    return (
      <Box {...root(page)}>
        <Box component="header" sx={{ paddingBlock: 4 }}>
          <HomeLink brand={brand} href={homeHref} />
        </Box>
        <Box component="main" sx={{ paddingBlockStart: 4, paddingBlockEnd: 12 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography color="textSecondary" sx={{ marginBlockStart: 2 }}>
              {intro}
            </Typography>
          )}
          <Box sx={{ marginBlockStart: 6 }}>{children}</Box>
        </Box>
      </Box>
    );
  },
);

const page = {
  maxInlineSize: sizes.column,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: 4,
  ...edgeLines,
  ...engravedMargins,
  // In a large window, the column is a sheet of paper that scrolls as a whole.
  [FRAMED]: {
    minBlockSize: `calc(100dvh - 2 * ${frame.margin})`,
    marginBlock: frame.margin,
    borderRadius: FRAME_RADIUS,
    boxShadow: frame.shadow,
    // The margins are inside `body`, whose background also covers them.
    'body:has(&)': { display: 'flow-root' },
  },
} as const;
