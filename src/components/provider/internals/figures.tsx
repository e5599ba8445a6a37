import { createContext, use, type ReactNode } from 'react';

/**
 * The changing contents of a memoized component, by name. When a price changes, React renders only these contents, and
 * not the component around them, whose styles are slow to compute (docs/adr/0012-a-tick-renders-only-figures.md).
 */
export const Figures = createContext<Readonly<Record<string, ReactNode>>>({});

/** Renders the content that the nearest `Figures` provides under a name. A text is a figure, which is not translated. */
export function Figure({ name }: { name: string }) {
  const content = use(Figures)[name];
  return typeof content === 'string' ? <span translate="no">{content}</span> : content;
}
