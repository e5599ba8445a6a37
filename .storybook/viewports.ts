import type { StoryContext } from '@storybook/react-vite';
import { systemClock } from '../src/services/clock';
import { hasPanels } from './environment';

/** The narrowest supported phone (WCAG 1.4.10), two usual phones, a tablet and a desktop. */
export const VIEWPORTS = {
  small: {
    name: 'Small phone, 320 px',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
  low: {
    name: 'Low phone, 390 × 667 px',
    styles: { width: '390px', height: '667px' },
    type: 'mobile',
  },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: {
    name: 'Tablet, 900 px',
    styles: { width: '900px', height: '800px' },
    type: 'tablet',
  },
  desktop: {
    name: 'Desktop, 1280 px',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
} as const;

type Context = Pick<StoryContext, 'globals'>;

type Sizes = Partial<Record<string, { readonly styles: { width: string; height: string } }>>;

/**
 * Returns the size of the story's viewport. Returns undefined if the story fills the canvas, or if the reader has typed
 * another size into the toolbar.
 */
export function viewportOf({ globals }: Context) {
  const { value = '' } = (globals['viewport'] ?? {}) as { readonly value?: string };
  const sizes: Sizes = VIEWPORTS;
  return sizes[value]?.styles;
}

/** The longest time that a story waits for its viewport, in milliseconds. */
const LONGEST_WAIT = 1_000;

/**
 * Waits until Storybook has given the frame the size of the story's viewport. Storybook does this after it has received
 * the story, so a test that measures would otherwise run in a frame of another size.
 */
export async function waitForViewport(context: Context): Promise<void> {
  const size = viewportOf(context);
  if (!hasPanels || !size) return;
  const query = window.matchMedia(`(width: ${size.width}) and (height: ${size.height})`);
  if (query.matches) return;
  await new Promise<void>((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true });
    systemClock.after(LONGEST_WAIT, resolve);
  });
}
