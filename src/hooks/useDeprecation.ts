import { useEffect } from 'react';

/** Bundlers replace it; MUI and React read the same. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A name of the public surface that goes with the next major version. */
export interface Deprecation {
  /** As in ``'`onChoose` of SettingsSelect'``. */
  name: string;
  /** The version that deprecated it. */
  since: string;
  /** The name that takes its place, in backticks. */
  instead: string;
}

/** The names that this page has been told of; a test forgets them. */
export const saidDeprecated = new Set<string>();

/** Says in the console that a name goes away, once in the life of a page. */
export function sayDeprecated({ name, since, instead }: Deprecation): void {
  if (saidDeprecated.has(name)) return;
  saidDeprecated.add(name);
  console.warn(`florin: ${name} is deprecated since ${since}: take ${instead}.`);
}

/**
 * Says in development that a name which is used goes away. It is an effect, so that a server says nothing and a
 * rendering that is thrown away neither.
 */
export function useDeprecation(isUsed: boolean, deprecation: Deprecation): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && isUsed) sayDeprecated(deprecation);
  }, [isUsed, deprecation]);
}
