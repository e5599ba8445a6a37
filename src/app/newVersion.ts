import { sharedValue } from '../hooks/sharedValue';

/**
 * A shared value: a function that reloads the page with the new version. It is null if there is no new version or the
 * user has closed the offer.
 */
export const newVersion = sharedValue<(() => void) | null>(null);
