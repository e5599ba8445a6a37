import { use } from 'react';
import { FlorinContext, type FlorinSettings } from './florinContext';

export type { FlorinSettings };

/**
 * Returns the settings of the nearest `FlorinProvider`, or the defaults: locale, time zone, currencies, unit of account
 * and kinds of recipients.
 */
export function useFlorin(): FlorinSettings {
  return use(FlorinContext);
}
