import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { use, type ReactNode } from 'react';
import { framed, sizes } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { TAB_BAR_HEIGHT, TOP_BAR_END, WideContext } from './internals/layoutContext';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { name: 'Main' } as const;

export type TabBarTexts = typeof english;

/** A link to one of the app's main pages. */
export interface TabBarItem {
  label: string;
  href: string;
  icon: ReactNode;
}

export interface TabBarProps extends RootProps {
  /** The tabs, in their order. */
  items: readonly TabBarItem[];
  /** The URL of the current page. */
  currentHref: string;
  /** The URL of a parent page. Its link is marked as current if no link of the bar has `currentHref`. */
  within?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * With large text, five labels do not fit on a phone, and a second row would take space from the page. The bar then
 * shows the icons of all pages, but only the label of the current page. On the narrowest phones it shows no label,
 * because the heading of the current page has the same text.
 */
const withLargeText = {
  '@container (max-width: 11.25rem)': { '& .MuiTypography-root': visuallyHidden },
  '@container (max-width: 18rem)': {
    flexBasis: 'auto',
    paddingInline: 0,
    '&:not([aria-current]) .MuiTypography-root': visuallyHidden,
  },
} as const;

/**
 * From 900 px, the bar is a vertical rail. It scrolls if it is higher than the screen. Each link has a separate row, so
 * all labels are visible even with large text.
 */
const rail = {
  position: 'sticky',
  insetBlockStart: TOP_BAR_END,
  marginBlockStart: TOP_BAR_END,
  minInlineSize: 96,
  maxBlockSize: `calc(100dvh - ${TOP_BAR_END})`,
  overflowY: 'auto',
  containerType: 'normal',
  bgcolor: 'transparent',
  border: 0,
  '& > div': { flexDirection: 'column' },
  '& a': { flex: 'none', padding: 2, borderInlineStart: '3px solid transparent' },
  '& a[aria-current]': {
    padding: 2,
    borderBlockStart: 0,
    borderInlineStartColor: 'currentColor',
  },
} as const;

/**
 * The bar with links to the app's main pages, at the bottom edge within reach of a thumb. In an `AppShell` with the
 * layout `wide`, it is a rail at the start from 900 px.
 */
export const TabBar = rooted(
  'TabBar',
  function TabBar({ items, currentHref, within, messages }: TabBarProps, root) {
    const say = useMessages('TabBar', english, messages);
    const isWide = use(WideContext);
    const current = items.some(({ href }) => href === currentHref) ? currentHref : within;
    const marked = items.findIndex(({ href }) => href === current);
    return (
      <Box
        component="nav"
        aria-label={say('name')}
        {...root((theme) => ({
          '@media print': { display: 'none' },
          position: 'fixed',
          zIndex: 'appBar',
          insetInline: 0,
          insetBlockEnd: framed.margin,
          maxInlineSize: sizes.column,
          marginInline: 'auto',
          containerType: 'inline-size',
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderInline: { sm: '1px solid' },
          borderColor: { xs: 'divider', sm: 'divider' },
          ...(isWide && { [theme.breakpoints.up('md')]: rail }),
        }))}
      >
        <Box sx={{ display: 'flex' }}>
          {items.map(({ label, href, icon }, at) => (
            <ButtonBase
              key={href}
              href={href}
              aria-current={at === marked ? 'page' : undefined}
              sx={{
                // A long label uses the space that short labels beside it do not need.
                flex: '1 1 20%',
                minInlineSize: 'min-content',
                flexDirection: 'column',
                gap: 0.5,
                minBlockSize: TAB_BAR_HEIGHT,
                paddingInline: 0.5,
                // A long label at the end does not touch the edge of the screen.
                '&:is(:first-of-type, :last-of-type)': { paddingInline: 2 },
                color: 'text.secondary',
                // The current page is marked by a heavier weight and a line, not only by colour.
                paddingBlockStart: '3px',
                '&[aria-current]': {
                  color: 'primary.main',
                  paddingBlockStart: 0,
                  borderBlockStart: '3px solid currentColor',
                  '& .MuiTypography-root': { fontWeight: 700 },
                },
                '&:focus-visible': { outlineOffset: -2 },
                // The focus ring stays inside the frame of the column.
                '&:first-of-type': { borderEndStartRadius: framed.radius },
                '&:last-of-type': { borderEndEndRadius: framed.radius },
                ...withLargeText,
              }}
            >
              {icon}
              <Typography
                component="span"
                variant="caption"
                sx={{ fontSize: '0.75rem', lineHeight: 1.2 }}
              >
                {label}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
      </Box>
    );
  },
);
