import { createContext } from 'react';
import { sizes } from '../../theme/vars';

/** Whether the nearest `AppShell` has the layout `wide`. Its parts then change with the width of the screen. */
export const WideContext = createContext(false);

/** The end of the fixed bar at the top. With large text the bar is as high as the avatar, which grows with the text. */
export const TOP_BAR_END = `calc(max(${sizes.topBar}, 2.75rem + 1px) + env(safe-area-inset-top))`;
