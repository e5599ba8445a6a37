import { livePaths, neutralPath, paths } from './paths';

/** The page above a page without a tab. */
const PARENTS: Readonly<Partial<Record<string, string>>> = {
  [livePaths.history]: paths.payments,
  [livePaths.contacts]: paths.payments,
  [livePaths.data]: paths.settings,
  [paths.profile]: paths.settings,
};

/**
 * Returns the path of the page above a page of the second level: the history for a transaction, the wallet for a
 * currency. Returns undefined for a page with a tab.
 */
export function parentOf(pathname: string): string | undefined {
  const neutral = neutralPath(pathname);
  return neutral === pathname ? PARENTS[pathname] : neutral;
}

/** Returns the path of the tab that a page belongs to: its own, or that of the nearest page above with a tab. */
export function tabOf(pathname: string): string {
  const parent = parentOf(pathname);
  return parent === undefined ? pathname : tabOf(parent);
}
