import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/**
 * The changing contents of a memoised frame, by name. When a price moves, React renders these and not the frame, whose
 * styles take most of the time (docs/adr/0012-a-tick-renders-only-figures.md).
 */
export const Figures = createContext<Readonly<Record<string, ReactNode>>>({});

/** The place of a changing content in a memoised frame: the one with its name in the nearest `Figures`. */
export function Figure({ name }: { name: string }) {
  return use(Figures)[name];
}
