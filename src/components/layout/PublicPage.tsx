import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cornerOrnament, sheetOfPaper } from '../../theme/pageStyles';
import { HomeLink } from '../brand/internals/homeLink';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface PublicPageProps extends RootProps {
  /** The product's name. */
  brand: string;
  /** The URL of the logo's link. */
  homeHref: string;
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro?: string | undefined;
  /** A decoration, such as a `Rosette`. A part of it is visible in the upper end corner. */
  ornament?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

/** The frame of pages for visitors who are not signed in: the logo, a heading, and one column of content. */
export const PublicPage = rooted(
  'PublicPage',
  function PublicPage(
    { brand, homeHref, title, intro, ornament, children }: PublicPageProps,
    root,
  ) {
    return (
      <Box {...root(page)}>
        {ornament !== undefined && (
          <Box aria-hidden sx={cornerOrnament}>
            {ornament}
          </Box>
        )}
        <Box component="header" sx={{ ...above, paddingBlock: 4 }}>
          <HomeLink brand={brand} href={homeHref} />
        </Box>
        <Box component="main" sx={{ ...above, paddingBlockStart: 4, paddingBlockEnd: 12 }}>
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

const page = { ...sheetOfPaper, paddingInline: 4 } as const;

/** The header and the content are above the ornament. */
const above = { position: 'relative' } as const;
