import type { Marks } from '../../services/marks';

/** The key of the text with the orders that are kept for a reload. */
export const DOUBTS_KEY = 'florin.doubts';

/**
 * Removes the kept orders of all users, or of all users other than `userId`. A separate module, because public pages do
 * not need the code of the wallets.
 */
export function forgetDoubts(marks: Marks, userId?: string): void {
  const text = marks.get(DOUBTS_KEY);
  const isOwn = userId !== undefined && text?.startsWith(`{"userId":${JSON.stringify(userId)},`);
  if (text !== null && !isOwn) marks.remove(DOUBTS_KEY);
}
