/** Reads or writes the storage. A browser may deny access to it; the result is then null. */
export function attempt<Answer>(action: (storage: Storage) => Answer): Answer | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}
