import { useLocation } from 'react-router-dom';

/**
 * The payment link that opened the send sheet; undefined where the user opened it. The link is in the state of the
 * browser's history and not in the address: it survives a reload, and no request carries it. It is as foreign as any
 * pasted text: the form fills it in and shows where it is from, and sends nothing.
 */
export function useAskedLink(): string | undefined {
  const state: unknown = useLocation().state;
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : null;
  return typeof link === 'string' ? link : undefined;
}
