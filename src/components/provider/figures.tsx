import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/**
 * The contents of a memoised frame that change, by name. When a price changes, React renders only these contents and
 * not the frame, whose styles take most of the time (docs/adr/0012-a-tick-renders-only-figures.md).
 */
export const Figures = createContext<Readonly<Record<string, ReactNode>>>({});

/** Renders the content with a name from the nearest `Figures`. */
export function Figure({ name }: { name: string }) {
  return use(Figures)[name];
}
