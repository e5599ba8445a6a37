import { useEffect } from 'react';

/** Bundlers replace `process.env.NODE_ENV`, as they do for MUI and React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A public name, such as a prop, that the next major version removes. */
export interface Deprecation {
  /** The name, such as ``'`onChoose` of SettingsSelect'``. */
  name: string;
  /** The version that deprecated the name. */
  since: string;
  /** The replacement: another public name, in backticks. */
  instead: string;
}

/** The names that were reported since the page loaded. Tests clear the set. */
export const reportedDeprecations = new Set<string>();

/** Warns in the console that a name will be removed. The warning appears once per page load. */
export function warnDeprecated({ name, since, instead }: Deprecation): void {
  if (reportedDeprecations.has(name)) return;
  reportedDeprecations.add(name);
  console.warn(`florin: ${name} is deprecated since ${since}: use ${instead}.`);
}

/**
 * Warns in development if the app uses a name that will be removed. The warning is in an effect, so a server or a
 * discarded render does not warn.
 */
export function useDeprecation(isUsed: boolean, deprecation: Deprecation): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && isUsed) warnDeprecated(deprecation);
  }, [isUsed, deprecation]);
}
