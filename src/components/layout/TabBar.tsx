import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes } from '../../theme/tokens';

/** One of the app's main places. */
export interface TabBarItem {
  label: string;
  href: string;
  icon: ReactNode;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  /** The address of the open page. */
  currentHref: string;
}

/** The bar at the bottom edge, within reach of a thumb, that leads to the app's main places. */
export function TabBar({ items, currentHref }: TabBarProps) {
  return (
    <Box
      component="nav"
      aria-label="Main"
      // Keeps its place when a dialog takes the page's scroll bar away.
      className="mui-fixed"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        insetBlockEnd: 0,
        maxInlineSize: sizes.column,
        marginInline: 'auto',
        display: 'flex',
        // With large text the five labels need more room than a narrow phone has.
        overflowX: 'auto',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderBlockStart: '1px solid',
        borderInline: { sm: '1px solid' },
        borderColor: { xs: 'divider', sm: 'divider' },
      }}
    >
      {items.map(({ label, href, icon }) => (
        <ButtonBase
          key={href}
          href={href}
          {...(href === currentHref ? { 'aria-current': 'page' as const } : {})}
          sx={{
            flex: '1 0 20%',
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
  );
}
