import { createContext } from 'react';

/**
 * Whether the nearest `AppShell` has the layout `wide`. The parts of the shell then adapt to the width of the screen.
 */
export const WideContext = createContext(false);
