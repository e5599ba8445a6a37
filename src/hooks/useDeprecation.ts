import { useEffect } from 'react';

/** Bundlers replace it, as for MUI and React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A name of the public surface that the next major version removes. */
export interface Deprecation {
  /** The name, such as ``'`onChoose` of SettingsSelect'``. */
  name: string;
  /** The version that deprecated it. */
  since: string;
  /** The name that replaces it, in backticks. */
  instead: string;
}

/** The names that were reported on this page; a test clears them. */
export const reportedDeprecations = new Set<string>();

/** Warns in the console that a name will be removed, once for each page load. */
export function warnDeprecated({ name, since, instead }: Deprecation): void {
  if (reportedDeprecations.has(name)) return;
  reportedDeprecations.add(name);
  console.warn(`florin: ${name} is deprecated since ${since}: use ${instead}.`);
}

/**
 * Warns in development that a used name will be removed. It is an effect, so that neither a server nor a discarded
 * rendering warns.
 */
export function useDeprecation(isUsed: boolean, deprecation: Deprecation): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && isUsed) warnDeprecated(deprecation);
  }, [isUsed, deprecation]);
}
