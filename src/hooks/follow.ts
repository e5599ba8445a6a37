import type { Moving } from './useFigure';
import { current } from './useFigure';

const NOTHING = () => undefined;

/**
 * Calls back after changes of a moving value, with the value as it is then, until the returned function is called. It
 * is for drawings, which `useFigure` cannot write; most pages have none, and so it stands apart.
 */
export function follow<Value>(value: Moving<Value>, onChange: (now: Value) => void): () => void {
  if (typeof value !== 'object' || value === null || !('subscribe' in value)) return NOTHING;
  return value.subscribe(() => {
    onChange(current(value));
  });
}
