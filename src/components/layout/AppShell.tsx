import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTheme, type Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useMatchMedia } from '../../hooks/useMatchMedia';
import { engravedMargins } from '../../theme/pageStyles';
import { paletteIn } from '../../theme/paletteIn';
import { COVERED_END, FRAME, frame, FRAMED, framed, FRAME_RADIUS, sizes } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { TAB_BAR_START, TOP_BAR_END, WideContext } from './internals/layoutContext';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { skip: 'Skip to content' } as const;

export type AppShellTexts = typeof english;

export interface AppShellProps extends RootProps {
  /** The bar at the top, such as a `TopBar`. */
  topBar: ReactNode;
  /** The main navigation, usually a `TabBar`. If omitted, no space is reserved for it at the end of the page. */
  tabBar?: ReactNode;
  /**
   * `column` has one column at every width. On screens from 900 px, `wide` shows the `TabBar` as a vertical rail at the
   * start, and `aside` as a second column.
   */
  layout?: 'column' | 'wide' | undefined;
  /**
   * Additional content of the page. It is shown below the page, or beside the page on wide screens with the layout
   * `wide`.
   */
  aside?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The top padding of the page, which begins below the top bar. */
const PAGE_START = `calc(${TOP_BAR_END} + 16px)`;

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false;

/**
 * The frame of the signed-in app: fixed bars at the top and the bottom, and the page between them, in one column as
 * wide as a large phone. With the layout `wide`, large screens show a rail and two columns.
 */
export const AppShell = rooted(
  'AppShell',
  function AppShell(
    { topBar, tabBar, layout = 'column', aside, children, messages }: AppShellProps,
    root,
  ) {
    const say = useMessages('AppShell', english, messages);
    const mainId = useId();
    const isWide = layout === 'wide';
    const hasAside = isShown(aside);
    const { breakpoints } = useTheme();
    // The Tab key follows the DOM order. So in the DOM, a rail is before the page, and a bar at the bottom is after the
    // page.
    const isRail = useMatchMedia(isWide ? `(min-width: ${breakpoints.values.md}px)` : null);
    const navigation = isWide ? <Box sx={railColumn}>{tabBar}</Box> : tabBar;
    const end = `calc(var(${COVERED_END}) + 32px)`;
    return (
      <Box
        {...root(
          {
            maxInlineSize: sizes.column,
            minBlockSize: '100dvh',
            ...(!isWide && inFrame),
            marginInline: 'auto',
            borderInline: { sm: '1px solid' },
            borderColor: { sm: 'divider' },
            ...engravedMargins,
            [COVERED_END]: isShown(tabBar)
              ? TAB_BAR_START
              : `calc(env(safe-area-inset-bottom) + ${framed.margin})`,
            // A focused element must not be hidden behind the bars (WCAG 2.4.11).
            '& main *, & aside *': {
              scrollMarginBlock: `calc(${TOP_BAR_END} + 16px) calc(var(${COVERED_END}) + 16px)`,
            },
            ...(isWide && {
              [breakpoints.up('md')]: {
                maxInlineSize: sizes.page,
                display: 'grid',
                gridTemplateColumns: `auto minmax(0, 1.6fr)${hasAside ? ' minmax(0, 1fr)' : ''}`,
                [COVERED_END]: 'env(safe-area-inset-bottom)',
                '& > main': { paddingInline: 6, paddingBlockEnd: end },
                '& > aside': { paddingInlineStart: 0, paddingBlockStart: PAGE_START },
              },
            }),
          },
          { layout },
        )}
      >
        <Link
          href={`#${mainId}`}
          component="a"
          onClick={(event) => {
            // The router must not handle this link, because it only moves the focus.
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
            // The skip link is hidden until it has the focus (WCAG 2.4.1).
            '&:not(:focus)': { transform: 'translateY(-200%)' },
          }}
        >
          {say('skip')}
        </Link>
        <Box sx={above}>{topBar}</Box>
        <WideContext value={isWide}>
          {isRail && navigation}
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{
              gridArea: '1 / 2',
              outline: 'none',
              paddingInline: 4,
              paddingBlockStart: PAGE_START,
              paddingBlockEnd: hasAside ? 0 : end,
            }}
          >
            {children}
          </Box>
          {hasAside && (
            <Box
              component="aside"
              sx={{ gridArea: '1 / 3', padding: 4, paddingBlockStart: 6, paddingBlockEnd: end }}
            >
              {aside}
            </Box>
          )}
          {!isRail && navigation}
        </WideContext>
      </Box>
    );
  },
);

/**
 * The top bar is fixed instead of sticky: a button that scrolls under a fixed bar does not reduce the target size of
 * the bar's buttons (WCAG 2.5.8).
 */
const above = {
  displayPrint: 'none',
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  insetBlockStart: framed.margin,
  maxInlineSize: 'inherit',
  marginInline: 'auto',
  borderInline: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
} as const;

/**
 * The style of a page column between bars that stay visible. In a large window, a rounded frame is fixed around the
 * bars. The column scrolls behind the frame, so the window scrolls as usual.
 */
const inFrame = {
  [FRAMED]: {
    'body:has(&)': { [FRAME.margin]: frame.margin, [FRAME.radius]: FRAME_RADIUS },
    '&::after': {
      content: '""',
      position: 'fixed',
      zIndex: 'appBar',
      insetBlock: frame.margin,
      insetInline: 0,
      maxInlineSize: 'inherit',
      marginInline: 'auto',
      boxSizing: 'border-box',
      border: 1,
      borderColor: 'divider',
      borderRadius: FRAME_RADIUS,
      // The second shadow covers the column outside of the frame. It is wider than the margin, because its own corners
      // are round.
      boxShadow: (theme: Theme) =>
        `${frame.shadow}, 0 0 0 calc(${frame.margin} + 8px) ${paletteIn(theme).background.default}`,
      pointerEvents: 'none',
    },
  },
} as const;

/** The rail is in the first column even if it follows the page in the DOM, as in HTML that a server has rendered. */
const railColumn = {
  gridArea: '1 / 1',
  borderInlineEnd: { md: '1px solid' },
  borderColor: { md: 'divider' },
} as const;
