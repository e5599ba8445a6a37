import { useLocation } from 'react-router-dom';

/**
 * The payment link that opened the send sheet; undefined if the user opened it. The link is in the state of the
 * browser's history and not in the address: it survives a reload, and no request contains it. It is untrusted, like
 * pasted text: the form fills it in, shows its source, and submits nothing.
 */
export function useLinkFromState(): string | undefined {
  const state: unknown = useLocation().state;
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : undefined;
}
