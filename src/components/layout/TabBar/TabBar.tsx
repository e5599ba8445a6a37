import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { sizes } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { TabBar as english } from './TabBar.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

/** One of the app's main places. */
export interface TabBarItem {
  label: string;
  href: string;
  icon: ReactNode;
}

export interface TabBarProps extends RootProps {
  items: readonly TabBarItem[];
  /** The address of the open page. */
  currentHref: string;
  /** The place that leads to the open page, where that page is none of the places itself: it is marked. */
  within?: string | undefined;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Five labels in large text need more room than a phone has. Instead of a second row, which would take room from the
 * page, the bar then shows the label of the open page and the icons of the others; on the narrowest phones the icons
 * alone. The open page has its name as its heading.
 */
const withLargeText = {
  '@container (max-width: 11.25rem)': { '& .MuiTypography-root': visuallyHidden },
  '@container (max-width: 18rem)': {
    flexBasis: 'auto',
    paddingInline: 0,
    '&:not([aria-current]) .MuiTypography-root': visuallyHidden,
  },
} as const;

declare module '../../provider/roots' {
  interface Roots {
    TabBar: TabBarProps;
  }
}

/** The bar at the bottom edge, within reach of a thumb, that leads to the app's main places. */
export const TabBar = rooted(
  'TabBar',
  function TabBar({ items, currentHref, within, messages }: TabBarProps, root) {
    const say = useMessages('TabBar', english, messages);
    return (
      <Box
        component="nav"
        aria-label={say('name')}
        // Keeps its place when a dialog takes the page's scroll bar away.
        {...root({
          position: 'fixed',
          zIndex: 'appBar',
          insetInline: 0,
          insetBlockEnd: 0,
          maxInlineSize: sizes.column,
          marginInline: 'auto',
          containerType: 'inline-size',
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderInline: { sm: '1px solid' },
          borderColor: { xs: 'divider', sm: 'divider' },
        })}
      >
        <Box sx={{ display: 'flex' }}>
          {items.map(({ label, href, icon }) => (
            <ButtonBase
              key={href}
              href={href}
              aria-current={href === currentHref ? 'page' : href === within || undefined}
              sx={{
                // A long word takes the room that the short ones beside it do not need.
                flex: '1 1 20%',
                minInlineSize: 'min-content',
                flexDirection: 'column',
                gap: 0.5,
                minBlockSize: sizes.tabBar,
                paddingInline: 0.5,
                color: 'text.secondary',
                // The open page differs by its weight and a bar, not by colour alone.
                paddingBlockStart: '3px',
                '&[aria-current]': {
                  color: 'primary.main',
                  paddingBlockStart: 0,
                  borderBlockStart: '3px solid currentColor',
                  '& .MuiTypography-root': { fontWeight: 700 },
                },
                '&:focus-visible': { outlineOffset: -2 },
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
