import { useLocation } from 'react-router-dom';

/**
 * Returns the payment link that opened the send sheet, or undefined if the user opened the sheet. The link is in the
 * router's `location.state`, so it survives a reload and is not sent to the server. The form treats it like pasted
 * text: it fills in the values, shows that they are from a link, and submits nothing.
 */
export function useLinkFromState(): string | undefined {
  const state: unknown = useLocation().state;
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : undefined;
}
