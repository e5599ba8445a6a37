import { create } from 'zustand/react';

/**
 * The offer of a new version: `reload` reloads the page with it. `reload` is null if there is no new version, or if the
 * user has closed the offer.
 */
export const useNewVersion = create<{ readonly reload: (() => void) | null }>(() => ({
  reload: null,
}));
