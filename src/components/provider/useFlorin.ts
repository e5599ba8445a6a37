import { use } from 'react';
import type { FlorinSettings } from './florinContext';
import { FlorinContext } from './florinContext';

export type { FlorinSettings };

/**
 * The settings of the nearest `FlorinProvider`: locale, time zone, currencies, unit of account and kinds of
 * recipients; or the defaults.
 */
export function useFlorin(): FlorinSettings {
  return use(FlorinContext);
}
