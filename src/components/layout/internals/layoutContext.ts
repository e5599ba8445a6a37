import { createContext } from 'react';
import { framed, sizes } from '../../../theme/vars';

/**
 * Whether the nearest `AppShell` has the layout `wide`. The parts of the shell then adapt to the width of the screen.
 */
export const WideContext = createContext(false);

/**
 * The position of the lower edge of the top bar. With large text, the bar is as high as the avatar in it, whose size is
 * in rem.
 */
export const TOP_BAR_END = `calc(max(${sizes.topBar}, 2.75rem + 1px) + env(safe-area-inset-top) + ${framed.margin})`;

/** The height of the tab bar. With large text, the bar is as high as the icon and the label in it. */
export const TAB_BAR_HEIGHT = `max(${sizes.tabBar}, 2.4rem + 5px)`;

/** The distance from the tab bar's upper edge to the end of the window. */
export const TAB_BAR_START = `calc(${TAB_BAR_HEIGHT} + env(safe-area-inset-bottom) + ${framed.margin})`;
