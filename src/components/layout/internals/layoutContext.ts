import { createContext } from 'react';
import { sizes } from '../../../theme/vars';

/**
 * Whether the nearest `AppShell` has the layout `wide`. The parts of the shell then adapt to the width of the screen.
 */
export const WideContext = createContext(false);

/**
 * The position of the lower edge of the top bar. With large text, the bar is as high as the avatar in it, whose size is
 * in rem.
 */
export const TOP_BAR_END = `calc(max(${sizes.topBar}, 2.75rem + 1px) + env(safe-area-inset-top))`;
