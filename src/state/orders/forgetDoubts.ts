import type { Marks } from '../../services/marks';

/** The key in the tab's session storage. Its value contains the orders that must survive a reload of the page. */
export const DOUBTS_KEY = 'florin.doubts';

/**
 * Removes the orders of all users, or of all users except `userId`, from the session storage. This is a separate
 * module, so that public pages do not load the code of the wallets.
 */
export function forgetDoubts(marks: Marks, userId?: string): void {
  const text = marks.get(DOUBTS_KEY);
  const isOwn = userId !== undefined && text?.startsWith(`{"userId":${JSON.stringify(userId)},`);
  if (text !== null && !isOwn) marks.remove(DOUBTS_KEY);
}
