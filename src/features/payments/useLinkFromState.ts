import { useLocation } from 'react-router-dom';

/**
 * Returns the payment link that opened the send sheet, or undefined if the user opened the sheet. The link is in the
 * state of the history entry instead of the URL, so it survives a reload and is not sent to the server. The link is
 * untrusted, like pasted text: the form fills in its values, states that they are from a link, and submits nothing.
 */
export function useLinkFromState(): string | undefined {
  const state: unknown = useLocation().state;
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : undefined;
}
