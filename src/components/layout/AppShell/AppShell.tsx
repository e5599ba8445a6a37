import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { COVERED_END, sizes } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { AppShell as english } from './AppShell.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps, SlotProps } from '../../provider/roots';

export interface AppShellProps
  extends RootProps, SlotProps<{ main: RootProps & ComponentProps<'main'> }, AppShellProps> {
  topBar: ReactNode;
  /** The bar at the bottom; without it the page reserves no space for one. */
  tabBar?: ReactNode;
  /** The current page. */
  children: ReactNode;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    AppShell: AppShellProps;
  }
}

/**
 * The frame of the signed-in app: one column as wide as a large phone, fixed bars at the top and the bottom, and the
 * page between them.
 */
export const AppShell = rooted(
  'AppShell',
  function AppShell({ topBar, tabBar, children, messages }: AppShellProps, root, part) {
    const say = useMessages('AppShell', english, messages);
    const mainId = useId();
    const hasTabBar = tabBar !== undefined && tabBar !== null && tabBar !== false;
    return (
      <Box
        {...root({
          maxInlineSize: sizes.column,
          minBlockSize: '100dvh',
          marginInline: 'auto',
          borderInline: { sm: '1px solid' },
          borderColor: { sm: 'divider' },
        })}
      >
        <Link
          href={`#${mainId}`}
          component="a"
          onClick={(event) => {
            // The router must not handle this link.
            event.preventDefault();
            document.getElementById(mainId)?.focus();
          }}
          sx={{
            position: 'fixed',
            zIndex: 'tooltip',
            insetBlockStart: 8,
            insetInlineStart: 8,
            padding: 3,
            borderRadius: 2,
            bgcolor: 'background.paper',
            // Hidden until it has the focus (WCAG 2.4.1).
            '&:not(:focus)': { transform: 'translateY(-200%)' },
          }}
        >
          {say('skip')}
        </Link>
        <Box sx={above}>{topBar}</Box>
        {part(
          'main',
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{
              outline: 'none',
              [COVERED_END]: hasTabBar
                ? `calc(${sizes.tabBar} + env(safe-area-inset-bottom))`
                : 'env(safe-area-inset-bottom)',
              paddingInline: 4,
              // With large text the bar is as high as the avatar, which grows with the text.
              paddingBlockStart: `calc(max(${sizes.topBar}, 2.75rem + 1px) + env(safe-area-inset-top) + 16px)`,
              paddingBlockEnd: `calc(var(${COVERED_END}) + 32px)`,
              // A focused element must not be hidden behind the bars (WCAG 2.4.11).
              '& *': { scrollMarginBlock: `calc(${sizes.tabBar} + 16px)` },
            }}
          >
            {children}
          </Box>,
        )}
        {tabBar}
      </Box>
    );
  },
);

/**
 * The bar is fixed, like the bar at the bottom, and not sticky. Otherwise a button that scrolls under it would reduce
 * the target size of its buttons (WCAG 2.5.8).
 */
const above: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  insetBlockStart: 0,
  maxInlineSize: sizes.column,
  marginInline: 'auto',
  borderInline: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
};
