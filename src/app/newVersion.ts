import { sharedValue } from '../hooks/sharedValue';

/**
 * A function that reloads the page with the offered version; null without one, and after the user has closed the offer.
 */
export const newVersion = sharedValue<(() => void) | null>(null);
