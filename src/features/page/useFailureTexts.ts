import { useMessages } from '../../components/provider/useMessages';

/** The English texts about parts of the app that could not be loaded or shown. */
const english = {
  failed: '{name} could not be shown.',
  offline: 'You are offline.',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;

export type FailureTexts = typeof english;

/** Returns a function that returns the texts about a failed part. The landing page loads them for its menu. */
export const useFailureTexts = () => useMessages('Failure', english);
