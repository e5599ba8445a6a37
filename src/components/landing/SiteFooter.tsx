import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { sizes } from '../../theme/tokens';
import { wideColumn } from '../../theme/wideColumn';
import { Logo } from '../brand/Logo';
import { PlainList } from '../layout/PlainList';

/** The top of the page that one is on. */
const TOP = '#top';

/** Where there is something to lead to, a placeholder leads there; else to the top of the page. */
const COLUMNS = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '#features' },
      { label: 'Testimonials', href: '#testimonials' },
      { label: 'Pricing', href: TOP },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: TOP },
      { label: 'Careers', href: TOP },
      { label: 'Press', href: TOP },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Center', href: TOP },
      { label: 'Contact', href: TOP },
      { label: 'Status', href: TOP },
    ],
  },
] as const;

export interface SiteFooterProps {
  /** The product's name. */
  brand: string;
  termsHref: string;
  privacyHref: string;
  /** Where the catalogue of components is published; without it, nothing leads there. */
  catalogueHref?: string | undefined;
}

/** The end of the landing page. Its columns are placeholders for pages that a real product has. */
export function SiteFooter({ brand, termsHref, privacyHref, catalogueHref }: SiteFooterProps) {
  return (
    <Box component="footer" sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box sx={content}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo name={brand} />
          <Typography variant="body2" color="textSecondary" sx={note}>
            A demo: it holds no money, and the links in these columns stand for pages that do not
            exist. They lead to a part of this page or back to its top.
          </Typography>
        </Box>
        {COLUMNS.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Box sx={legal}>
          <Link href={termsHref} color="inherit" variant="body2" sx={entry}>
            Terms
          </Link>
          <Link href={privacyHref} color="inherit" variant="body2" sx={entry}>
            Privacy
          </Link>
          {catalogueHref !== undefined && (
            // The browser's own link: the catalogue is no page of the router's.
            <Link component="a" href={catalogueHref} variant="body2" sx={aside}>
              Component catalogue
            </Link>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** A heading with the links below it, as a navigation of that name. */
function Column({ title, links }: (typeof COLUMNS)[number]) {
  const titleId = useId();
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      <PlainList sx={{ marginBlockStart: 1 }}>
        {links.map(({ label, href }) => (
          <li key={label}>
            {/* The browser's own link: it scrolls, and the router has no say in it. */}
            <Link component="a" href={href} variant="body2" sx={entry}>
              {label}
            </Link>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

const content = {
  ...wideColumn,
  display: 'grid',
  columnGap: { xs: 3, md: 12 },
  rowGap: 8,
  gridTemplateColumns: {
    // Three, unless large text leaves no room for as many.
    xs: 'repeat(auto-fit, minmax(max(5.25rem, calc((100% - 25px) / 3)), 1fr))',
    md: 'minmax(0, 2.4fr) repeat(3, minmax(0, 1fr))',
  },
  paddingBlock: { xs: 12, md: 16 },
} as const;

const note = { marginBlockStart: 4, maxInlineSize: '30em' } as const;

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const aside = { ...entry, marginInlineStart: 'auto' } as const;

const legal = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  paddingBlockStart: 4,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
