import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { sizes } from '../../theme/vars';
import { wideColumn } from '../../theme/pageStyles';
import { Logo } from '../../components/brand/Logo';
import { PlainList } from '../../components/layout/PlainList';
import type { Say } from '../../components/provider/internals/say';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  note: 'This is a demo and holds no money. Its links scroll this page.',
  product: 'Product',
  features: 'Features',
  testimonials: 'Testimonials',
  pricing: 'Pricing',
  company: 'Company',
  about: 'About',
  careers: 'Careers',
  press: 'Press',
  support: 'Support',
  help: 'Help Center',
  contact: 'Contact',
  status: 'Status',
  terms: 'Terms',
  privacy: 'Privacy',
  catalogue: 'Component catalogue',
} as const;

export type SiteFooterTexts = typeof english;

const TOP = '#top';

/** The links by column. A link to a page that does not exist scrolls to the top of the current page. */
const COLUMNS = [
  {
    title: 'product',
    links: [
      { key: 'features', href: '#features' },
      { key: 'testimonials', href: '#testimonials' },
      { key: 'pricing', href: TOP },
    ],
  },
  {
    title: 'company',
    links: [
      { key: 'about', href: TOP },
      { key: 'careers', href: TOP },
      { key: 'press', href: TOP },
    ],
  },
  {
    title: 'support',
    links: [
      { key: 'help', href: TOP },
      { key: 'contact', href: TOP },
      { key: 'status', href: TOP },
    ],
  },
] as const;

export interface SiteFooterProps {
  /** The product's name. */
  brand: string;
  /** The URL of the terms of service. */
  termsHref: string;
  /** The URL of the privacy policy. */
  privacyHref: string;
  /** The URL of the published Storybook. If omitted, the footer has no link to it. */
  catalogueHref?: string | undefined;
}

/** The footer of the landing page. Most of its links are placeholders for the pages of a real product. */
export function SiteFooter({ brand, termsHref, privacyHref, catalogueHref }: SiteFooterProps) {
  const say = useMessages('SiteFooter', english);
  return (
    <Box component="footer" sx={footer}>
      <Box sx={content}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo name={brand} />
          <Typography variant="body2" color="textSecondary" sx={note}>
            {say('note')}
          </Typography>
        </Box>
        {COLUMNS.map((column) => (
          <Column key={column.title} {...column} say={say} />
        ))}
        <Box sx={legal}>
          <Link href={termsHref} color="inherit" variant="body2" sx={entry}>
            {say('terms')}
          </Link>
          <Link href={privacyHref} color="inherit" variant="body2" sx={entry}>
            {say('privacy')}
          </Link>
          {catalogueHref !== undefined && (
            // A native link, because the catalogue is not a route of the app, so the router cannot open it.
            <Link component="a" href={catalogueHref} variant="body2" sx={aside}>
              {say('catalogue')}
            </Link>
          )}
        </Box>
      </Box>
    </Box>
  );
}

type ColumnProps = (typeof COLUMNS)[number] & { readonly say: Say<typeof english> };

/** A `nav` element whose accessible name is its heading. */
function Column({ title, links, say }: ColumnProps) {
  const titleId = useId();
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {say(title)}
      </Typography>
      <PlainList sx={{ marginBlockStart: 1 }}>
        {links.map(({ key, href }) => (
          <li key={key}>
            {/* A native link, because scrolling to a part of the page does not need the router. */}
            <Link component="a" href={href} variant="body2" sx={entry}>
              {say(key)}
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
    // Three columns, or fewer columns if the text is large.
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

const footer = {
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;
